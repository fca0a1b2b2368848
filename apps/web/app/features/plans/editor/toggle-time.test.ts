import { expect, test } from 'vitest'
import { pressTime, toggleTime } from './toggle-time.ts'

test('named times go together, in the order of the day', () => {
  expect(toggleTime(['Evening'], 'Morning')).toEqual(['Morning', 'Evening'])
})

test('a frequency replaces named times, and a named time a frequency', () => {
  expect(toggleTime(['Morning', 'Evening'], 'TwoTimesPerDay')).toEqual(['TwoTimesPerDay'])
  expect(toggleTime(['TwoTimesPerDay'], 'BedTime')).toEqual(['BedTime'])
})

test('a chosen time is taken back', () => {
  expect(toggleTime(['Morning', 'Evening'], 'Morning')).toEqual(['Evening'])
  expect(toggleTime(['OneTimePerDay'], 'OneTimePerDay')).toEqual([])
})

test('the key of the only chosen time keeps it; else a key is like a press of the chip', () => {
  expect(pressTime(['BedTime'], 'BedTime')).toEqual(['BedTime'])
  expect(pressTime(['OneTimePerDay'], 'OneTimePerDay')).toEqual(['OneTimePerDay'])
  expect(pressTime([], 'BedTime')).toEqual(['BedTime'])
  expect(pressTime(['Morning', 'BedTime'], 'BedTime')).toEqual(['Morning'])
  expect(pressTime(['BedTime'], 'Morning')).toEqual(['Morning', 'BedTime'])
})
