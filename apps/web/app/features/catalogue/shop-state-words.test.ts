import { expect, test } from 'vitest'
import { readShopFilter } from './shop-filter.ts'
import { shopStateWords } from './shop-state-words.ts'

const facets = {
  brands: [
    { id: 'a', name: 'A', count: 20 },
    { id: 'b', name: 'B', count: 6 },
  ],
  categories: [],
  deliveryFormats: [],
  stockStatuses: [],
  markers: [],
  allergens: [],
  verifications: [],
  prices: [],
  priceCurrency: 'EUR' as const,
  isEstimate: false,
}
const found = (count: number, countIsEstimate = false) => ({
  pager: { count, countIsEstimate, limit: 24, offset: 0, sort: null },
  facets,
})
const stateOf = (address: string, ...given: Parameters<typeof found>) =>
  shopStateWords(readShopFilter(new URLSearchParams(address)), found(...given))

test.for([
  ['', '26 products of 2 brands are in the shop today.'],
  ['sort=price&offset=24', '26 products of 2 brands are in the shop today.'],
  ['query=zinc', 'We found 26 products for “zinc”.'],
  ['query=zinc&isVerbatim=true', 'We found 26 products for “zinc”.'],
  ['marker=New', 'We found 26 products with your filter.'],
  ['marker=New&without=Milk', 'We found 26 products with your 2 filters.'],
  ['query=zinc&marker=New', 'We found 26 products for “zinc” with your filter.'],
  ['query=zinc&marker=New&without=Milk', 'We found 26 products for “zinc” with your 2 filters.'],
] as const)('the shop at "%s" says: %s', ([address, words]) => {
  expect(stateOf(address, 26)).toBe(words)
})

test('a count that was estimated says so, with and without a search', () => {
  expect(stateOf('', 900, true)).toBe('About 900 products are in the shop today.')
  expect(stateOf('query=zinc', 900, true)).toBe('We found about 900 products for “zinc”.')
})

test('one product is one product', () => {
  expect(stateOf('query=zinc', 1)).toBe('We found 1 product for “zinc”.')
})

test('what was corrected is named as it was searched', () => {
  const filter = readShopFilter(new URLSearchParams('query=znic'))
  expect(shopStateWords(filter, { ...found(3), corrected: 'zinc' })).toBe('We found 3 products for “zinc”.')
})

test('a list without products has its own words', () => {
  expect(stateOf('query=zinc', 0)).toBeNull()
  expect(stateOf('', 0)).toBeNull()
})
