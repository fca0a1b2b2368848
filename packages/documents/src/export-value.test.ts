import { expect, test } from 'vitest'
import { shownValue } from './export-value.ts'

const amsterdam = { language: 'en' as const, timeZone: 'Europe/Amsterdam' }
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

test.for([
  { reader: amsterdam, shown: '23 Nov 2026, 00:30' },
  { reader: { language: 'de' as const, timeZone: 'Europe/Berlin' }, shown: '23.11.2026, 00:30' },
  { reader: { language: 'fr' as const, timeZone: 'UTC' }, shown: '22 nov. 2026, 23:30' },
])('an instant is written by the reader’s clock: $shown', ({ reader, shown }) => {
  expect(shownValue('at', '2026-11-22T23:30:00.000Z', reader)).toBe(shown)
})

test.for([
  ['en', 'Chrome on Windows'],
  ['de', 'Chrome unter Windows'],
  ['nl', 'Chrome op Windows'],
  ['fr', 'Chrome sous Windows'],
] as const)('a device is called by its name in %s', ([language, name]) => {
  expect(shownValue('device', WINDOWS, { language, timeZone: 'UTC' })).toBe(name)
})

test.for([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'iPhone'],
  ['curl/8.7', 'curl/8.7'],
])('of the device %s what is known is said', ([userAgent, name]) => {
  expect(shownValue('device', userAgent ?? '', amsterdam)).toBe(name)
})

test('lists are lines, and a fact is yes or no', () => {
  expect(shownValue('address', ['Lindenlaan 14', '3581 CE Utrecht'], amsterdam)).toBe(
    'Lindenlaan 14\n3581 CE Utrecht',
  )
  expect([true, false].map((fact) => shownValue('isGiven', fact, amsterdam))).toEqual(['Yes', 'No'])
})
