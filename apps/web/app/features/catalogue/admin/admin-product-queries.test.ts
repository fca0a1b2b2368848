import { expect, test } from 'vitest'
import { adminProductFilter, filterOfAll } from './admin-product-queries.ts'

test('a change of all goes to what the list shows, in flags and lists instead of words', () => {
  const search = new URLSearchParams({
    query: 'zinc',
    isActive: 'false',
    isLinkedToSupplierFeed: 'true',
    stockStatusId: 'InStock',
    categoryId: 'minerals',
    sort: '-price',
    offset: '25',
    utm_source: 'mail',
  })
  expect(adminProductFilter(search)).toEqual({
    query: 'zinc',
    isActive: 'false',
    isLinkedToSupplierFeed: 'true',
    stockStatusId: 'InStock',
    categoryId: 'minerals',
    sort: '-price',
  })
  expect(filterOfAll(search)).toEqual({
    query: 'zinc',
    isActive: false,
    isLinkedToSupplierFeed: true,
    stockStatusId: ['InStock'],
    categoryId: 'minerals',
  })
})

test('a list that nothing narrows is all products', () => {
  expect(filterOfAll(new URLSearchParams('isActive=perhaps&stockStatusId=Sold&brandId=1'))).toEqual({})
})
