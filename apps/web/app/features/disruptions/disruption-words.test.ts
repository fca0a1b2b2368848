import { expect, test } from 'vitest'
import { timeFormatIn } from '#app/visit/time.tsx'
import { leadOf, moveWords, noticeFacts } from './disruption-words.ts'

test('what was public before goes back to active; what was not is published', () => {
  expect(moveWords('Active', 'Ready')).toBe('Publish')
  expect(moveWords('Active', 'Resolved')).toBe('Back to active')
  expect(moveWords('Draft', 'Ready')).toBe('Back to draft')
})

test('a resolved disruption asks for notices only while somebody waits for one', () => {
  expect(leadOf({ status: 'Resolved', waitingCount: 1 })).toMatch(/Send notices to those who wait/)
  expect(leadOf({ status: 'Resolved', waitingCount: 0 })).toMatch(/nobody is waiting for a notice/)
  expect(leadOf({ status: 'Closed', waitingCount: 0 })).toMatch(/^This disruption is over/)
})

const SENT_AT = '2026-12-03T09:00:00.000Z'
const ENDED_AT = '2026-12-05T09:00:00.000Z'

test.for([
  ['None', null, null, []],
  ['Waiting', null, null, ['Notice waiting']],
  ['Queued', SENT_AT, null, ['Notice on its way']],
  ['Sent', SENT_AT, null, ['Notice sent on 3 December 2026']],
  ['Sent', SENT_AT, ENDED_AT, ['Notice sent on 3 December 2026', 'Ended notices on 5 December 2026']],
  ['Refused', null, ENDED_AT, ['Ended notices on 5 December 2026']],
  ['Failed', SENT_AT, ENDED_AT, ['Notice not delivered', 'Ended notices on 5 December 2026']],
] as const)(
  'of a notice that is %s, queued at %s and ended at %s: %j',
  ([notice, noticedAt, endedAt, facts]) => {
    expect(noticeFacts({ notice, noticedAt, endedAt }, timeFormatIn('UTC'))).toEqual(facts)
  },
)
