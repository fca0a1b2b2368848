import { expect, test } from 'vitest'
import {
  countryName,
  formatClock,
  formatDate,
  formatInstant,
  formatMoney,
  formatNumber,
  formatPercent,
  formatRate,
  languageName,
  languageWord,
  learnCountryName,
} from './format.ts'
import { formatAmount, formatBytes, formatList, formatMeasure, formatWait } from './format-measures.ts'
import { isTimeZone } from './time-zone.ts'

const NBSP = '\u00a0'
const NARROW = '\u202f'

test.for([
  ['en', '€1,243.08'],
  ['de', `1.243,08${NBSP}€`],
  ['nl', `€${NBSP}1.243,08`],
  ['fr', `1${NARROW}243,08${NBSP}€`],
] as const)('an amount in %s reads %s', ([language, expected]) => {
  expect(formatMoney({ amount: 124308, currency: 'EUR' }, language)).toBe(expected)
})

test.for([
  [0, '€0.00'],
  [5, '€0.05'],
  [-5, '−€0.05'],
  [-2711, '−€27.11'],
  [100, '€1.00'],
] as const)('%i cents read %s', ([amount, expected]) => {
  expect(formatMoney({ amount, currency: 'EUR' }, 'en')).toBe(expected)
})

test('a rate keeps its half percent', () => {
  expect([formatRate(900, 'en'), formatRate(550, 'en'), formatRate(550, 'de')]).toEqual([
    '9%',
    '5.5%',
    `5,5${NBSP}%`,
  ])
})

test('English puts the day before the month', () => {
  expect(formatDate('2026-11-24', 'en', 'weekday')).toBe('Tuesday 24 November')
})

test.for([
  ['2026-12-01', 'weekday', 'mardi 1er décembre'],
  ['2026-12-01', 'day', '1er décembre 2026'],
  ['2026-12-01', 'short', '1er déc.'],
  ['2026-12-01', 'figures', '01/12/2026'],
  ['2026-12-11', 'day', '11 décembre 2026'],
  ['2026-12-31', 'day', '31 décembre 2026'],
] as const)('in French %s as %s reads %s', ([date, style, expected]) => {
  expect(formatDate(date, 'fr', style)).toBe(expected)
})

test('the first of a month is an ordinal in French alone, with the time of day too', () => {
  const at = { style: 'time', timeZone: 'Europe/Paris' } as const
  expect(formatInstant('2026-12-01T08:05:00Z', { ...at, language: 'fr' })).toMatch(/^1er déc\..*09:05$/)
  expect(formatInstant('2026-12-01T08:05:00Z', { ...at, language: 'de' })).toMatch(/^1\. Dez\./)
})

test('a month is named in the reader’s language', () => {
  expect(formatDate('2026-03-01', 'en', 'month')).toBe('March')
  expect(formatDate('2026-03-01', 'de', 'month')).toBe('März')
  expect(formatDate('2026-03-01', 'nl', 'month')).toBe('maart')
  expect(formatDate('2026-03-01', 'fr', 'month')).toBe('mars')
})

test('countries are named in the reader’s language', () => {
  expect([countryName('NL', 'en'), countryName('NL', 'de'), countryName('CH', 'fr')]).toEqual([
    'Netherlands',
    'Niederlande',
    'Suisse',
  ])
})

test('a country has the name that was learned for a language, in that language alone', () => {
  learnCountryName('ZY', 'de', 'Erdland')
  expect([countryName('ZY', 'de'), countryName('ZY', 'en')]).toEqual(['Erdland', 'ZY'])
})

test('figures have the signs of their language', () => {
  expect([formatPercent(12, 'en'), formatPercent(12, 'fr')]).toEqual([
    '12%',
    `12${NARROW}${NBSP}%`.replace(NARROW, ''),
  ])
  expect([formatNumber(1234.567, 'en'), formatNumber(1234.567, 'de')]).toEqual(['1,234.57', '1.234,57'])
})

test('a measured amount has its unit', () => {
  expect([formatMeasure(10, 'milliliter', 'de'), formatMeasure(0.5, 'gram', 'nl')]).toEqual([
    `10${NBSP}ml`,
    '0,5 g',
  ])
})

test.for([
  [12, '1 kB'],
  [30_400, '30 kB'],
  [999_400, '999 kB'],
  [1_250_000, '1.3 MB'],
] as const)('a file of %d bytes has %s', ([bytes, size]) => {
  expect(formatBytes(bytes, 'en')).toBe(size)
})

test.for([
  ['day', '24 November 2026'],
  ['weekday', 'Tuesday 24 November'],
  ['short', '24 Nov'],
  ['shortYear', '24 Nov 2026'],
  ['time', '24 Nov, 23:30'],
  ['timeYear', '24 Nov 2026, 23:30'],
  ['moment', '24 Nov 2026, 23:30'],
  ['momentZone', '24 Nov 2026, 23:30 UTC'],
] as const)('an instant as %s reads %s', ([style, expected]) => {
  expect(formatInstant('2026-11-24T23:30:00.000Z', { language: 'en', style, timeZone: 'UTC' })).toBe(expected)
})

test('a day is told without a style too', () => {
  expect(formatDate('2026-11-24', 'de')).toBe('24. November 2026')
})

test('the time of day is told by 24 hours', () => {
  expect(formatClock('2026-11-24T09:05:00', 'en')).toBe('09:05')
})

test('a language is named in its own words, as it begins a line', () => {
  expect((['en', 'de', 'nl', 'fr'] as const).map(languageName)).toEqual([
    'English',
    'Deutsch',
    'Nederlands',
    'Français',
  ])
})

test('a language is named in the language of the sentence it stands in', () => {
  expect((['en', 'de', 'nl', 'fr'] as const).map((language) => languageWord('fr', language))).toEqual([
    'French',
    'Französisch',
    'Frans',
    'français',
  ])
})

test('a country that nobody knows goes by its code', () => {
  expect(countryName('ZX', 'en')).toBe('ZX')
})

test.for([
  { timeZone: 'UTC', written: '24 Nov, 23:30' },
  { timeZone: 'Europe/Amsterdam', written: '25 Nov, 00:30' },
  { timeZone: 'America/New_York', written: '24 Nov, 18:30' },
])('an instant in $timeZone is $written', ({ timeZone, written }) => {
  const instant = '2026-11-24T23:30:00.000Z'
  expect(formatInstant(instant, { language: 'en', style: 'time', timeZone })).toBe(written)
})

test('a time zone is known by its name', () => {
  expect(['Europe/Amsterdam', 'UTC', 'Nowhere/Land', '', 'de'].map(isTimeZone)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ])
})

test('what is to be waited is said in whole units that people count in, never shorter than it is', () => {
  expect([1, 119, 120, 121, 7199, 7200, 7201, 85_482].map((seconds) => formatWait(seconds, 'en'))).toEqual([
    '1 second',
    '119 seconds',
    '2 minutes',
    '3 minutes',
    '120 minutes',
    '2 hours',
    '3 hours',
    '24 hours',
  ])
  expect([42, 600, 85_482].map((seconds) => formatWait(seconds, 'de'))).toEqual([
    '42 Sekunden',
    '10 Minuten',
    '24 Stunden',
  ])
})

test('an amount keeps three decimals, as labels state it, where other numbers have two', () => {
  expect([formatAmount(0.125, 'de'), formatNumber(0.125, 'de')]).toEqual(['0,125', '0,13'])
})

test.for([
  [6.6667, '6.667'],
  [9.9996, '10'],
  [66.667, '66.67'],
  [187.5, '187.5'],
  [666.667, '666.7'],
  [2666.667, '2,667'],
  [12_345, '12,345'],
  [-2666.667, '-2,667'],
] as const)('of an amount of %d four digits are told, and all of a whole number: %s', ([amount, written]) => {
  expect(formatAmount(amount, 'en')).toBe(written)
})

test.for([
  ['en', 'iron, zinc and copper'],
  ['fr', 'iron, zinc et copper'],
] as const)('in %s a list is %s', ([language, written]) => {
  expect(formatList(['iron', 'zinc', 'copper'], language)).toBe(written)
})
