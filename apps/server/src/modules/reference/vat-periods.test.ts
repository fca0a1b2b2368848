import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { type VatSource, vatPeriods } from './vat-periods.ts'

const { rates } = readData<{ rates: VatSource[] }>('tax/vat-rates.json')

const steps = (countryCode: string, vatCategoryId = 'FoodSupplement') =>
  rates
    .filter((source) => source.countryCode === countryCode)
    .flatMap(vatPeriods)
    .filter((row) => row.vatCategoryId === vatCategoryId)
    .map(({ validFrom, taxRate, dateAssumed }) => [validFrom, taxRate, dateAssumed])

test('a reduced rate follows its own column back in time', () => {
  expect(steps('NL')).toEqual([
    ['2000-01-01', 600, false],
    ['2019-01-01', 900, false],
  ])
  expect(steps('IE')).toEqual([['2000-01-01', 1350, false]])
})

test('a rate that went down and up again keeps its steps', () => {
  expect(steps('DE')).toEqual([
    ['2000-01-01', 700, false],
    ['2020-07-01', 500, false],
    ['2021-01-01', 700, false],
  ])
})

test('a rate with an end goes back to the one that follows', () => {
  expect(steps('SE')).toEqual([
    ['2000-01-01', 1200, false],
    ['2026-04-01', 600, false],
    ['2028-01-01', 1200, false],
  ])
  expect(steps('FI')).toEqual([
    ['2000-01-01', 1400, false],
    ['2026-01-01', 1350, false],
  ])
})

test('a rate that no period carries counts from 2024 and says that its date is assumed', () => {
  expect(steps('CH')).toEqual([['2024-01-01', 260, true]])
  expect(steps('MT')).toEqual([['2024-01-01', 0, true]])
})

test('the standard rate has its own dates', () => {
  expect(steps('EE')).toEqual([
    ['2000-01-01', 2000, false],
    ['2024-01-01', 2200, false],
    ['2025-07-01', 2400, false],
  ])
  expect(steps('FI', 'Standard')).toEqual([
    ['2000-01-01', 2400, false],
    ['2024-09-01', 2550, false],
  ])
})

test('a country without a known rate for food supplements has none at all', () => {
  expect(steps('MC')).toEqual([])
  expect(rates.filter((source) => vatPeriods(source).length > 0)).toHaveLength(32)
})

test('no country has two rates of one category from one day', () => {
  const keys = rates
    .flatMap(vatPeriods)
    .map((row) => `${row.countryCode} ${row.vatCategoryId} ${row.validFrom}`)
  expect(new Set(keys).size).toBe(keys.length)
})
