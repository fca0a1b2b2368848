import { expect, test } from 'vitest'
import { toggleTime } from './toggle-time.ts'

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
