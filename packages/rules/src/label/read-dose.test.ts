import { expect, test } from 'vitest'
import { coloniesIn, dosesOf, unitOf } from './read-dose.ts'

test.for([
  ['mg', 'Milligrams'],
  ['Milligram(s)', 'Milligrams'],
  ['mg NE', 'MilligramsNE'],
  ['Gram(s)', 'Grams'],
  ['g', 'Grams'],
  ['mcg', 'Micrograms'],
  ['μg', 'Micrograms'],
  ['mcg RAE', 'MicrogramsRAE'],
  ['mcg DFE', 'MicrogramsDFE'],
  ['IU', 'InternationalUnits'],
  ['mL', 'Milliliters'],
  ['oz.', 'Ounces'],
  ['Fluid Ounce(s)', 'FluidOunces'],
  ['fl. Oz.', 'FluidOunces'],
  ['cc', 'CubicCentimeters'],
  ['Teaspoon(s)', 'Teaspoon'],
  ['tbsp(s)', 'Tablespoon'],
  ['mg/kg', 'MilligramsPerKilogram'],
  ['ppm', 'PartsPerMillion'],
  ['Billion CFU', 'BillionsColonyFormingUnit'],
  ['Calorie(s)', 'Kilocalories'],
  ['{Calories}', 'Kilocalories'],
  ['kcal', 'Kilocalories'],
  ['%', null],
  ['ALU', null],
] as const)('the printed unit %s is %s', ([printed, unit]) => {
  expect(unitOf(printed)).toBe(unit)
})

test('a dose without a printed amount has none', () => {
  const none = { amount: null, mostAmount: null, unit: null, printedUnit: null }
  expect(dosesOf([{ quantity: 0, unit: 'NP' }, { quantity: 5 }, { unit: 'mg' }])).toMatchObject([
    none,
    none,
    none,
  ])
  expect(dosesOf(null)).toEqual([])
  expect(dosesOf('5 mg')).toEqual([])
})

test('ranges, other shapes and unknown units are read as far as they go', () => {
  expect(
    dosesOf({
      servingSizeOrder: '2',
      operator: '<',
      quantity: '1,000-2,000',
      unit: 'mg',
      dailyValueTargetGroup: { percent: '12' },
    }),
  ).toEqual([
    {
      servingSizeOrder: 2,
      operator: '<',
      amount: 1000,
      mostAmount: 2000,
      unit: 'Milligrams',
      printedUnit: 'mg',
      percentDailyValue: 12,
    },
  ])
  expect(dosesOf([{ quantity: 3000, unit: 'ALU' }])).toEqual([
    {
      servingSizeOrder: 1,
      operator: '=',
      amount: 3000,
      mostAmount: 3000,
      unit: null,
      printedUnit: 'ALU',
      percentDailyValue: null,
    },
  ])
})

test('colonies are counted in billions, whatever the label counts in', () => {
  expect(dosesOf([{ quantity: 5_000_000_000, unit: 'CFU' }])).toMatchObject([
    { amount: 5, unit: 'BillionsColonyFormingUnit' },
  ])
  expect(dosesOf([{ quantity: 250, unit: 'Million CFU' }])).toMatchObject([{ amount: 0.25 }])
  expect(coloniesIn('1.25 billion CFU')).toBe(1.25)
  expect(coloniesIn('200 million organisms')).toBe(0.2)
  expect(coloniesIn('1.2.3 billion')).toBeNull()
  expect([coloniesIn('many'), coloniesIn(null)]).toEqual([null, null])
})

test('a share of the daily value that the label does not give is none', () => {
  const shares = (percent: unknown) =>
    dosesOf([{ dailyValueTargetGroup: [{ percent }, { percent: 3 }] }])[0]?.percentDailyValue
  expect([shares(null), shares(12), shares(0)]).toEqual([3, 12, 0])
})
