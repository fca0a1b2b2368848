import type { IntakeTime } from '@salvia/contract/words/plans'
import { timesOfDay } from '@salvia/contract/words/plans'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findDoseRefusal, frequencyOf, scheduleDose } from './dose-schedule.ts'

test('named times count one each, in the order of the day', () => {
  expect(scheduleDose({ intakeAmount: 2, intakeTime: ['BedTime', 'Morning', 'Afternoon'] })).toEqual({
    isKnown: true,
    unitsPerDay: 6,
    byTime: [
      { time: 'Morning', units: 2 },
      { time: 'Afternoon', units: 2 },
      { time: 'BedTime', units: 2 },
    ],
    anyTime: 0,
    anyTimes: 0,
  })
})

test.for([0, 6, 1.5])('%d intakes a day are no frequency', (times) => {
  expect(frequencyOf(times)).toBe(null)
})

test('a time named twice counts once', () => {
  expect(scheduleDose({ intakeAmount: 1, intakeTime: ['Morning', 'Morning'] })).toMatchObject({
    unitsPerDay: 1,
    byTime: [{ time: 'Morning', units: 1 }],
  })
})

test.for<{ time: IntakeTime; unitsPerDay: number }>([
  { time: 'OneTimePerDay', unitsPerDay: 3 },
  { time: 'TwoTimesPerDay', unitsPerDay: 6 },
  { time: 'ThreeTimesPerDay', unitsPerDay: 9 },
  { time: 'FourTimesPerDay', unitsPerDay: 12 },
  { time: 'FiveTimesPerDay', unitsPerDay: 15 },
])('3 units $time are $unitsPerDay a day at no named time', ({ time, unitsPerDay }) => {
  expect(scheduleDose({ intakeAmount: 3, intakeTime: [time] })).toEqual({
    isKnown: true,
    unitsPerDay,
    byTime: [],
    anyTime: unitsPerDay,
    anyTimes: unitsPerDay / 3,
  })
  expect(frequencyOf(unitsPerDay / 3)).toBe(time)
})

test.for([
  { amount: 0.1, times: 3, unitsPerDay: 0.3 },
  { amount: 0.5, times: 5, unitsPerDay: 2.5 },
  { amount: 1.15, times: 2, unitsPerDay: 2.3 },
])('$amount units $times times are exactly $unitsPerDay', ({ amount, times, unitsPerDay }) => {
  const intakeTime = timesOfDay.slice(0, times)
  expect(scheduleDose({ intakeAmount: amount, intakeTime })).toMatchObject({ unitsPerDay })
})

test.for<{ amount: number | null; times: IntakeTime[]; reason: string }>([
  { amount: null, times: ['Morning'], reason: 'AmountUnknown' },
  { amount: 0, times: ['Morning'], reason: 'AmountUnknown' },
  { amount: 0.0004, times: ['Morning'], reason: 'AmountUnknown' },
  { amount: 1, times: [], reason: 'TimesUnknown' },
  { amount: 1, times: ['Morning', 'TwoTimesPerDay'], reason: 'FrequencyWithTimes' },
  { amount: null, times: ['OneTimePerDay', 'TwoTimesPerDay'], reason: 'SeveralFrequencies' },
])('$amount at $times is not known: $reason', ({ amount, times, reason }) => {
  expect(scheduleDose({ intakeAmount: amount, intakeTime: times })).toEqual({ isKnown: false, reason })
})

test.for<{ times: IntakeTime[]; refusal: string | null }>([
  { times: [], refusal: null },
  { times: ['UponRising', 'Morning', 'Afternoon', 'Evening', 'BedTime'], refusal: null },
  { times: ['ThreeTimesPerDay'], refusal: null },
  { times: ['ThreeTimesPerDay', 'ThreeTimesPerDay'], refusal: null },
  { times: ['ThreeTimesPerDay', 'BedTime'], refusal: 'FrequencyWithTimes' },
  { times: ['ThreeTimesPerDay', 'FourTimesPerDay'], refusal: 'SeveralFrequencies' },
])('times of $times are refused: $refusal', ({ times, refusal }) => {
  expect(findDoseRefusal(times)).toBe(refusal)
})

test('the units of the times make up the units of the day', () => {
  const amount = fc.integer({ min: 1, max: 20_000 }).map((steps) => steps / 20)
  const times = fc.subarray([...timesOfDay], { minLength: 1 })
  fc.assert(
    fc.property(amount, times, (intakeAmount, intakeTime) => {
      const schedule = scheduleDose({ intakeAmount, intakeTime })
      const units = schedule.isKnown ? schedule.byTime.map((row) => Math.round(row.units * 1000)) : []
      const perDay = schedule.isKnown ? Math.round(schedule.unitsPerDay * 1000) : null
      expect(units.reduce((all, part) => all + part, 0)).toBe(perDay)
    }),
  )
})
