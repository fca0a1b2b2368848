import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import { durations, type IntakeTime, intakeTimes } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DosedItem, doseCalendar } from './dose-calendar.ts'
import { doseEvents, dosesOn } from './dose-events.ts'

type Named = DosedItem & { name: string }

const item = (name: string, rest: Partial<DosedItem> = {}): Named => ({
  name,
  intakeAmount: 2,
  intakeTime: ['Morning'],
  duration: 'For1Week',
  schedule: null,
  ...rest,
})

const shortOf = (items: Named[]) =>
  doseEvents(items).events.map(({ time, firstDay, days, taken }) => [
    time,
    firstDay,
    days,
    taken.map((each) => `${each.units} ${each.item.name}`).join(', '),
  ])

const phase = (days: number | null, intakeAmount: number, intakeTime: IntakeTime[] = ['Morning']) => ({
  days,
  intakeAmount,
  intakeTime,
})
const changing = (rest: Partial<DoseSchedule>): DoseSchedule => ({
  phases: [phase(null, 1)],
  cycle: null,
  startDay: 0,
  ...rest,
})

test('products of one time are one entry until one of them ends', () => {
  expect(
    shortOf([
      item('iron'),
      item('zinc', { duration: 'For2Weeks', intakeAmount: 1, intakeTime: ['Evening', 'Morning'] }),
    ]),
  ).toEqual([
    ['Morning', 0, 7, '2 iron, 1 zinc'],
    ['Morning', 7, 7, '1 zinc'],
    ['Evening', 0, 14, '1 zinc'],
  ])
})

test('times without a name are an entry of the day, with the units of the whole day', () => {
  expect(shortOf([item('iron', { intakeTime: ['ThreeTimesPerDay'] })])).toEqual([['AnyTime', 0, 7, '6 iron']])
})

test('phases and a later start begin entries of their own', () => {
  const schedule = changing({ phases: [phase(2, 1), phase(null, 2, ['Morning', 'Evening'])], startDay: 3 })
  expect(shortOf([item('iron', { schedule })])).toEqual([
    ['Morning', 3, 2, '1 iron'],
    ['Morning', 5, 5, '2 iron'],
    ['Evening', 5, 5, '2 iron'],
  ])
})

test('days off have no entry', () => {
  const schedule = changing({ cycle: { daysOn: 5, daysOff: 2 } })
  expect(shortOf([item('iron', { schedule, duration: 'For2Weeks' })])).toEqual([
    ['Morning', 0, 5, '1 iron'],
    ['Morning', 7, 5, '1 iron'],
  ])
})

test.for([null, 'Ongoing', 'UntilProductFinished', 'UntilSymptomsResolve'] as const)(
  'the open duration %s is entered for 30 days from its own first day, and named',
  (duration) => {
    const open = item('iron', { duration, schedule: changing({ startDay: 4 }) })
    expect(shortOf([open])).toEqual([['Morning', 4, 30, '1 iron']])
    expect(doseEvents([open]).openEnded).toEqual([open])
  },
)

test('as many units in more intakes are an entry of their own', () => {
  const schedule = changing({
    phases: [
      { days: 2, intakeAmount: 2, intakeTime: ['OneTimePerDay'] },
      { days: 3, intakeAmount: 1, intakeTime: ['TwoTimesPerDay'] },
    ],
  })
  expect(
    doseEvents([item('iron', { schedule })]).events.map(({ firstDay, days, taken }) => [
      firstDay,
      days,
      ...taken.map(({ units, times }) => [units, times]),
    ]),
  ).toEqual([
    [0, 2, [2, 1]],
    [2, 3, [2, 2]],
  ])
})

test('what is taken as needed, or is not known, is named instead of entered', () => {
  const items = [
    item('drops', { duration: 'AsNeeded' }),
    item('iron', { intakeAmount: null }),
    item('zinc', { intakeTime: [] }),
  ]
  expect(doseEvents(items)).toEqual({ events: [], openEnded: [], undated: items })
  expect(doseEvents([])).toEqual({ events: [], openEnded: [], undated: [] })
})

const times = fc.oneof(
  fc.uniqueArray(fc.constantFrom(...intakeTimes.slice(0, 5)), { minLength: 1 }),
  fc.constantFrom(...intakeTimes.slice(5)).map((time) => [time]),
)
const anyPhase = fc.record({
  days: fc.option(fc.integer({ min: 1, max: 20 })),
  intakeAmount: fc.constantFrom(0.5, 1, 2),
  intakeTime: times,
})
const anyItem = fc.record({
  name: fc.constant('any'),
  intakeAmount: fc.constantFrom(0.5, 1, 2),
  intakeTime: times,
  duration: fc.constantFrom(...durations.filter((each) => each !== 'AsNeeded')),
  schedule: fc.option(
    fc.record({
      phases: fc.array(anyPhase, { minLength: 1, maxLength: 4 }),
      cycle: fc.option(
        fc.record({ daysOn: fc.integer({ min: 1, max: 6 }), daysOff: fc.integer({ min: 1, max: 6 }) }),
      ),
      startDay: fc.integer({ min: 0, max: 9 }),
    }),
  ),
})

function saidOf(each: Named, day: number): string[] {
  const calendar = doseCalendar(each)
  if (!calendar.isKnown || day >= (calendar.endDay ?? calendar.firstDay + 30)) return []
  const dose = calendar.on(day)
  const anyTime = dose && dose.anyTime > 0 ? [`AnyTime ${dose.anyTime} in ${dose.anyTimes}`] : []
  return [...(dose?.byTime ?? []).map(({ time, units }) => `${time} ${units} in 1`), ...anyTime]
}

test('entries add up to what the dose calendar says of each day', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 4 }), (items) => {
      const { events } = doseEvents(items)
      for (let day = 0; day < 220; day += 1) {
        const entered = events
          .filter(({ firstDay, days }) => day >= firstDay && day < firstDay + days)
          .flatMap(({ time, taken }) => taken.map(({ units, times }) => `${time} ${units} in ${times}`))
        const said = items.flatMap((each) => saidOf(each, day))
        expect(entered.sort()).toEqual(said.sort())
      }
    }),
    { numRuns: 200 },
  )
})

test('a day says what to take by time, with phases and cycles, and without what has no day', () => {
  const items = [
    item('zinc', { intakeTime: ['BedTime', 'Morning'], intakeAmount: 1, duration: null }),
    item('iron', { duration: 'For1Week' }),
    item('melatonin', { duration: 'AsNeeded' }),
    item('tea', { intakeAmount: null }),
    item('fibre', { intakeTime: ['TwoTimesPerDay'], schedule: null }),
    item('probiotic', {
      duration: null,
      schedule: changing({ phases: [phase(null, 1)], cycle: { daysOn: 2, daysOff: 5 }, startDay: 1 }),
    }),
  ]
  const on = (day: number) =>
    dosesOn(items, day).map(({ time, taken }) => [
      time,
      taken.map((each) => `${each.units} ${each.item.name}`).join(', '),
    ])
  expect(on(0)).toEqual([
    ['Morning', '1 zinc, 2 iron'],
    ['BedTime', '1 zinc'],
    ['AnyTime', '4 fibre'],
  ])
  expect(on(1)[0]).toEqual(['Morning', '1 zinc, 2 iron, 1 probiotic'])
  expect(on(7)).toEqual([
    ['Morning', '1 zinc'],
    ['BedTime', '1 zinc'],
  ])
  // Without an end it goes on, and the cycle with it.
  expect(on(365)).toEqual([
    ['Morning', '1 zinc, 1 probiotic'],
    ['BedTime', '1 zinc'],
  ])
})

test('days read one by one say the same as the entries of the calendar file', () => {
  const items = [
    item('iron', { duration: 'For2Weeks' }),
    item('zinc', { schedule: changing({ phases: [phase(3, 1), phase(4, 2, ['Evening'])] }), duration: null }),
  ]
  const { events } = doseEvents(items)
  for (let day = 0; day < 16; day += 1) {
    const entered = events
      .filter(({ firstDay, days }) => day >= firstDay && day < firstDay + days)
      .map(({ time, taken }) => ({ time, taken }))
    expect(dosesOn(items, day)).toEqual(entered)
  }
})
