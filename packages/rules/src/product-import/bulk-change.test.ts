import { importFields } from '@salvia/contract/words/product-imports'
import { expect, test } from 'vitest'
import { bulkLine } from './bulk-change.ts'
import type { KnownProduct, ProductValues } from './diff-import.ts'

const empty = Object.fromEntries(importFields.map((field) => [field, null])) as ProductValues

const product = (sku: string, over: Partial<ProductValues> = {}): KnownProduct => ({
  id: `id-${sku}`,
  version: 4,
  values: {
    ...empty,
    sku,
    name: 'Zinc',
    stockStatus: 'InStock',
    isActive: true,
    isHidden: false,
    markers: ['New', 'Bestseller'],
    categoryIds: ['minerals', 'sleep'],
    ...over,
  },
})

test('a change of many adds and removes without touching what else is listed', () => {
  const change = {
    stockStatus: 'OutOfStock' as const,
    isHidden: true,
    addCategoryIds: ['sleep', 'herbs'],
    addMarkers: ['Gone'],
    removeMarkers: ['New', 'Gone'],
  }
  expect(bulkLine(1, product('A'), change)).toMatchObject({
    line: 1,
    kind: 'Changed',
    sku: 'A',
    productId: 'id-A',
    version: 4,
    changes: [
      { field: 'isHidden', from: false, to: true },
      { field: 'stockStatus', from: 'InStock', to: 'OutOfStock' },
      { field: 'categoryIds', from: ['minerals', 'sleep'], to: ['minerals', 'sleep', 'herbs'] },
      { field: 'markers', from: ['New', 'Bestseller'], to: ['Bestseller'] },
    ],
  })
  expect(bulkLine(1, product('A'), { isActive: true, addMarkers: ['New'] })).toMatchObject({
    kind: 'Unchanged',
    changes: [],
  })
})

test('a product with as many markers as it may have takes no more', () => {
  const full = product('A', { markers: Array.from({ length: 40 }, (_, at) => String(at)), categoryIds: [] })
  expect(bulkLine(3, full, { addMarkers: ['More'], isHidden: true })).toMatchObject({
    line: 3,
    kind: 'Error',
    changes: [],
    errors: [{ column: 'markers', code: 'TooMany', cell: '' }],
  })
  expect(bulkLine(3, full, { addMarkers: ['39'], isHidden: true })).toMatchObject({ kind: 'Changed' })
})

test('a list that is not there counts as empty', () => {
  expect(bulkLine(1, product('A', { markers: null }), { addMarkers: ['New'] }).changes).toEqual([
    { field: 'markers', from: null, to: ['New'] },
  ])
})
