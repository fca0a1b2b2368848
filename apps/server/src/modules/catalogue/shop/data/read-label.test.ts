import { languages } from '@salvia/contract/words/locale'
import { expect, test } from 'vitest'
import { factsOf } from './facts-of.ts'
import { labelFactsOf } from './label-facts-of.ts'
import { noticesOf } from './notices-of.ts'
import { readLabel } from './read-label.ts'

type Label = Parameters<typeof readLabel>[0]
type Texts = Parameters<typeof readLabel>[1]

const ingredient = { name: 'Zinc', localNames: {}, stated: { own: 'zinc', group: null } }
const row = {
  id: '1',
  ingredientId: '2',
  ingredient,
  labelName: 'Zinc',
  form: null,
  amount: 10,
  unit: 'Milligrams' as const,
  depth: 0,
}

const label: Label = {
  name: 'Zinc 10',
  productDeliveryFormatId: 'capsule',
  vatCategoryId: 'FoodSupplement',
  netWeightGrams: 40,
  servingsPerContainer: 60,
  demoFilled: [],
  categories: [{ id: 'minerals' }],
  ingredientRows: [row],
  verifications: [],
  servings: [{ isMain: true, amount: 1, intakeFormatId: 'capsule', leastPerDay: 1, mostPerDay: 2 }],
  contentTexts: [{ otherIngredients: 'Cellulose', allergens: '', warnings: '' }],
}
const texts: Texts = { suggestedIntake: '', allergens: '' }

const changes: { part: string; to: Partial<Label> }[] = [
  { part: 'the label', to: {} },
  { part: 'the name', to: { name: 'Vegan zinc' } },
  { part: 'the form', to: { productDeliveryFormatId: 'powder' } },
  { part: 'the VAT category', to: { vatCategoryId: 'Standard' } },
  { part: 'the weight', to: { netWeightGrams: 4000 } },
  { part: 'the servings in a pack', to: { servingsPerContainer: 1 } },
  { part: 'what the demo filled', to: { demoFilled: ['ingredients'] } },
  { part: 'the categories', to: { categories: [{ id: 'sport' }] } },
  { part: 'an amount', to: { ingredientRows: [{ ...row, amount: 25 }] } },
  {
    part: 'the ingredient',
    to: { ingredientRows: [{ ...row, ingredient: { ...ingredient, name: 'Iron' } }] },
  },
  {
    part: 'a mark',
    to: { verifications: [{ id: 'vegan', name: 'Vegan', status: 'Passed' }] } as Partial<Label>,
  },
  { part: 'the servings', to: { servings: [] } },
  {
    part: 'what is in it',
    to: { contentTexts: [{ otherIngredients: 'Milk', allergens: '', warnings: '' }] },
  },
]

const allTexts: Texts[] = [
  texts,
  { suggestedIntake: 'Take 3 capsules a day.', allergens: '' },
  { suggestedIntake: '', allergens: 'Contains milk.' },
]

test('what is read of a label is of this label, these texts and this language, also when others were read before', () => {
  for (const { to } of changes)
    for (const shown of allTexts)
      for (const language of languages) {
        const changed = { ...label, ...to }
        const { label: labelKnowledge, contains, freeOf } = factsOf(changed)
        const fresh = {
          labelKnowledge,
          contains,
          freeOf,
          ingredients: labelFactsOf(changed.ingredientRows, language),
          labelNotices: noticesOf(changed, shown, language),
        }
        expect(readLabel(changed, shown, language)).toEqual(fresh)
      }
})

test.for(changes.slice(1))('$part of a label is part of what it is known by', ({ to }) => {
  expect(readLabel({ ...label, ...to }, texts, 'en')).not.toBe(readLabel(label, texts, 'en'))
})

test('the same label is read once', () => {
  expect(readLabel({ ...label }, { ...texts }, 'en')).toBe(readLabel(label, texts, 'en'))
})
