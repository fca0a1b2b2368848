import { expect, test } from 'vitest'
import { bodiesOf, startOdoo } from '#test/odoo-server'

const SEARCH = '/json/2/product.product/search_read'
const at = (id: number, qty_available: number, default_code = `SKU-${id}`) => ({
  ...{ id, default_code, display_name: `Product ${id}`, qty_available },
})

test('products are read five hundred at a time, in whole packs that are there', async () => {
  const first = Array.from({ length: 500 }, (_, index) => at(index + 1, 1))
  const { received, erp } = await startOdoo({
    [SEARCH]: [{ body: first }, { body: [at(501, 7.5, ' SKU-501 '), at(502, -2)] }],
  })
  const found = await erp.listProducts?.()
  expect(found?.length).toBe(502)
  expect(found?.slice(500)).toEqual([
    { sku: 'SKU-501', name: 'Product 501', onHand: 7 },
    { sku: 'SKU-502', name: 'Product 502', onHand: 0 },
  ])
  const named = { fields: ['id', 'default_code', 'display_name', 'qty_available'], order: 'id', limit: 500 }
  const domain = (after: number) => [
    ['default_code', '!=', false],
    ['id', '>', after],
  ]
  expect(bodiesOf(received, SEARCH)).toEqual([
    { context: { lang: 'en_US' }, ...named, domain: domain(0) },
    { context: { lang: 'en_US' }, ...named, domain: domain(500) },
  ])
})

test('the service that stands for the delivery is no product of the shop', async () => {
  const { erp } = await startOdoo({ [SEARCH]: [{ body: [at(1, 4), at(2, 0, 'SALVIA-DELIVERY')] }] })
  expect(await erp.listProducts?.()).toEqual([{ sku: 'SKU-1', name: 'Product 1', onHand: 4 }])
})

test.for([
  ['something that is no list of products', { body: [{ id: 1, default_code: 'A' }] }],
  [
    'a refusal',
    { status: 401, body: { name: 'werkzeug.exceptions.Unauthorized', message: 'Invalid apikey' } },
  ],
] as const)('%s is an error, never an empty warehouse', async ([, answer]) => {
  const { erp } = await startOdoo({ [SEARCH]: [answer] })
  await expect(erp.listProducts?.()).rejects.toThrow()
})
