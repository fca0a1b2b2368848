import { expect, test } from 'vitest'
import { countryName, formatDate, formatMoney, formatRate } from './format.ts'

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

test('countries are named in the reader’s language', () => {
  expect([countryName('NL', 'en'), countryName('NL', 'de'), countryName('CH', 'fr')]).toEqual([
    'Netherlands',
    'Niederlande',
    'Suisse',
  ])
})
