import type { Duration } from '@salvia/contract/words/plans'
import { expect, test } from 'vitest'
import type { SupplyingOrder } from './client-supply.ts'
import { type RefilledItem, refillBasket } from './refill-basket.ts'
import { daysOfSupply, itemSupply } from './supply.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)

/** One capsule a day; thirty in a pack unless said otherwise. */
const item = (id: string, { duration = null as Duration | null, perPack = 30 as number | null } = {}) => {
  const serving = { amount: 1, intakeFormatId: 'capsule' }
  const dose = {
    intakeAmount: 1,
    intakeTime: ['Morning' as const],
    schedule: null,
    intakeFormatId: 'capsule',
  }
  const product = { servingsPerContainer: perPack, mainServing: serving }
  return { id, productId: id, duration, supply: itemSupply({ ...dose, product }) } satisfies RefilledItem
}
const arrived = (
  on: number | null,
  packs: Record<string, number>,
  items: RefilledItem[],
): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: on === null ? null : day(on),
  lines: items
    .filter(({ id }) => packs[id] !== undefined)
    .map(({ id, supply }) => ({
      productId: id,
      isCanceled: false,
      supply: { days: daysOfSupply(supply, packs[id] ?? 0) ?? 0 },
    })),
})
const basketAt = (days: number, items: RefilledItem[], orders: SupplyingOrder[]) => {
  const { until, refills } = refillBasket({ items, orders }, day(days))
  return { until, refills: refills.map(({ itemId, packs, reason }) => `${itemId} ${packs} ${reason}`) }
}

test('brings all items to the day on which the last one runs out', () => {
  const items = [item('magnesium'), item('zinc'), item('iron')]
  const orders = [arrived(0, { magnesium: 3, zinc: 1 }, items)]
  expect(basketAt(25, items, orders)).toEqual({
    until: day(90),
    refills: ['magnesium 0 Enough', 'zinc 2 Needed', 'iron 3 Needed'],
  })
})

test.for([
  [29, 1],
  [30, 1],
  [31, 1],
  [60, 1],
])('lasts a month from now at least: on day %i it is %i pack', ([on = 0, packs]) => {
  const items = [item('magnesium')]
  const basket = basketAt(on, items, [arrived(0, { magnesium: 1 }, items)])
  expect(basket).toEqual({ until: day(on + 30), refills: [`magnesium ${packs} Needed`] })
})

test('needs nothing where what is there lasts a month and is level', () => {
  const items = [item('magnesium'), item('zinc')]
  const orders = [arrived(0, { magnesium: 2, zinc: 2 }, items)]
  expect(basketAt(30, items, orders)).toEqual({
    until: day(60),
    refills: ['magnesium 0 Enough', 'zinc 0 Enough'],
  })
})

test('buys for the days of a duration that are left, and nothing once they are over', () => {
  const items = [item('magnesium', { duration: 'For2Month' }), item('zinc', { perPack: 10 })]
  const orders = [arrived(0, { magnesium: 1, zinc: 4 }, items)]
  const magnesium = (days: number) => basketAt(days, items, orders).refills[0]
  expect([29, 30, 59, 60].map(magnesium)).toEqual([
    'magnesium 1 Needed',
    'magnesium 1 Needed',
    'magnesium 1 Needed',
    'magnesium 0 Over',
  ])
  const enough = [item('magnesium', { duration: 'For1Month' })]
  expect(basketAt(5, enough, [arrived(0, { magnesium: 1 }, enough)])).toEqual({
    until: null,
    refills: ['magnesium 0 Over'],
  })
})

test('takes one pack where it is not known how long it lasts, and none that is on its way', () => {
  const items = [item('magnesium', { perPack: null }), item('zinc'), item('iron')]
  const orders = [arrived(null, { zinc: 1 }, items), arrived(9, { iron: 1 }, items)]
  expect(basketAt(5, items, orders)).toEqual({
    until: null,
    refills: ['magnesium 1 Unknown', 'zinc 0 UnderWay', 'iron 0 UnderWay'],
  })
})

test('says until when what is there lasts', () => {
  const items = [item('magnesium'), item('zinc')]
  const orders = [arrived(0, { magnesium: 1 }, items)]
  expect(refillBasket({ items, orders }, day(10)).refills.map(({ lastsUntil }) => lastsUntil)).toEqual([
    day(30),
    null,
  ])
})

test('takes no more than a cart holds', () => {
  const items = [item('magnesium'), item('zinc', { perPack: 1 })]
  const orders = [arrived(0, { magnesium: 5 }, items)]
  expect(basketAt(0, items, orders).refills).toEqual(['magnesium 0 Enough', 'zinc 99 Needed'])
})

test.for(['UntilProductFinished', 'UntilSymptomsResolve', 'AsNeeded'] as const)(
  'does not buy again what ends with its packs, only for the first time: %s',
  (duration) => {
    const items = [item('magnesium', { duration }), item('zinc', { duration })]
    expect(basketAt(5, items, [arrived(0, { magnesium: 1 }, items)])).toEqual({
      until: day(35),
      refills: ['magnesium 0 Over', 'zinc 1 Needed'],
    })
  },
)
