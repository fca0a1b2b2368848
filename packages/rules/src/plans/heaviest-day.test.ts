import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction, fractionOf } from '../nutrition/fraction.ts'
import { type DosedItem, doseCalendar } from './dose-calendar.ts'
import { heaviestDay } from './heaviest-day.ts'

type Schedule = NonNullable<DosedItem['schedule']>
const once = (intakeAmount: number, days: number | null) => ({
  days,
  intakeAmount,
  intakeTime: ['OneTimePerDay' as const],
})
const plain: Schedule = { phases: [once(1, null)], cycle: null, startDay: 0 }

function dose(schedule: Schedule, perUnit = 1) {
  const item = { intakeAmount: null, intakeTime: [], duration: null, schedule }
  const calendar = doseCalendar(item)
  if (!calendar.isKnown) throw new Error(calendar.reason)
  return { calendar, perUnit: fractionOf(perUnit) }
}

const heaviest = (...doses: ReturnType<typeof dose>[]) => {
  const day = heaviestDay(doses)
  return { units: day.doses.map(({ units }) => units), total: day.total }
}

test('doses that never change weigh the same on each day', () => {
  expect(heaviest(dose(plain, 100), dose({ ...plain, phases: [once(2, null)] }, 0.5))).toEqual({
    units: [1, 2],
    total: fraction(101n),
  })
  expect(heaviest()).toEqual({ units: [], total: fraction(0n) })
})

test('the heaviest day may be one on which no single dose is at its most', () => {
  const falling: Schedule = { ...plain, phases: [once(5, 10), once(3, null)] }
  const later: Schedule = { ...plain, phases: [once(4, null)], startDay: 10 }
  expect(heaviest(dose(falling), dose(later))).toEqual({ units: [3, 4], total: fraction(7n) })
})

test('doses that are never taken on one day are not added up', () => {
  const even: Schedule = { ...plain, cycle: { daysOn: 1, daysOff: 1 } }
  expect(heaviest(dose(even), dose({ ...even, startDay: 1 }))).toEqual({ units: [1, 0], total: fraction(1n) })
})

test('cycles are followed until they have met', () => {
  const sixth: Schedule = { ...plain, cycle: { daysOn: 1, daysOff: 5 } }
  const fifth: Schedule = { ...plain, cycle: { daysOn: 1, daysOff: 4 }, startDay: 4 }
  expect(heaviest(dose(sixth), dose(fifth))).toEqual({ units: [1, 1], total: fraction(2n) })
})

const days = fc.option(fc.integer({ min: 1, max: 20 }), { nil: 5 })
const schedule: fc.Arbitrary<Schedule> = fc.record({
  phases: fc
    .array(fc.tuple(fc.integer({ min: 1, max: 9 }), days), { minLength: 1, maxLength: 4 })
    .map((each) => each.map(([units, lasting], at) => once(units, at === each.length - 1 ? null : lasting))),
  cycle: fc.option(
    fc.record({ daysOn: fc.integer({ min: 1, max: 4 }), daysOff: fc.integer({ min: 1, max: 3 }) }),
  ),
  startDay: fc.integer({ min: 0, max: 15 }),
})

test('no day of two years is heavier', () => {
  fc.assert(
    fc.property(fc.array(schedule, { minLength: 1, maxLength: 3 }), (schedules) => {
      const doses = schedules.map((each, at) => dose(each, at + 1))
      const totals = Array.from({ length: 730 }, (_, day) =>
        doses.reduce((all, { calendar }, at) => all + (at + 1) * (calendar.on(day)?.unitsPerDay ?? 0), 0),
      )
      expect(heaviest(...doses).total).toEqual(fractionOf(Math.max(...totals)))
    }),
    { numRuns: 200 },
  )
})
