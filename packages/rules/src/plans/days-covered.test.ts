import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import type { SuppliedLine, SupplyingOrder } from './client-supply.ts'
import { daysCovered } from './days-covered.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
const line = (days: number, productId = 'magnesium'): SuppliedLine => ({
  productId,
  isCanceled: false,
  supply: { days },
})
const arrived = (on: number | null, ...lines: SuppliedLine[]): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: on === null ? null : day(on),
  lines,
})
const taking = (duration: Duration | null = null, productId = 'magnesium') => ({ productId, duration })
const at = (days: number, orders: SupplyingOrder[], products = [taking()]) =>
  daysCovered({ orders, products }, day(days))

test.for<[what: string, at: number, orders: SupplyingOrder[], percent: number]>([
  ['the first whole day', 1, [arrived(0, line(30))], 100],
  ['the last day of a pack', 30, [arrived(0, line(30))], 100],
  ['the day after', 31, [arrived(0, line(30))], 96],
  ['twice as long as the packs', 60, [arrived(0, line(30))], 50],
  ['a gap between two deliveries', 50, [arrived(0, line(20)), arrived(30, line(20))], 80],
  ['packs that came early, carried over', 60, [arrived(0, line(30)), arrived(10, line(30))], 100],
  ['more than was to be taken, capped', 10, [arrived(0, line(30)), arrived(1, line(30))], 100],
  ['one day in three hundred, rounded down', 300, [arrived(0, line(299))], 99],
])('counts days with packs: %s', ([, days, orders, percent]) => {
  expect(at(days, orders)).toEqual({ percent, days })
})

test('ends with the planned duration', () => {
  const orders = [arrived(0, line(15))]
  expect([29, 30, 99].map((days) => at(days, orders, [taking('For1Month')]))).toEqual([
    { percent: 51, days: 29 },
    { percent: 50, days: 30 },
    { percent: 50, days: 30 },
  ])
})

test('adds the days of several products up, each from its own first delivery', () => {
  const orders = [arrived(0, line(30)), arrived(20, line(5, 'zinc'))]
  const products = [taking(), taking(null, 'zinc'), taking(null, 'iron')]
  expect(at(30, orders, products)).toEqual({ percent: 87, days: 40 })
})

test('is not known before a day has passed, before a delivery, and where a supply is not known', () => {
  expect(at(0, [arrived(0, line(30))])).toEqual({ unknown: null })
  expect(at(9, [])).toEqual({ unknown: null })
  expect(at(9, [arrived(null, line(30)), arrived(10, line(30))])).toEqual({ unknown: null })
  const unknown = arrived(0, { ...line(0), supply: { unknown: 'PackUnknown' } })
  expect(at(9, [arrived(0, line(30, 'zinc')), unknown], [taking(null, 'zinc'), taking()])).toEqual({
    unknown: 'PackUnknown',
  })
})

test('does not count lines that were canceled', () => {
  expect(at(60, [arrived(0, line(30)), arrived(30, { ...line(30), isCanceled: true })])).toEqual({
    percent: 50,
    days: 60,
  })
})
