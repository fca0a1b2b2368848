import { expect, test } from 'vitest'
import { type Asked, holdsAsked, isRelevant } from './is-relevant.ts'
import type { JudgedProduct } from './judged-facts.ts'

const product: JudgedProduct = {
  id: 'p1',
  sku: 'NUT-1',
  ean: '0768990017612',
  brandName: 'NutriCology',
  deliveryFormatId: 'capsule',
  otherIngredients: 'Cellulose, Vegetable Magnesium Stearate',
  actives: [
    { active: 'magnesium', forms: ['citrate'], amount: 0.17, unit: 'Grams' },
    { active: 'vitamin_d', forms: [], amount: 1000, unit: 'InternationalUnits' },
    { active: 'zinc', forms: [], amount: null, unit: null },
  ],
}

const milligrams = (amount: number) => [{ amount, unit: 'Milligrams' as const }]

const cases: [string, Asked, boolean][] = [
  ['its active', { actives: [{ anyOf: ['magnesium'] }] }, true],
  ['one of several', { actives: [{ anyOf: ['iron', 'zinc'] }] }, true],
  ['another active', { actives: [{ anyOf: ['iron'] }] }, false],
  ['two actives, one missing', { actives: [{ anyOf: ['zinc'] }, { anyOf: ['iron'] }] }, false],
  ['its form', { actives: [{ anyOf: ['magnesium'], form: 'citrate' }] }, true],
  ['another form', { actives: [{ anyOf: ['magnesium'], form: 'malate' }] }, false],
  ['the strength in another unit', { actives: [{ anyOf: ['magnesium'], strengths: milligrams(170) }] }, true],
  ['another strength', { actives: [{ anyOf: ['magnesium'], strengths: milligrams(171) }] }, false],
  [
    'one of equal strengths',
    {
      actives: [
        {
          anyOf: ['vitamin_d'],
          strengths: [
            { amount: 25, unit: 'Micrograms' },
            { amount: 1000, unit: 'InternationalUnits' },
          ],
        },
      ],
    },
    true,
  ],
  ['units by weight', { actives: [{ anyOf: ['vitamin_d'], strengths: milligrams(1000) }] }, false],
  [
    'a weight by units',
    { actives: [{ anyOf: ['magnesium'], strengths: [{ amount: 170, unit: 'InternationalUnits' }] }] },
    false,
  ],
  ['an unknown strength', { actives: [{ anyOf: ['zinc'], strengths: milligrams(15) }] }, false],
  ['its format', { deliveryFormatIds: ['tablet', 'capsule'] }, true],
  ['another format', { deliveryFormatIds: ['tablet'] }, false],
  ['its brand', { brandName: 'NutriCology' }, true],
  ['another brand', { brandName: 'Thorne' }, false],
  ['its number', { sku: 'NUT-1' }, true],
  ['another number', { sku: 'NUT-2' }, false],
  ['its EAN', { ean: '0768990017612' }, true],
  ['another EAN', { ean: '0768990017613' }, false],
  ['absence of what it lists', { withoutOther: ['magnesium stearate'] }, false],
  ['absence of what it does not list', { withoutOther: ['sorbitol'] }, true],
  ['absence of its active', { withoutActives: ['zinc'] }, false],
  ['absence of another active', { withoutActives: ['iron'] }, true],
  ['nothing', {}, true],
]

test.for(cases)('asked for %s', ([, asked, relevant]) => {
  expect(isRelevant(product, asked)).toBe(relevant)
})

test('holding the active is asked apart from form and strength', () => {
  expect(holdsAsked(product, { actives: [{ anyOf: ['magnesium'], form: 'malate' }] })).toBe(true)
  expect(holdsAsked(product, { actives: [{ anyOf: ['iron'] }] })).toBe(false)
  expect(holdsAsked(product, { brandName: 'Thorne' })).toBeNull()
})
