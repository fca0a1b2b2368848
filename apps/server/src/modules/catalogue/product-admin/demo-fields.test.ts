import { expect, test } from 'vitest'
import { fieldsNoLongerDemo } from './demo-fields.ts'

test.for([
  ['quantity', ['quantity']],
  ['price', ['price', 'netPrice']],
  ['deliveryTime', ['deliveryTime', 'deliveryDays']],
  ['restrictedCountries', ['restrictedCountries']],
  ['productCategoryIds', ['productCategoryIds', 'categoryIds']],
  ['servingSizes', ['servingSizes']],
  ['en.description', ['localizations.en', 'localizations.en.description']],
  ['de.warnings', ['localizations.de', 'localizations.de.warnings']],
  ['de.isAutoTranslated', []],
  ['fr.price', []],
] as const)('once %s is written, %s is made up no more', ([field, names]) => {
  expect(fieldsNoLongerDemo([{ field, from: null, to: 1 }])).toEqual(names)
})

test('of removed texts none is made up', () => {
  const from = { description: 'Old', tags: [] }
  expect(fieldsNoLongerDemo([{ field: 'en', from, to: null }])).toEqual([
    'localizations.en',
    'localizations.en.description',
    'localizations.en.tags',
  ])
})
