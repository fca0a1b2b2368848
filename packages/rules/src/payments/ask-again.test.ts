import { expect, test } from 'vitest'
import { askAgainAt, askLeaseUntil, askRefundAt, isLongOver, retryAskAt } from './ask-again.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const minutes = (n: number) => new Date(NOW.getTime() + n * 60_000)

test('a session without a last word is asked about after 15 minutes, a process has 2 to ask', () => {
  expect(askAgainAt(NOW)).toEqual(minutes(15))
  expect(askLeaseUntil(NOW)).toEqual(minutes(2))
  expect(askRefundAt(NOW)).toEqual(minutes(15))
})

test.for([
  [0, 2],
  [8, 2],
  [12, 3],
  [240, 60],
  [5000, 60],
] as const)(
  '%i minutes old and without an answer, an attempt is asked about %i minutes later',
  ([age, later]) => {
    expect(retryAskAt(minutes(-age), NOW)).toEqual(minutes(later))
  },
)

test('an attempt is long over a day after its end', () => {
  const end = minutes(-24 * 60)
  expect(isLongOver(end, NOW)).toBe(true)
  expect(isLongOver(new Date(end.getTime() + 1), NOW)).toBe(false)
})
