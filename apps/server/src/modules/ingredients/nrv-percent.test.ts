import { expect, test } from 'vitest'
import { readData } from '#kernel/data-file'
import { type Dose, type Nutrient, nrvPercent } from './nrv-percent.ts'

const { nutrients } = readData<{ nutrients: Nutrient[] }>('nutrition/nutrients.json')
const byKey = new Map(nutrients.map((nutrient) => [nutrient.key, nutrient]))
const none = { form: null, stated: { own: null, group: null } }
const percent = (dose: Partial<Dose>) =>
  nrvPercent({ ...none, name: 'Magnesium', amount: null, unit: null, ...dose }, byKey)

test.for([
  { name: 'Magnesium', amount: 375, unit: 'Milligrams', is: 100 },
  { name: 'Vitamin D3', amount: 25, unit: 'Micrograms', is: 500 },
  { name: 'Vitamin D', amount: 1000, unit: 'InternationalUnits', is: 500 },
  { name: 'Vitamin A', amount: 2667, unit: 'InternationalUnits', is: 100 },
  { name: 'Vitamin C', amount: 1.3, unit: 'Grams', is: 1625 },
  { name: 'Folate', amount: 340, unit: 'MicrogramsDFE', is: 100 },
  { name: 'Folate', amount: 200, unit: 'Micrograms', is: 100 },
  { name: 'Niacin', amount: 16, unit: 'MilligramsNE', is: 100 },
] as const)('$amount $unit of $name is $is percent of the reference value', ({ is, ...dose }) => {
  expect(percent(dose)).toBe(is)
})

test('percents can be told to decimals, for doses that are a multiple of it', () => {
  const dose = { name: 'Zinc', amount: 0.134, unit: 'Milligrams' as const, ...none }
  expect(nrvPercent(dose, byKey, 2)).toBe(1.34)
})

test('a unit of vitamin E is 0.67 mg α-TE, whatever its form', () => {
  const dose = { name: 'Vitamin E', amount: 100, unit: 'InternationalUnits' } as const
  expect(percent({ ...dose, form: 'd-alpha tocopherol' })).toBe(558)
  expect(percent({ ...dose, form: 'dl-alpha-tocopheryl acetate' })).toBe(558)
  expect(percent(dose)).toBe(558)
  expect(percent({ ...dose, name: 'Ferrochel', amount: 14, unit: 'Milligrams' })).toBe(100)
  expect(percent({ ...dose, name: 'Niacin/Niacinamide', amount: 16, unit: 'Milligrams' })).toBe(100)
})

test('a salt has no reference value, its element has', () => {
  expect(percent({ name: 'Magnesium Malate', amount: 841, unit: 'Milligrams' })).toBeNull()
  expect(percent({ name: 'Magnesium (as magnesium malate)', amount: 75, unit: 'Milligrams' })).toBe(20)
})

test('what is unknown stays unknown', () => {
  expect(percent({ amount: null, unit: 'Milligrams' })).toBeNull()
  expect(percent({ amount: 5, unit: null })).toBeNull()
  expect(percent({ amount: 5, unit: 'BillionsColonyFormingUnit' })).toBeNull()
  expect(percent({ name: 'Lutein', amount: 5, unit: 'Milligrams' })).toBeNull()
  expect(percent({ name: 'Boron', amount: 5, unit: 'Milligrams' })).toBeNull()
})

test('the key of the ingredient counts before that of its group, and both before the printed name', () => {
  const dose = { name: 'Vitamin D3', amount: 100, unit: 'Micrograms' } as const
  expect(percent(dose)).toBe(2000)
  expect(percent({ ...dose, stated: { own: null, group: 'folic_acid' } })).toBe(50)
  expect(percent({ ...dose, stated: { own: 'biotin', group: 'folic_acid' } })).toBe(200)
})

test.for([
  { name: '(6S)-5-Methylfolate', group: 'folic_acid', amount: 800, unit: 'Micrograms', is: 400 },
  { name: 'L-5-MTHF', group: 'folic_acid', amount: 400, unit: 'Micrograms', is: 200 },
  { name: 'Zinc (as zinc citrate)', group: 'zinc', amount: 10, unit: 'Milligrams', is: 100 },
  { name: 'Zinc Bisglycinate Chelate', group: 'zinc', amount: 10, unit: 'Milligrams', is: null },
  { name: 'Potassium Chloride', group: 'potassium', amount: 2000, unit: 'Milligrams', is: null },
  { name: 'Chloride', group: 'chloride', amount: 800, unit: 'Milligrams', is: 100 },
] as const)('$name of the group $group is $is percent', ({ group, is, ...dose }) => {
  expect(percent({ ...dose, stated: { own: null, group } })).toBe(is)
})

test('a salt that is said to be a nutrient itself counts as it', () => {
  const dose = { name: 'Zinc Citrate', amount: 10, unit: 'Milligrams' } as const
  expect(percent({ ...dose, stated: { own: 'zinc', group: null } })).toBe(100)
})
