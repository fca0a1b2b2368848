import { expect, test } from 'vitest'
import { capsules } from '../../test/plans/written-doses.ts'
import type { SupplyingOrder } from './deliveries.ts'
import { type RefilledItem, refillBasket } from './refill-basket.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)

/** One capsule a day; thirty in a pack unless said otherwise. */
const item = (id: string, rest: Parameters<typeof capsules>[1] = {}): RefilledItem => ({
  id,
  ...capsules(id, { perPack: 30, ...rest }),
})
const arrived = (on: number | null, packs: Record<string, number>): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: on === null ? null : day(on),
  isCanceled: false,
  lines: Object.entries(packs).map(([productId, count]) => ({ productId, packs: count })),
})
const basketAt = (days: number, items: RefilledItem[], orders: SupplyingOrder[]) => {
  const { until, refills } = refillBasket({ items, orders }, day(days))
  return { until, refills: refills.map(({ itemId, packs, reason }) => `${itemId} ${packs} ${reason}`) }
}

test('brings all items to the day on which the last one runs out', () => {
  const items = [item('magnesium'), item('zinc'), item('iron')]
  const orders = [arrived(0, { magnesium: 3, zinc: 1 })]
  expect(basketAt(25, items, orders)).toEqual({
    until: day(90),
    refills: ['magnesium 0 Enough', 'zinc 2 Needed', 'iron 3 NeverOrdered'],
  })
})

test.for([
  [29, 1],
  [30, 1],
  [31, 1],
  [60, 1],
])('lasts a month from now at least: on day %i it is %i pack', ([on = 0, packs]) => {
  const items = [item('magnesium')]
  const basket = basketAt(on, items, [arrived(0, { magnesium: 1 })])
  expect(basket).toEqual({ until: day(on + 30), refills: [`magnesium ${packs} Needed`] })
})

test('needs nothing where what is there lasts a month and is level', () => {
  const items = [item('magnesium'), item('zinc')]
  const orders = [arrived(0, { magnesium: 2, zinc: 2 })]
  expect(basketAt(30, items, orders)).toEqual({
    until: day(60),
    refills: ['magnesium 0 Enough', 'zinc 0 Enough'],
  })
})

test('buys for the days of a duration that are left, and nothing once they are over', () => {
  const items = [item('magnesium', { duration: 'For2Month' }), item('zinc', { perPack: 10 })]
  const orders = [arrived(0, { magnesium: 1, zinc: 4 })]
  const magnesium = (days: number) => basketAt(days, items, orders).refills[0]
  expect([29, 30, 59, 60].map(magnesium)).toEqual([
    'magnesium 1 Needed',
    'magnesium 1 Needed',
    'magnesium 1 Needed',
    'magnesium 0 Over',
  ])
  const enough = [item('magnesium', { duration: 'For1Month' })]
  expect(basketAt(5, enough, [arrived(0, { magnesium: 1 })])).toEqual({
    until: null,
    refills: ['magnesium 0 Over'],
  })
})

test('takes one pack where it is not known how long it lasts, and none that is on its way', () => {
  const items = [item('magnesium', { perPack: null }), item('zinc'), item('iron')]
  const orders = [arrived(null, { zinc: 1 }), arrived(9, { iron: 1 })]
  expect(basketAt(5, items, orders)).toEqual({
    until: null,
    refills: ['magnesium 1 Unknown', 'zinc 0 UnderWay', 'iron 0 UnderWay'],
  })
})

test('says until when what is there lasts', () => {
  const items = [item('magnesium'), item('zinc')]
  const orders = [arrived(0, { magnesium: 1 })]
  expect(refillBasket({ items, orders }, day(10)).refills.map(({ lastsUntil }) => lastsUntil)).toEqual([
    day(30),
    null,
  ])
})

test('takes no more than a cart holds', () => {
  const items = [item('magnesium'), item('zinc', { perPack: 1 })]
  const orders = [arrived(0, { magnesium: 5 })]
  expect(basketAt(0, items, orders).refills).toEqual(['magnesium 0 Enough', 'zinc 99 NeverOrdered'])
})

test.for(['UntilProductFinished', 'UntilSymptomsResolve', 'AsNeeded'] as const)(
  'does not buy again what ends with its packs, only for the first time: %s',
  (duration) => {
    const items = [item('magnesium', { duration }), item('zinc', { duration })]
    expect(basketAt(5, items, [arrived(0, { magnesium: 1 })])).toEqual({
      until: day(35),
      refills: ['magnesium 0 Over', 'zinc 1 NeverOrdered'],
    })
  },
)

/** One a day for thirty days, then two. */
const rising = {
  phases: [
    { days: 30, intakeAmount: 1, intakeTime: ['Morning' as const] },
    { days: null, intakeAmount: 2, intakeTime: ['Morning' as const] },
  ],
  cycle: null,
  startDay: 0,
}

test('counts packs with the dose of the days for which they are bought', () => {
  const items = [item('magnesium', { schedule: rising })]
  const orders = [arrived(0, { magnesium: 1 })]
  expect(basketAt(25, items, orders)).toEqual({ until: day(55), refills: ['magnesium 2 Needed'] })
})

test('has enough of an item whose next days need nothing', () => {
  const weekOff = { phases: rising.phases.slice(0, 1), cycle: { daysOn: 10, daysOff: 60 }, startDay: 0 }
  const phases = [{ days: null, intakeAmount: 1, intakeTime: ['Morning' as const] }]
  const items = [item('magnesium', { schedule: { ...weekOff, phases }, perPack: 5 })]
  const { until, refills } = refillBasket({ items, orders: [arrived(0, { magnesium: 1 })] }, day(12))
  expect(until).toEqual(day(42))
  expect(refills).toEqual([{ itemId: 'magnesium', packs: 0, reason: 'Enough', lastsUntil: day(42) }])
})
