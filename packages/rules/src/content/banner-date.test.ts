import { expect, test } from 'vitest'
import { readBannerDate } from './banner-date.ts'

test.for([
  ['2026-11-29', '2026-11-29'],
  ['2026-11-29T00:00:00Z', '2026-11-29T00:00:00.000Z'],
  ['2026-11-29T00:00:00+01:00', '2026-11-28T23:00:00.000Z'],
  ['2026-11-29T00:00-05:00', '2026-11-29T05:00:00.000Z'],
  // By the seller's clock, in winter and in summer.
  ['2026-11-29T00:00', '2026-11-28T23:00:00.000Z'],
  ['2026-07-29T00:00:30', '2026-07-28T22:00:30.000Z'],
  ['2026-07-29T09:15:30.5', '2026-07-29T07:15:30.500Z'],
  // Summer time skips this hour, and sets the clock back to this one: the first counts.
  ['2027-03-28T02:30', '2027-03-28T01:30:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
])('%s is %s', ([written = '', read]) => {
  expect(readBannerDate(written)).toBe(read)
})
