import { expect, test } from 'vitest'
import { nextStanding } from './practitioner-standing.ts'

test.for([
  ['New', 'upload', 'PendingApproval'],
  ['PendingApproval', 'upload', 'PendingApproval'],
  ['Rejected', 'upload', 'PendingApproval'],
  ['Approved', 'upload', 'Approved'],
  ['Suspended', 'upload', null],
  ['New', 'verify', 'Approved'],
  ['PendingApproval', 'verify', null],
  ['Rejected', 'verify', null],
  ['Suspended', 'verify', null],
  ['Suspended', 'erase', 'Deleted'],
  ['Deleted', 'erase', 'Deleted'],
  ['Deleted', 'verify', null],
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
  expect(nextStanding(from, 'erase')).toBe('Deleted')
})
