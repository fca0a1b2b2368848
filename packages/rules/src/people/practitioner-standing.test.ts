import { userStatuses } from '@salvia/contract/words/identity'
import { expect, test } from 'vitest'
import { nextStanding } from './practitioner-standing.ts'

test.for([
  ['New', 'upload', 'PendingApproval'],
  ['PendingApproval', 'upload', 'PendingApproval'],
  ['Rejected', 'upload', 'PendingApproval'],
  ['Approved', 'upload', 'Approved'],
  ['Suspended', 'upload', null],
  ['Deleted', 'upload', null],
  ['Deleted', 'approve', null],
  ['Suspended', 'approve', 'Approved'],
] as const)('%s, then %s: %s', ([from, event, to]) => {
  expect(nextStanding(from, event)).toBe(to)
})

test.for(userStatuses.filter((status) => status !== 'Deleted'))('an admin decides over %s', (from) => {
  expect(nextStanding(from, 'approve')).toBe('Approved')
  expect(nextStanding(from, 'reject')).toBe('Rejected')
  expect(nextStanding(from, 'suspend')).toBe('Suspended')
  expect(nextStanding(from, 'reopen')).toBe('PendingApproval')
})
