import { expect, test } from 'vitest'
import { type BannerWindow, isBannerShown, pickTopBanner, roundToFiveMinutes } from './banner-window.ts'

type Banner = BannerWindow & { name: string }

const times = { dateFrom: '2026-11-20T09:00:00Z', dateTo: '2026-11-20T17:00:00Z' }
const days = { dateFrom: '2026-11-20', dateTo: '2026-11-21' }

test.for([
  { window: times, now: '2026-11-20T08:59:59.999Z', isShown: false },
  { window: times, now: '2026-11-20T09:00:00.000Z', isShown: true },
  { window: times, now: '2026-11-20T17:00:00.000Z', isShown: true },
  { window: times, now: '2026-11-20T17:00:00.001Z', isShown: false },
  { window: days, now: '2026-11-19T23:59:59.999Z', isShown: false },
  { window: days, now: '2026-11-20T00:00:00.000Z', isShown: true },
  { window: days, now: '2026-11-21T23:59:59.999Z', isShown: true },
  { window: days, now: '2026-11-22T00:00:00.000Z', isShown: false },
  { window: { ...days, dateFrom: null }, now: '2020-01-01T00:00:00Z', isShown: true },
  { window: { ...days, dateTo: null }, now: '2030-01-01T00:00:00Z', isShown: true },
  { window: { dateFrom: null, dateTo: null }, now: '2026-11-20T00:00:00Z', isShown: true },
])('from $window.dateFrom to $window.dateTo, at $now it is shown: $isShown', ({ window, now, isShown }) => {
  expect(isBannerShown(window, new Date(now))).toBe(isShown)
})

test.for([
  { now: '2026-11-20T09:00:00.000Z', rounded: '2026-11-20T09:00:00.000Z' },
  { now: '2026-11-20T09:04:59.999Z', rounded: '2026-11-20T09:00:00.000Z' },
  { now: '2026-11-20T09:05:00.000Z', rounded: '2026-11-20T09:05:00.000Z' },
])('$now is rounded to $rounded', ({ now, rounded }) => {
  expect(roundToFiveMinutes(new Date(now))).toEqual(new Date(rounded))
})

test('the first banner whose window holds now is on top, else the fallback', () => {
  const fallback: Banner = { name: 'fallback', dateFrom: null, dateTo: null }
  const sale: Banner = { name: 'sale', ...times }
  const late: Banner = { name: 'late', ...times }
  const at = (time: string) => pickTopBanner([sale, late], fallback, new Date(time))
  expect(at('2026-11-20T12:00:00Z')).toBe(sale)
  expect(at('2026-11-20T08:59:00Z')).toBe(fallback)
  expect(at('2026-11-20T17:04:59Z')).toBe(sale)
  expect(at('2026-11-20T17:05:00Z')).toBe(fallback)
  expect(pickTopBanner([], null, new Date('2026-11-20T12:00:00Z'))).toBeNull()
})
