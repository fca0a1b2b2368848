import { expect, test } from 'vitest'
import { capsules } from '../../test/plans/written-doses.ts'
import type { SupplyingOrder } from './deliveries.ts'
import { planClientState } from './plan-client-status.ts'
import { type SuppliedProduct, suppliedDays } from './supplied-days.ts'

const START = new Date('2026-03-01T10:00:00Z')
const day = (days: number) => new Date(START.getTime() + days * 86_400_000)
const arrived = (on: number, packs: number, productId = 'magnesium'): SupplyingOrder => ({
  placedAt: START,
  deliveredAt: day(on),
  isCanceled: false,
  lines: [{ productId, packs }],
})
const daysOf = ({ productId, supply }: SuppliedProduct, orders: SupplyingOrder[]) =>
  supply.isKnown ? suppliedDays({ productId, supply }, orders) : null
const phase = (days: number | null, intakeAmount: number) => ({
  days,
  intakeAmount,
  intakeTime: ['Morning' as const],
})
const rising = { phases: [phase(30, 1), phase(null, 2)], cycle: null, startDay: 0 }

test('packs of a dose that rose are used up with the dose of their own days', () => {
  const item = capsules('magnesium', { schedule: rising })
  expect(daysOf(item, [arrived(0, 30), arrived(60, 60)])).toEqual({
    startsAt: START,
    endsAt: day(90),
    spans: [
      { from: 0, to: 30 },
      { from: 60, to: 90 },
    ],
    left: 0,
  })
  expect(daysOf(item, [arrived(0, 30), arrived(20, 60)])?.spans).toEqual([
    { from: 0, to: 30 },
    { from: 30, to: 60 },
  ])
})

test('what is too little for a day is added to the next packs', () => {
  const item = capsules('magnesium', { intakeAmount: 3 })
  expect(daysOf(item, [arrived(0, 10), arrived(10, 11)])).toMatchObject({
    spans: [
      { from: 0, to: 3 },
      { from: 10, to: 14 },
    ],
    left: 0,
  })
})

test('an item begins on its day of the plan, which begins with the first delivery of anything', () => {
  const item = capsules('zinc', { schedule: { ...rising, startDay: 14 } })
  const starts = (on: number) => daysOf(item, [arrived(0, 1), arrived(on, 30, 'zinc')])
  expect(starts(0)).toMatchObject({ startsAt: day(14), spans: [{ from: 0, to: 30 }] })
  expect(starts(20)).toMatchObject({ startsAt: day(20), spans: [{ from: 0, to: 30 }] })
  const underWay = { ...arrived(0, 1), deliveredAt: null }
  expect(daysOf(item, [underWay, arrived(20, 30, 'zinc')])).toMatchObject({ startsAt: day(34) })
})

test('a course that is over asks for no refill, and its packs last no longer', () => {
  const course = capsules('magnesium', { schedule: { ...rising, phases: [phase(7, 1), phase(3, 2)] } })
  const facts = {
    invitedAt: START,
    firstViewedAt: START,
    cartAt: null,
    areOrdersKnown: true,
    areVisitsKnown: true,
    products: [course],
    orders: [arrived(0, 60), arrived(40, 1)],
    days: { notViewedDays: 7, notOrderedDays: 7, refillDays: 7 },
    dismissed: null,
  }
  expect(daysOf(course, facts.orders)?.spans).toEqual([
    { from: 0, to: 10 },
    { from: 40, to: 40 },
  ])
  expect([9, 10, 50].map((days) => planClientState(facts, day(days)))).toMatchObject([
    { status: 'Ordered', supplyEndsAt: null, changesAt: day(10) },
    { status: 'Completed', alert: null, changesAt: null },
    { status: 'Completed', alert: null, changesAt: null },
  ])
})
