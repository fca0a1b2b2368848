import { expect, test } from 'vitest'
import { countedPage } from './counted-page.ts'

test.for([
  ['/', '/'],
  ['/de', '/'],
  ['/de/shop', '/shop'],
  ['/shop/', '/shop'],
  ['/nl/shop/products/0197d3c0-magnesium', '/shop/products/:id'],
  ['/brands/0197d3c0', '/brands/:id'],
  ['/recommendations/K7M4XQ2', undefined],
  ['/r/K7M4XQ2', undefined],
  ['/orders/0197d3c0', undefined],
  ['/admin/orders', undefined],
  ['/shop/comparison', undefined],
] as const)('%s is counted as %s', ([path, page]) => {
  expect(countedPage(path)).toBe(page)
})
