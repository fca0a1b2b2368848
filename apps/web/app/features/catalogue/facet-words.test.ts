import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import { describe, expect, test } from 'vitest'
import { allergenChoice, countedChoices, priceChoices, priceWords } from './facet-words.ts'

const none: ProductFacets = {
  brands: [],
  categories: [],
  deliveryFormats: [],
  stockStatuses: [],
  markers: [],
  allergens: [],
  verifications: [],
  prices: [],
  priceCurrency: 'EUR',
  isEstimate: false,
}
const choices = [
  { value: 'capsule', label: 'Capsules' },
  { value: 'powder', label: 'Powders' },
]
const counts = [{ id: 'capsule', count: 12 }]

describe('choices of a filter', () => {
  test('say how many products each leaves, and leave out what leaves none', () => {
    expect(countedChoices(choices, { counts, chosen: '', isEstimate: false })).toEqual([
      { value: 'capsule', label: 'Capsules (12)' },
    ])
  })
  test('are all there without figures where not everything was counted', () => {
    expect(countedChoices(choices, { counts, chosen: '', isEstimate: true })).toEqual(choices)
  })
  test('keep one that is chosen and leaves none', () => {
    expect(countedChoices(choices, { counts, chosen: 'powder', isEstimate: false })).toEqual([
      { value: 'capsule', label: 'Capsules (12)' },
      { value: 'powder', label: 'Powders' },
    ])
  })
  test('are all there before anything was counted', () => {
    expect(countedChoices(choices, { counts: undefined, chosen: '', isEstimate: false })).toEqual(choices)
  })
})

test('price bands are told in words, also one that is chosen and holds nothing', () => {
  const prices = [
    { from: 0, to: 1000, count: 1 },
    { from: 8000, to: null, count: 2 },
  ]
  const labels = (chosen: string, isEstimate = false) =>
    priceChoices({ ...none, prices, isEstimate }, chosen).map(({ label }) => label)
  expect(labels('')).toEqual(['Under €10.00 (1)', '€80.00 and above (2)'])
  expect(labels('', true)).toEqual(['Under €10.00', '€80.00 and above'])
  expect(labels('1000-2000')[0]).toBe('€10.00 to €20.00')
  expect(priceWords('10000-', 'SEK')).toBe('SEK 100.00 and above')
  expect(priceChoices(undefined, '0-1000')).toEqual([])
})

test('an allergen says how many of the found products hold it', () => {
  const facets = { ...none, allergens: [{ id: 'Milk', count: 27 }] }
  expect(allergenChoice('Milk', facets)).toBe('Milk (27)')
  expect(allergenChoice('Fish', facets)).toBe('Fish')
  expect(allergenChoice('Milk', { ...facets, isEstimate: true })).toBe('Milk')
  expect(allergenChoice('Milk', undefined)).toBe('Milk')
})
