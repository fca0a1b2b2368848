import { expect, test } from 'vitest'
import { type CatalogueFields, fieldHolds, type JudgedActive, toJudgedProduct } from './judged-facts.ts'

test.for([
  ['Magnesium Citrate', 'magnesium', true],
  ['Sélénium', 'selenium', true],
  ['Lion’s Mane', "lion's mane", true],
  ['Ironwort', 'iron', false],
  ['Ironwort and iron', 'iron', true],
  ['Environ', 'iron', false],
  ['Vitamin B12', 'vitamin b1', false],
] as const)('the field "%s" holds "%s": %s', ([field, phrase, holds]) => {
  expect(fieldHolds(field, phrase)).toBe(holds)
})

const actives: JudgedActive[] = [
  { key: 'zinc', fields: ['zinc'], forms: { citrate: ['zinc citrate'], oxide: ['zinc oxide'] } },
  { key: 'garlic', fields: ['garlic'], forms: {} },
]

const lozenges: CatalogueFields = {
  id: 'p1',
  sku: 'A-1',
  ean: null,
  brandName: 'A',
  deliveryFormatId: 'lozenge',
  otherIngredients: 'Sorbitol',
  ingredients: [
    { labelName: 'Zinc', group: 'Zinc', form: 'zinc citrate', amount: 15, unit: 'Milligrams' },
    { labelName: 'Allium extract', group: 'Garlic', form: null, amount: null, unit: null },
    { labelName: 'Sorbitol', group: null, form: null, amount: 1, unit: 'Grams' },
  ],
}

test('a row that names no form has none of the asked ones', () => {
  const ingredients = [{ labelName: 'Zinc', group: null, form: null, amount: 5, unit: null }]
  expect(toJudgedProduct({ ...lozenges, ingredients }, actives).actives).toEqual([
    { active: 'zinc', forms: [], amount: 5, unit: null },
  ])
})

test('actives are read from group, label name and form of the ingredient rows', () => {
  expect(toJudgedProduct(lozenges, actives).actives).toEqual([
    { active: 'zinc', forms: ['citrate'], amount: 15, unit: 'Milligrams' },
    { active: 'garlic', forms: [], amount: null, unit: null },
  ])
})

test('what a judge read on the label stands beside the rows', () => {
  const stated = [
    { active: 'zinc', forms: ['oxide'] },
    { active: 'garlic', amount: 2, unit: 'Grams' as const },
  ]
  expect(toJudgedProduct({ ...lozenges, ingredients: [] }, actives, stated)).toEqual({
    id: 'p1',
    sku: 'A-1',
    ean: null,
    brandName: 'A',
    deliveryFormatId: 'lozenge',
    otherIngredients: 'Sorbitol',
    actives: [
      { active: 'zinc', forms: ['oxide'], amount: null, unit: null },
      { active: 'garlic', forms: [], amount: 2, unit: 'Grams' },
    ],
  })
})
