import { expect, test } from 'vitest'
import { bandOf, readBand, readShopFilter, withQuery } from './shop-filter.ts'

const BRAND = '019b8be2-86bb-759c-b8a4-2e6a0757d3f5'
const read = (address: string) => readShopFilter(new URLSearchParams(address))

test('an address says what the shop shows', () => {
  expect(
    read(
      `query=zinc&brandId=${BRAND}&stockStatusId=InStock&price=1000-2000&without=Fish&without=Soy&sort=-price`,
    ),
  ).toEqual({
    query: 'zinc',
    isVerbatim: '',
    brandId: BRAND,
    categoryId: '',
    deliveryFormatId: '',
    stockStatusId: 'InStock',
    verificationId: '',
    marker: '',
    price: '1000-2000',
    without: ['Fish', 'Soy'],
    sort: '-price',
    offset: 0,
  })
})

test('what an address says that nobody could choose is left out', () => {
  expect(read('stockStatusId=Sold&price=cheap&without=Water&sort=size&offset=-4')).toEqual(read(''))
  expect(read('offset=24.7').offset).toBe(24)
  expect(read(`brandId=xyz&categoryId=${'c'.repeat(61)}&marker=%00&offset=1000001`)).toEqual(read(''))
  expect(read('query=a%0Ab').query).toBe('a b')
})

test.for([
  ['1000-2000', { from: 1000, to: 2000 }],
  ['8000-', { from: 8000, to: null }],
  ['0-1000', { from: 0, to: 1000 }],
] as const)('the band %s is told by its bounds', ([band, bounds]) => {
  expect(readBand(band)).toEqual(bounds)
  expect(bandOf(bounds)).toBe(band)
})

test.for([[''], ['-'], ['x-1'], ['1000'], ['1-2-3']])('"%s" is no band', ([band]) => {
  expect(readBand(band ?? '')).toBeNull()
})

test.for([
  ['search=zinc', 'query=zinc'],
  ['search=zinc+plus&brandId=x', 'brandId=x&query=zinc+plus'],
])('an address with %s means %s', ([given, meant]) => {
  expect(withQuery(new URLSearchParams(given))?.toString()).toBe(meant)
})

test.for(['', 'query=iron', 'query=iron&search=zinc'])('an address with "%s" stays', (given) => {
  expect(withQuery(new URLSearchParams(given))).toBeNull()
})
