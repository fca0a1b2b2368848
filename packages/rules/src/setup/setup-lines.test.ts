import { expect, test } from 'vitest'
import { type SetupFacts, setupLines } from './setup-lines.ts'

const dutch = {
  code: 'NL',
  vatCategoryIds: ['FoodSupplement', 'Standard'] as const,
  carriers: [{ isExample: false }],
}
const ready: SetupFacts = {
  wordCount: 75,
  missingSellerFields: 0,
  isMailReal: true,
  isPaymentReal: true,
  openCountries: [dutch],
  confirmedCurrencies: [],
  shownProducts: 3,
  buyableProducts: 2,
}
const open = (facts: Partial<SetupFacts>) =>
  setupLines({ ...ready, ...facts }).filter(({ isDone }) => !isDone)
const nothing = { isDone: false, count: 0, countries: [], currencies: [] }

test('a shop that can take an order has every line done', () => {
  expect(open({})).toEqual([])
  expect(setupLines(ready)).toHaveLength(9)
  expect(setupLines(ready).find(({ step }) => step === 'stock')?.count).toBe(2)
})

test.for([
  [{ wordCount: 0 }, { ...nothing, step: 'referenceData' }],
  [{ missingSellerFields: 3 }, { ...nothing, step: 'seller', count: 3 }],
  [{ isMailReal: false }, { ...nothing, step: 'mail' }],
  [{ isPaymentReal: false }, { ...nothing, step: 'payment' }],
  [{ shownProducts: 0 }, { ...nothing, step: 'products' }],
  [{ buyableProducts: 0 }, { ...nothing, step: 'stock' }],
  [
    { openCountries: [dutch, { ...dutch, code: 'BE', vatCategoryIds: ['Standard'] as const }] },
    { ...nothing, step: 'vatRates', count: 1, countries: ['BE'] },
  ],
  [
    { openCountries: [dutch, { ...dutch, code: 'BE', carriers: [] }] },
    { ...nothing, step: 'carriers', count: 1, countries: ['BE'] },
  ],
  [
    { openCountries: [{ ...dutch, carriers: [{ isExample: false }, { isExample: true }] }] },
    { ...nothing, step: 'carriers', count: 1, countries: ['NL'] },
  ],
  [
    {
      openCountries: [dutch, { ...dutch, code: 'SE' }, { ...dutch, code: 'DK' }],
      confirmedCurrencies: ['DKK'],
    },
    { ...nothing, step: 'exchangeRates', count: 1, currencies: ['SEK'] },
  ],
] as const)('%j leaves its own line open', ([facts, line]) => {
  expect(open(facts as Partial<SetupFacts>)).toEqual([line])
})

test('a shop that sells nowhere has neither rates nor carriers', () => {
  expect(open({ openCountries: [] }).map(({ step }) => step)).toEqual(['vatRates', 'carriers'])
})
