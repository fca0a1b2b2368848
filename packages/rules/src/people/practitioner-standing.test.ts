import { expect, test } from 'vitest'
import { nextStanding } from './practitioner-standing.ts'

test.for([
  ['New', 'upload', 'PendingApproval'],
  ['PendingApproval', 'upload', 'PendingApproval'],
  ['Rejected', 'upload', 'PendingApproval'],
  ['Approved', 'upload', 'Approved'],
  ['Suspended', 'upload', null],
  ['Suspended', 'approve', null],
  ['Suspended', 'reject', null],
  ['Suspended', 'reopen', null],
  ['Deleted', 'upload', null],
  ['Deleted', 'approve', null],
] as const)('%s, then %s: %s', ([from, event, to]) => {
  expect(nextStanding(from, event)).toBe(to)
})

test.for(['New', 'PendingApproval', 'Approved', 'Rejected'] as const)('an admin decides over %s', (from) => {
  expect(nextStanding(from, 'approve')).toBe('Approved')
  expect(nextStanding(from, 'reject')).toBe('Rejected')
  expect(nextStanding(from, 'suspend')).toBe('Suspended')
  expect(nextStanding(from, 'reopen')).toBe('PendingApproval')
})
