import { expect, test } from 'vitest'
import { jobsState, mailState, overallState } from './part-states.ts'

const NOW = new Date('2026-12-04T12:00:00.000Z')
const EARLIER = new Date('2026-12-04T11:00:00.000Z')

test('jobs fail once one is due for five minutes, since that one is due', () => {
  expect(jobsState(299, NOW)).toEqual({ state: 'Works', failsSince: null })
  expect(jobsState(300, NOW)).toEqual({ state: 'Fails', failsSince: '2026-12-04T11:55:00.000Z' })
})

test.for([
  ['none was sent and none failed', null, null, 0, 'Unknown'],
  ['those to several mailboxes failed', NOW, EARLIER, 2, 'Fails'],
  ['one mailbox took none', NOW, EARLIER, 1, 'Works'],
  ['one mailbox took none and nothing else was sent', null, EARLIER, 1, 'Unknown'],
  ['none failed', NOW, null, 0, 'Works'],
] as const)('mails where %s', ([, lastSent, failedSince, failedMailboxes, state]) => {
  const failsSince = state === 'Fails' ? EARLIER.toISOString() : null
  expect(mailState({ lastSent, failedSince, failedMailboxes })).toEqual({ state, failsSince })
})

test('one part that fails counts more than one that is not known, which counts more than all that work', () => {
  expect(overallState(['Works', 'Unknown', 'Fails'])).toBe('Fails')
  expect(overallState(['Works', 'Unknown', 'Off'])).toBe('Unknown')
  expect(overallState(['Works', 'Off'])).toBe('Works')
})
