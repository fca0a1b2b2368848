import { expect, test } from 'vitest'
import { isNeverShown, shownBanner } from './shown-banner.ts'

const days = { id: 'days', dateFrom: '2026-11-20', dateTo: '2026-11-22' }
const moments = { id: 'moments', dateFrom: '2026-11-20T10:02:00Z', dateTo: '2026-11-20T10:04:00Z' }
const always = { id: 'always', dateFrom: null, dateTo: null }

test.for([
  ['2026-11-19T22:59:59Z', null],
  // Midnight in Amsterdam.
  ['2026-11-19T23:00:00Z', 'days'],
  ['2026-11-22T22:59:59Z', 'days'],
  ['2026-11-22T23:00:00Z', null],
])('at %s a banner of three days is %s', ([now, id]) => {
  expect(shownBanner('shop-banner', [days], new Date(now ?? ''))?.id ?? null).toBe(id)
})

test.for([
  ['2026-11-20T10:01:59Z', null],
  ['2026-11-20T10:02:00Z', 'moments'],
  ['2026-11-20T10:03:59Z', 'moments'],
  ['2026-11-20T10:04:00Z', null],
])('at %s a banner of two minutes is %s', ([now, id]) => {
  expect(shownBanner('pdp-banner', [moments], new Date(now ?? ''))?.id ?? null).toBe(id)
})

test('a banner with a last day alone is shown until then', () => {
  const until = { id: 'until', dateFrom: null, dateTo: '2026-11-22' }
  const at = (day: string) => shownBanner('shop-banner', [until], new Date(`${day}T12:00:00Z`))
  expect([at('2026-11-22')?.id, at('2026-11-23')]).toEqual(['until', null])
})

test('the top banner looks every five minutes, and falls back on the one without dates', () => {
  const from = { id: 'from', dateFrom: '2026-11-20T10:02:00Z', dateTo: null }
  const at = (time: string) => shownBanner('top-banner', [always, from], new Date(`2026-11-20T${time}Z`))?.id
  expect(at('10:04:59')).toBe('always')
  expect(at('10:05:00')).toBe('from')
  expect(shownBanner('top-banner', [days], new Date('2026-12-01T00:00:00Z'))).toBeNull()
})

test('elsewhere a banner without dates is not shown', () => {
  expect(shownBanner('dashboard-banner', [always], new Date('2026-11-20T10:00:00Z'))).toBeNull()
})

test('without dates a banner is shown at the top alone', () => {
  const [always, dated] = [
    { dateFrom: null, dateTo: null },
    { dateFrom: null, dateTo: '2026-12-01' },
  ]
  expect(isNeverShown('shop-banner', always)).toBe(true)
  expect(isNeverShown('shop-banner', dated)).toBe(false)
  expect(isNeverShown('top-banner', always)).toBe(false)
})
