import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { capsules } from '../../test/plans/written-doses.ts'
import { daysCovered } from './days-covered.ts'
import type { SupplyingOrder } from './deliveries.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
/** Packs of one capsule, of which one is taken a day. */
const line = (packs: number, productId = 'magnesium') => ({ productId, packs })
const arrived = (on: number | null, ...lines: SupplyingOrder['lines']): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: on === null ? null : day(on),
  isCanceled: false,
  lines,
})
const taking = (duration: Duration | null = null, productId = 'magnesium') =>
  capsules(productId, { duration })
const at = (days: number, orders: SupplyingOrder[], products = [taking()]) =>
  daysCovered({ orders, products }, day(days))

test.for<[what: string, at: number, orders: SupplyingOrder[], percent: number, covered: number]>([
  ['the first whole day', 1, [arrived(0, line(30))], 100, 1],
  ['the last day of a pack', 30, [arrived(0, line(30))], 100, 30],
  ['the day after', 31, [arrived(0, line(30))], 96, 30],
  ['twice as long as the packs', 60, [arrived(0, line(30))], 50, 30],
  ['a gap between two deliveries', 50, [arrived(0, line(20)), arrived(30, line(20))], 80, 40],
  ['packs that came early, carried over', 60, [arrived(0, line(30)), arrived(10, line(30))], 100, 60],
  ['more than was to be taken, capped', 10, [arrived(0, line(30)), arrived(1, line(30))], 100, 10],
  ['one day in three hundred, rounded down', 300, [arrived(0, line(299))], 99, 299],
])('counts days with packs: %s', ([, days, orders, percent, covered]) => {
  expect(at(days, orders)).toEqual({ percent, covered, days })
})

test('ends with the planned duration', () => {
  const orders = [arrived(0, line(15))]
  expect([29, 30, 99].map((days) => at(days, orders, [taking('For1Month')]))).toEqual([
    { percent: 51, covered: 15, days: 29 },
    { percent: 50, covered: 15, days: 30 },
    { percent: 50, covered: 15, days: 30 },
  ])
})

test('counts a day of the calendar once, and as covered when each product of that day has packs', () => {
  const both = [taking(), taking(null, 'zinc')]
  expect(at(9, [arrived(0, line(30), line(30, 'zinc'))], both)).toEqual({ percent: 100, covered: 9, days: 9 })
  expect(at(9, [arrived(0, line(30), line(4, 'zinc'))], both)).toEqual({ percent: 44, covered: 4, days: 9 })
  expect(at(9, [arrived(0, line(4), line(30, 'zinc'))], both)).toEqual({ percent: 44, covered: 4, days: 9 })
})

test('wants packs of a product from its own first delivery on, and none of one that never came', () => {
  const orders = [arrived(0, line(30)), arrived(20, line(5, 'zinc'))]
  const products = [taking(), taking(null, 'zinc'), taking(null, 'iron')]
  expect(at(30, orders, products)).toEqual({ percent: 83, covered: 25, days: 30 })
  expect(at(30, orders, products.toReversed())).toEqual({ percent: 83, covered: 25, days: 30 })
})

test('leaves out days on which nothing was to be taken', () => {
  const orders = [arrived(0, line(30)), arrived(40, line(30, 'zinc'))]
  expect(at(45, orders, [taking('For1Month'), taking(null, 'zinc')])).toEqual({
    percent: 100,
    covered: 35,
    days: 35,
  })
})

test('is not known before a day has passed, before a delivery, and where a supply is not known', () => {
  expect(at(0, [arrived(0, line(30))])).toEqual({ unknown: null })
  expect(at(9, [])).toEqual({ unknown: null })
  expect(at(9, [arrived(null, line(30)), arrived(10, line(30))])).toEqual({ unknown: null })
  const unknown = capsules('magnesium', { perPack: null })
  const orders = [arrived(0, line(30, 'zinc')), arrived(0, line(1))]
  expect(at(9, orders, [taking(null, 'zinc'), unknown])).toEqual({ unknown: 'PackUnknown' })
  expect(at(9, [arrived(0, line(30, 'zinc'))], [taking(null, 'zinc'), unknown])).toEqual({
    percent: 100,
    covered: 9,
    days: 9,
  })
})

test('does not count orders that were canceled, nor lines of which nothing is left', () => {
  const canceled = { ...arrived(30, line(30)), isCanceled: true }
  expect(at(60, [arrived(0, line(30)), canceled, arrived(30, line(0))])).toEqual({
    percent: 50,
    covered: 30,
    days: 60,
  })
})
