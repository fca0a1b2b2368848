import { expect, test } from 'vitest'
import { bandOf, readBand, readShopFilter } from './shop-filter.ts'

const read = (address: string) => readShopFilter(new URLSearchParams(address))

test('an address says what the shop shows', () => {
  expect(
    read('query=zinc&brandId=b&stockStatusId=InStock&price=1000-2000&without=Fish&without=Soy&sort=-price'),
  ).toEqual({
    query: 'zinc',
    brandId: 'b',
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
