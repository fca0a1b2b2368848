import type { ImportField } from '@salvia/contract/words/product-imports'
import { expect, test } from 'vitest'
import { type ImportWords, type ReadCell, readImportCell } from './import-columns.ts'

const words: ImportWords = {
  brandNames: ['Thorne', 'NOW'],
  deliveryFormatIds: ['capsule', 'powder'],
  categoryIds: ['minerals', 'sleep'],
  vatCategoryIds: ['FoodSupplement', 'Standard'],
  countryCodes: ['DE', 'NL'],
}

const cases: [ImportField, string, ReadCell][] = [
  ['sku', 'THO-1', { value: 'THO-1' }],
  ['sku', '', { code: 'Required' }],
  ['sku', 'x'.repeat(61), { code: 'TooLong' }],
  ['name', 'x'.repeat(200), { value: 'x'.repeat(200) }],
  ['brandName', 'thorne', { value: 'Thorne' }],
  ['brandName', 'Nobody', { code: 'UnknownWord' }],
  ['ean', '7 68990 01761 2', { value: '0768990017612' }],
  ['ean', '7 68990 01761 3', { code: 'BadEan' }],
  ['ean', '', { value: null }],
  ['deliveryFormatId', 'CAPSULE', { value: 'capsule' }],
  ['deliveryFormatId', 'pill', { code: 'UnknownWord' }],
  ['unitSize', '', { value: null }],
  ['unitSize', '2,5', { value: 2.5 }],
  ['unitSize', '0', { code: 'NotPositive' }],
  ['unitSize', '1.000,5', { code: 'NotANumber' }],
  ['servingsPerContainer', 'many', { code: 'NotANumber' }],
  ['netWeightGrams', '120', { value: 120 }],
  ['netWeightGrams', '12.5', { code: 'NotWhole' }],
  ['netWeightGrams', '-1', { code: 'Negative' }],
  ['netWeightGrams', 'x', { code: 'NotANumber' }],
  ['netPrice', '19.99', { value: 1999 }],
  ['netPrice', '19,9', { value: 1990 }],
  ['netPrice', '20', { value: 2000 }],
  ['netPrice', '0', { code: 'NotPositive' }],
  ['netPrice', '-5', { code: 'NotPositive' }],
  ['netPrice', '1.999', { code: 'NotANumber' }],
  ['netPrice', '', { code: 'Required' }],
  ['stockStatus', 'instock', { value: 'InStock' }],
  ['stockStatus', 'Sold', { code: 'UnknownWord' }],
  ['vatCategoryId', 'standard', { value: 'Standard' }],
  ['isActive', 'Ja', { value: true }],
  ['isActive', '0', { value: false }],
  ['isActive', 'maybe', { code: 'NotAFlag' }],
  ['categoryIds', 'minerals, sleep,minerals', { value: ['minerals', 'sleep'] }],
  ['categoryIds', 'minerals|dreams', { code: 'UnknownWord' }],
  ['restrictedCountries', 'de|NL', { value: ['DE', 'NL'] }],
  ['restrictedCountries', '', { value: [] }],
  ['markers', 'New, ,', { value: ['New'] }],
  ['markers', 'New, and good|', { value: ['New, and good'] }],
  [
    'markers',
    Array.from({ length: 40 }, (_, at) => at).join('|'),
    { value: Array.from({ length: 40 }, (_, at) => String(at)) },
  ],
  ['markers', Array.from({ length: 41 }, (_, at) => at).join('|'), { code: 'TooMany' }],
  ['name', 'Zinc\u0000', { code: 'ControlCharacters' }],
  ['name', 'two\nlines', { code: 'ControlCharacters' }],
  ['unitSize', '1000000', { value: 1_000_000 }],
  ['unitSize', '1000000.5', { code: 'TooLarge' }],
  ['netWeightGrams', '0', { code: 'NotPositive' }],
  ['quantity', '10000001', { code: 'TooLarge' }],
  ['quantity', '99999999999999999999', { code: 'TooLarge' }],
  ['deliveryDays', '365', { value: 365 }],
  ['deliveryDays', '366', { code: 'TooLarge' }],
  ['netPrice', '1000000', { value: 100_000_000 }],
  ['netPrice', '1000000.01', { code: 'TooLarge' }],
]

test.for(cases)('%s "%s" is read as %j', ([field, cell, read]) => {
  expect(readImportCell(field, cell, words)).toEqual(read)
})
