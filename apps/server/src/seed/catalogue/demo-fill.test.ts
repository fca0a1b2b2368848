import { expect, test } from 'vitest'
import { brandName } from './brand-name.ts'
import { validEan } from './check-digit.ts'
import { demoId } from './demo-id.ts'
import { ingredientRows } from './label-ingredients.ts'
import { demoNetPrice } from './net-price.ts'
import { productName, variantKey } from './product-name.ts'
import { labelServing, listedServing } from './serving.ts'
import type { LabelIngredient } from './source-records.ts'
import { steadyBetween, steadyShuffle, steadyWeighted } from './steady.ts'

test.for([
  ['7 68990 01761 2', '0768990017612'],
  ['4006381333931', '4006381333931'],
  ['7 68990 01761 3', null],
  ['PUF1052', null],
  ['91-1', null],
  [null, null],
] as const)('the EAN of %s is %s', ([printed, ean]) => {
  expect(validEan(printed)).toBe(ean)
})

test.for([
  ['Thorne Research', 'Thorne'],
  ['Host Defense Mushrooms MycoBotanicals', 'Host Defense'],
  ['Designs For Health', 'Designs for Health'],
  ['Nutrition Now', 'Nutrition Now'],
] as const)('%s is the brand %s', ([printed, brand]) => {
  expect(brandName(printed)).toBe(brand)
})

test('a name loses the brand at its start and keeps it elsewhere', () => {
  expect(productName('NOW Natural E-400', 'NOW')).toBe('Natural E-400')
  expect(productName('Host Defense Mushrooms Cordyceps', 'Host Defense Mushrooms', 'Host Defense')).toBe(
    'Cordyceps',
  )
  expect(productName('Nowhere Tea', 'NOW')).toBe('Nowhere Tea')
  expect(productName('SR CarnoSyn(R) by NOW', 'NOW')).toBe('SR CarnoSyn by NOW')
  expect(productName('Solgar', 'Solgar')).toBe('Solgar')
})

test('variants of one product share a key', () => {
  expect(variantKey('Melatonin 5 mg Lozenges Orange Flavor')).toBe(
    variantKey('Melatonin 5 mg Lozenges Peppermint Flavor'),
  )
})

test('a serving follows the measure in its note', () => {
  const named = { key: 'a', name: 'Magnesium' }
  const grams = { minQuantity: 3.11, unit: 'Gram(s)', notes: 'One Scoop' }
  expect(labelServing(grams, 'powder', named)).toEqual({
    amount: 1,
    intakeFormatId: 'scoop',
    unitSize: 3.11,
    isAssumed: false,
    perDay: null,
  })
  const drops = { minQuantity: 1, unit: 'mL', notes: '20 drops' }
  expect(labelServing(drops, 'drops', named)).toMatchObject({
    amount: 20,
    intakeFormatId: 'drop',
    unitSize: 0.05,
  })
  const quarter = { minQuantity: 0.35, unit: 'Gram(s)', notes: '1/4 Level Teaspoon' }
  expect(labelServing(quarter, 'powder', named)).toMatchObject({ amount: 0.25, unitSize: 1.4 })
  expect(labelServing(undefined, 'capsule', named)).toBeNull()
})

test('a serving without a quantity is none', () => {
  const named = { key: 'a', name: 'Omega' }
  expect(listedServing({ quantity: null, unit: 'Softgel(s)' }, 'softgel', named)).toBeNull()
  expect(listedServing({ quantity: 0, unit: 'Softgel(s)' }, 'softgel', named)).toBeNull()
  expect(listedServing({ quantity: 500, unit: 'mg' }, 'powder', named)).toMatchObject({
    amount: 0.5,
    intakeFormatId: 'gram',
  })
})

const row = (over: Partial<LabelIngredient>): LabelIngredient => ({
  name: 'Zinc',
  group: null,
  category: null,
  amount: null,
  unit: null,
  forms: [],
  notes: null,
  blend: null,
  ...over,
})

test('parts of a blend stand below it, by name or by place', () => {
  const rows = ingredientRows([
    row({ name: 'Proprietary Blend', amount: 2, unit: 'Gram(s)' }),
    row({ name: 'Clove', blend: 'Proprietary Blend' }),
    row({ name: 'Eugenol', blend: 'Clove' }),
    row({ name: 'Ginger', blend: true }),
    row({ name: 'Isomalt', blend: 'Total Carbohydrates' }),
  ])
  expect(rows.map(({ depth }) => depth)).toEqual([0, 1, 2, 1, 0])
  expect(rows[0]).toMatchObject({ amount: 2, unit: 'Grams' })
})

test('bacteria are counted in billions where only the note says how many', () => {
  const [lactis, million] = ingredientRows([
    row({ name: 'B. lactis', category: 'bacteria', notes: 'B. lactis Note: 1.25 billion' }),
    row({ name: 'L. reuteri blend', category: 'blend', notes: '200 million CFU' }),
  ])
  expect(lactis).toMatchObject({ amount: 1.25, unit: 'BillionsColonyFormingUnit' })
  expect(million).toMatchObject({ amount: 0.2, unit: 'BillionsColonyFormingUnit' })
})

test('what the label marks as not present is left out', () => {
  expect(ingredientRows([row({ amount: 0, unit: 'Not Present' })])).toEqual([])
})

test('with 9 % VAT a demo price ends in 45 or 95', () => {
  const net = demoNetPrice({
    dsldId: 1,
    brandName: 'Thorne',
    deliveryFormatId: 'capsule',
    servingsPerContainer: 60,
  })
  expect(Math.round(net * 1.09) % 50).toBe(45)
})

test('what is made up depends on the key alone', () => {
  expect(steadyBetween('a', 1, 6)).toBe(steadyBetween('a', 1, 6))
  expect(steadyWeighted('a', { yes: 0, no: 5 })).toBe('no')
  const letters = ['a', 'b', 'c', 'd', 'e']
  expect(steadyShuffle([...letters].reverse(), (letter) => letter)).toEqual(
    steadyShuffle(letters, (letter) => letter),
  )
  expect(demoId('x')).toBe(demoId('x'))
  expect(demoId('x')).toMatch(/^019b[89][0-9a-f]{3}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
