import type { Duration, IntakeTime } from '@salvia/contract/words/plans'
import { durations, intakeTimes } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
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

const counts: Partial<Record<IntakeTime, number>> = {
  TwoTimesPerDay: 2,
  ThreeTimesPerDay: 3,
  FourTimesPerDay: 4,
  FiveTimesPerDay: 5,
}
const lengths: Partial<Record<Duration, number>> = {
  For1Week: 7,
  For2Weeks: 14,
  For3Weeks: 21,
  For1Month: 30,
  For2Month: 60,
  For3Month: 90,
  For6Month: 180,
}
const WALKED = 400
const repeated = (count: number, value: number) => Array.from({ length: count }, () => value)

const unitsOf = ({ intakeAmount, intakeTime }: Pick<DosedItem, 'intakeAmount' | 'intakeTime'>): number =>
  intakeTime.reduce((units, time) => units + (counts[time] ?? 1) * Number(intakeAmount), 0)

/** The same by writing each of its days down. */
function writeDown({ schedule, duration, ...plain }: DosedItem): number[] {
  const { phases, cycle, startDay } = schedule ?? {
    phases: [{ ...plain, days: null }],
    cycle: null,
    startDay: 0,
  }
  const doses = phases.flatMap((phase) => repeated(phase.days ?? WALKED, unitsOf(phase)))
  const pattern = cycle === null ? [1] : [...repeated(cycle.daysOn, 1), ...repeated(cycle.daysOff, 0)]
  const taken = doses
    .slice(0, (duration && lengths[duration]) ?? WALKED)
    .map((units, day) => units * Number(pattern[day % pattern.length]))
  return [...repeated(startDay, 0), ...taken, ...repeated(WALKED, 0)].slice(0, WALKED)
}

const named = fc.uniqueArray(fc.constantFrom(...intakeTimes.slice(0, 5)), { minLength: 1, maxLength: 5 })
const times = fc.oneof(
  named,
  fc.constantFrom(...intakeTimes.slice(5)).map((time) => [time]),
)
const amount = fc.constantFrom(0.25, 0.5, 1, 1.5, 2, 3, 10)
const phase = fc.record({
  days: fc.option(fc.integer({ min: 1, max: 40 })),
  intakeAmount: amount,
  intakeTime: times,
})
const changes = fc.record({
  phases: fc.array(phase, { minLength: 1, maxLength: 5 }),
  cycle: fc.option(
    fc.record({ daysOn: fc.integer({ min: 1, max: 9 }), daysOff: fc.integer({ min: 1, max: 9 }) }),
  ),
  startDay: fc.integer({ min: 0, max: 12 }),
})
const anyItem: fc.Arbitrary<DosedItem> = fc.record({
  intakeAmount: amount,
  intakeTime: times,
  duration: fc.option(fc.constantFrom(...durations)),
  schedule: fc.option(changes),
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
