import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeFormatIn } from './time.tsx'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-26T12:00:00.000Z') }))
afterEach(() => void vi.useRealTimers())

test.for([
  ['short', '2026-04-01T09:05:00.000Z', '1 Apr'],
  ['short', '2025-12-05T09:05:00.000Z', '5 Dec 2025'],
  ['time', '2026-04-01T09:05:00.000Z', '1 Apr, 09:05'],
  ['time', '2025-12-25T17:28:00.000Z', '25 Dec 2025, 17:28'],
  ['weekday', '2025-12-25T17:28:00.000Z', 'Thursday 25 December'],
] as const)('%s of %s says the year where it is another one: %s', ([style, instant, written]) => {
  expect(timeFormatIn('UTC')(instant, style)).toBe(written)
})
