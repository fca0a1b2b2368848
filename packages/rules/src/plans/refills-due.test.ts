import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import { capsules } from '../../test/plans/written-doses.ts'
import { clientSupply } from './client-supply.ts'
import type { SupplyingOrder } from './deliveries.ts'
import { refillsDue } from './refills-due.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
/** Placed a day before it arrives; packs of one capsule, of which one is taken a day. */
const order = (arrives: number, packs: number, changes: Partial<SupplyingOrder> = {}): SupplyingOrder => ({
  placedAt: day(arrives - 1),
  deliveredAt: day(arrives),
  isCanceled: false,
  lines: [{ productId: 'magnesium', packs }],
  ...changes,
})
const due = (orders: SupplyingOrder[], at: number, duration: Duration | null = null) =>
  refillsDue(capsules('magnesium', { duration }), orders, day(at)).map(({ dueAt, isRefilled }) => [
    (dueAt.getTime() - START.getTime()) / 86_400_000,
    isRefilled,
  ])

test.for<[what: string, orders: SupplyingOrder[], at: number, found: (number | boolean)[][]]>([
  ['nothing before it has run out', [order(0, 30)], 29, []],
  ['nothing while it may still be refilled in time', [order(0, 30)], 44, []],
  ['one that was not refilled, after 14 days', [order(0, 30)], 45, [[30, false]]],
  ['one that was ordered on the last day', [order(0, 30), order(45, 30)], 46, [[30, true]]],
  ['one that was ordered a day late', [order(0, 30), order(46, 30)], 47, [[30, false]]],
  ['one that was refilled before', [order(0, 30), order(10, 30)], 30, [[30, true]]],
  [
    'the second, with what was left of the first',
    [order(0, 30), order(10, 30)],
    75,
    [
      [30, true],
      [60, false],
    ],
  ],
  ['one whose refill is under way', [order(0, 30), order(32, 30, { deliveredAt: null })], 40, [[30, true]]],
  ['no order that was canceled', [order(0, 30), order(31, 30, { isCanceled: true })], 45, [[30, false]]],
  ['no pack that was refunded', [order(0, 30), order(31, 0)], 45, [[30, false]]],
])('counts %s', ([, orders, at, found]) => {
  expect(due(orders, at)).toEqual(found)
})

test('nothing is due once the product is to be taken no longer, or is taken until it is used up', () => {
  expect(due([order(0, 30)], 99, 'For1Month')).toEqual([])
  expect(due([order(0, 29)], 99, 'For1Month')).toEqual([[29, false]])
  expect(due([order(0, 30)], 99, 'UntilProductFinished')).toEqual([])
})

test('nothing is said of a product whose packs are not known, or that was not ordered', () => {
  expect(refillsDue(capsules('magnesium', { perPack: null }), [order(0, 30)], day(99))).toEqual([])
  expect(refillsDue(capsules('zinc'), [order(0, 30)], day(99))).toEqual([])
})

test('an item that begins later in its plan begins with the first delivery of anything, as the supply does', () => {
  const phases = [{ days: null, intakeAmount: 1, intakeTime: ['Morning' as const] }]
  const late = capsules('magnesium', { schedule: { startDay: 30, cycle: null, phases } })
  const orders = [order(0, 0, { lines: [{ productId: 'zinc', packs: 1 }] }), order(40, 30)]
  expect(refillsDue(late, orders, day(120))).toEqual([{ dueAt: day(70), isRefilled: false }])
  expect(clientSupply({ orders, products: [late] }, day(120)).endsAt).toEqual(day(70))
})
