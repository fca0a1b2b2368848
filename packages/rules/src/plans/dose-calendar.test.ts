import type { Duration } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyItem, WALKED, writeDown } from '../../test/plans/written-doses.ts'
import {
  type DoseCalendar,
  type DosedItem,
  dayOfShortage,
  doseCalendar,
  unitsBetween,
} from './dose-calendar.ts'

const item = (rest: Partial<DosedItem> = {}): DosedItem => ({
  intakeAmount: 2,
  intakeTime: ['Morning'],
  duration: null,
  schedule: null,
  ...rest,
})

function known(given: DosedItem): DoseCalendar {
  const calendar = doseCalendar(given)
  if (!calendar.isKnown) throw new Error(calendar.reason)
  return calendar
}

const unitsOn = (calendar: DoseCalendar, day: number) => calendar.on(day)?.unitsPerDay ?? 0

const firstDays = (calendar: DoseCalendar, days: number) =>
  Array.from({ length: days }, (_, day) => unitsOn(calendar, day))

test('a plain dose is the same on each day of its duration, and over on the next', () => {
  const week = known(item({ duration: 'For1Week' }))
  expect(firstDays(week, 9)).toEqual([2, 2, 2, 2, 2, 2, 2, 0, 0])
  expect(week).toMatchObject({ firstDay: 0, endDay: 7, mostPerDay: 2 })
  expect(week.on(0)?.byTime).toEqual([{ time: 'Morning', units: 2 }])
  expect(week.on(-1)).toBeNull()
})

test.for<Duration | null>([null, 'Ongoing', 'AsNeeded', 'UntilProductFinished', 'UntilSymptomsResolve'])(
  'the duration %s has no end',
  (duration) => {
    expect(known(item({ duration }))).toMatchObject({ endDay: null, mostPerDay: 2 })
    expect(unitsOn(known(item({ duration })), 3000)).toBe(2)
  },
)

test('phases follow each other, the last one until the duration ends', () => {
  const rising = known(
    item({
      duration: 'For1Week',
      schedule: {
        phases: [
          { days: 2, intakeAmount: 1, intakeTime: ['Morning'] },
          { days: 2, intakeAmount: 1, intakeTime: ['Morning', 'Evening'] },
          { days: null, intakeAmount: 3, intakeTime: ['Evening'] },
        ],
        cycle: null,
        startDay: 0,
      },
    }),
  )
  expect(firstDays(rising, 8)).toEqual([1, 1, 2, 2, 3, 3, 3, 0])
  expect(rising).toMatchObject({ endDay: 7, mostPerDay: 3 })
})

test('a last phase with an end ends an item whose duration is open, and a phase after one without end is never reached', () => {
  const phases = [
    { days: 3, intakeAmount: 1, intakeTime: ['Morning' as const] },
    { days: 1, intakeAmount: 4, intakeTime: ['Morning' as const] },
  ]
  const course = known(item({ schedule: { phases, cycle: null, startDay: 0 } }))
  expect(firstDays(course, 6)).toEqual([1, 1, 1, 4, 0, 0])
  expect(course.endDay).toBe(4)
  const openFirst = phases.map((phase, at) => (at === 0 ? { ...phase, days: null } : phase))
  const forever = known(item({ schedule: { phases: openFirst, cycle: null, startDay: 0 } }))
  expect(forever).toMatchObject({ endDay: null, mostPerDay: 1 })
})

test('a cycle leaves days out from the first day on, whose count goes on over phases', () => {
  const weekdays = known(
    item({
      schedule: {
        phases: [
          { days: 6, intakeAmount: 1, intakeTime: ['Morning'] },
          { days: null, intakeAmount: 2, intakeTime: ['Morning'] },
        ],
        cycle: { daysOn: 5, daysOff: 2 },
        startDay: 1,
      },
    }),
  )
  expect(firstDays(weekdays, 10)).toEqual([0, 1, 1, 1, 1, 1, 0, 0, 2, 2])
  expect(weekdays.mostPerDay).toBe(2)
})

test('a phase that falls on days without is no part of the most', () => {
  const phases = [
    { days: 1, intakeAmount: 1, intakeTime: ['Morning' as const] },
    { days: 1, intakeAmount: 9, intakeTime: ['Morning' as const] },
    { days: 1, intakeAmount: 2, intakeTime: ['Morning' as const] },
  ]
  const schedule = { phases, cycle: { daysOn: 1, daysOff: 1 }, startDay: 0 }
  expect(known(item({ schedule })).mostPerDay).toBe(2)
})

test('of an unknown phase the whole is unknown, with its reason', () => {
  const phases = [
    { days: 2, intakeAmount: 1, intakeTime: ['Morning' as const] },
    { days: null, intakeAmount: null, intakeTime: ['Morning' as const] },
  ]
  expect(doseCalendar(item({ schedule: { phases, cycle: null, startDay: 0 } }))).toEqual({
    isKnown: false,
    reason: 'AmountUnknown',
  })
  expect(doseCalendar(item({ intakeTime: [] }))).toEqual({ isKnown: false, reason: 'TimesUnknown' })
})

test.for([
  { units: 14, day: null },
  { units: 13.999, day: 6 },
  { units: 4, day: 2 },
  { units: 1.5, day: 0 },
])('$units units of a week at 2 a day fall short on day $day', ({ units, day }) => {
  expect(dayOfShortage(known(item({ duration: 'For1Week' })), units)).toBe(day)
})

test('supply of an item without end is looked at for ten years', () => {
  const endless = known(item())
  expect(dayOfShortage(endless, 7299.999)).toBe(3649)
  expect(dayOfShortage(endless, 7300)).toBeNull()
  expect(dayOfShortage(endless, 4, 10)).toBe(12)
})

test('units are added up over days, the last one left out', () => {
  expect(unitsBetween(known(item({ intakeAmount: 0.1 })), { from: 0, to: 3 })).toBe(0.3)
  expect(unitsBetween(known(item({ duration: 'For1Week' })), { from: 5, to: 20 })).toBe(4)
})

test('thousands of plans say day by day what is written down for them', () => {
  fc.assert(
    fc.property(anyItem, (given) => {
      const calendar = known(given)
      const written = writeDown(given)
      expect(firstDays(calendar, WALKED)).toEqual(written)
      expect(calendar.mostPerDay).toBe(Math.max(...written))
    }),
    { numRuns: 3000 },
  )
})

test('packs last until the day on which what is written down runs out of them', () => {
  fc.assert(
    fc.property(anyItem, fc.constantFrom(30, 60, 90.5), (given, units) => {
      let left = units
      const short = writeDown(given).findIndex((taken) => {
        left -= taken
        return left < -1e-9
      })
      const day = dayOfShortage(known(given), units)
      expect(day === null || day >= WALKED ? -1 : day).toBe(short)
    }),
    { numRuns: 1000 },
  )
})
