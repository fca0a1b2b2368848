import { type UserStatus, userStatuses } from '@salvia/contract/words/identity'
import { expect, test } from 'vitest'
import { type AccountStanding, mayBecome, reopenedStanding } from './account-standing.ts'

const practitioner: AccountStanding = {
  userKindId: 'Practitioner',
  userStatusId: 'Approved',
  statusBeforeSuspension: null,
  emailVerified: true,
}
const client: AccountStanding = { ...practitioner, userKindId: 'Client' }

test.for([
  ['Practitioner', 'Approved', true, 'Approved'],
  ['Practitioner', 'PendingApproval', true, 'PendingApproval'],
  ['Practitioner', 'Rejected', true, 'Rejected'],
  ['Practitioner', 'New', false, 'New'],
  ['Practitioner', null, true, 'New'],
  ['Client', 'Approved', true, 'Approved'],
  ['Client', 'New', false, 'New'],
  ['Client', 'Approved', false, 'New'],
  ['Client', 'New', true, 'Approved'],
  ['Internal', 'Approved', true, 'Approved'],
  ['Internal', null, true, 'Approved'],
] as const)(
  'a suspended %s that was %s, verified %s, goes back to %s',
  ([userKindId, before, emailVerified, to]) => {
    const standing = { userKindId, statusBeforeSuspension: before, emailVerified }
    expect(reopenedStanding(standing)).toBe(to)
    const suspended = { ...standing, userStatusId: 'Suspended' as const }
    expect(userStatuses.filter((status) => mayBecome(suspended, status))).toEqual([to])
  },
)

const decided: UserStatus[] = ['PendingApproval', 'Approved', 'Rejected', 'Suspended']

test.for(['New', ...decided.slice(0, 3)] as UserStatus[])(
  'a practitioner that is %s is decided about',
  (from) => {
    const account = { ...practitioner, userStatusId: from }
    expect(userStatuses.filter((to) => mayBecome(account, to))).toEqual(decided)
  },
)

test.for(['New', 'Approved'] as const)('a client or an admin that is %s can only be suspended', (from) => {
  for (const userKindId of ['Client', 'Internal'] as const) {
    const account = { ...client, userKindId, userStatusId: from }
    expect(userStatuses.filter((to) => mayBecome(account, to))).toEqual(['Suspended'])
  }
})

test('what is deleted stays so', () => {
  for (const account of [practitioner, client])
    expect(userStatuses.filter((to) => mayBecome({ ...account, userStatusId: 'Deleted' }, to))).toEqual([])
})
