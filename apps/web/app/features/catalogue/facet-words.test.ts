import { describe, expect, test } from 'vitest'
import { countedChoices, priceChoices } from './facet-words.ts'

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
  test('are all there without figures once one is chosen', () => {
    expect(countedChoices(choices, { counts, chosen: 'capsule', isEstimate: false })).toEqual(choices)
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
  expect(priceChoices(prices, '1000-2000').map(({ label }) => label)).toEqual([
    '€10.00 to €20.00',
    'Under €10.00',
    '€80.00 and more',
  ])
})
