import { MINUTE_MS } from '@salvia/contract/durations'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { setStock } from '#test/back-orders'
import { stockOf } from '#test/catalogue'
import { makeOrder, openPayment } from '#test/checkout'
import { startOdoo } from '#test/odoo-server'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { everything, refund } from '#test/refunds'
import { advance, parcelOf, shippingOrder, withShipments } from '#test/shipments'
import { makeBrand, makeStockedProduct } from '#test/stock'
import { products } from '../catalogue/index.ts'
import { orderLines } from '../orders/index.ts'
import { seedReference } from '../reference/index.ts'
import { findReadings, listDifferences } from './data/erp-product-queries.ts'
import { compareProducts } from './use-cases/compare-products.ts'
import { followStock } from './use-cases/follow-stock.ts'

const SEARCH = '/json/2/product.product/search_read'

type InErp = { sku: string; onHand: number }

/** An ERP that answers these products once. */
async function reading(api: TestApi, inErp: InErp[]) {
  const body = inErp.map(({ sku, onHand }, index) => ({
    ...{ id: index + 1, default_code: sku, display_name: `ERP ${sku}`, qty_available: onHand },
  }))
  const { erp } = await startOdoo({ [SEARCH]: [{ body }] })
  return { db: api.db, erp, now: () => api.app.now() }
}

/** A placed order of one pack, and its product. */
async function orderedProduct() {
  const shop = await shippingOrder(1)
  const [line] = await shop.api.db.select().from(orderLines).where(eq(orderLines.orderId, shop.order.orderId))
  const productId = line?.productId ?? ''
  const [product] = await shop.api.db.select().from(products).where(eq(products.id, productId))
  const sku = product?.sku ?? ''
  const follow = async (onHand: number) => followStock(await reading(shop.api, [{ sku, onHand }]))
  return { ...shop, productId, follow }
}

test('packs that an order took are not sold again while the ERP still counts them', async () => {
  const { api, admin, order, productId, follow } = await orderedProduct()
  await follow(10)
  expect(await stockOf(api, productId)).toEqual([9, 0])
  const parcel = await parcelOf(api, order)
  await advance(api, admin, parcel, { status: 'PendingPickup' })
  await follow(10)
  expect(await stockOf(api, productId)).toEqual([9, 0])
  await advance(api, admin, parcel, { status: 'InTransit' })
  // The carrier has it, and the ERP was not told yet.
  await follow(10)
  expect(await stockOf(api, productId)).toEqual([9, 0])
  await api.runJobs()
  // What it answers may be older than what it was told.
  await follow(10)
  expect(await stockOf(api, productId)).toEqual([9, 0])
  api.setNow(new Date(NOW.getTime() + MINUTE_MS))
  await follow(9)
  expect(await stockOf(api, productId)).toEqual([9, 0])
})

test('packs of a refunded order that wait for their carrier are not sold again either', async () => {
  const { api, admin, order, productId, follow } = await orderedProduct()
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  await advance(api, admin, await parcelOf(api, order), { status: 'PendingPickup' })
  await refund({ api, admin: accounting, order }, everything(await withShipments(api, order)))
  await api.runJobs()
  await follow(10)
  expect(await stockOf(api, productId)).toEqual([9, 0])
})

test('what buyers reserve while they pay stays promised to them', async () => {
  const { api, productId, follow } = await orderedProduct()
  await setStock(api, productId, 5)
  await openPayment(api, await makeOrder(api, [productId]))
  // One is in the building, and taken by the order before.
  await follow(1)
  expect(await stockOf(api, productId)).toEqual([1, 1])
})

/** Three products: in the ERP once, twice, and not at all. */
async function threeProducts() {
  const api = await startApi()
  await seedReference(api.db)
  const brandId = await makeBrand(api)
  const [once = '', twice = '', missing = ''] = await Promise.all(
    [4, 4, 4].map((quantity) => makeStockedProduct(api, { brandId, quantity })),
  )
  const inErp = [
    { sku: once, onHand: 7 },
    { sku: twice, onHand: 7 },
    { sku: twice, onHand: 8 },
    { sku: 'ONLY-THERE', onHand: 3 },
  ]
  return { api, once, twice, missing, inErp }
}

test('a SKU that the ERP has twice, or does not know, keeps its stock', async () => {
  const { api, once, twice, missing, inErp } = await threeProducts()
  await followStock(await reading(api, inErp))
  const rows = await api.db
    .select()
    .from(products)
    .where(inArray(products.id, [once, twice, missing]))
  const stock = Object.fromEntries(rows.map(({ id, quantity }) => [id, quantity]))
  expect(stock).toEqual({ [once]: 7, [twice]: 4, [missing]: 4 })
  expect((await findReadings(api.db)).stock).toEqual({ kind: 'Stock', readAt: NOW, failedAt: null, count: 1 })
})

test('what differs is kept as of the last reading, and a failed one leaves it', async () => {
  const { api, once, twice, missing, inErp } = await threeProducts()
  await compareProducts(await reading(api, inErp))
  const differences = [
    { sku: 'ONLY-THERE', finding: 'NotInShop', name: 'ERP ONLY-THERE', productId: null },
    { sku: twice, finding: 'SkuTwice', name: `ERP ${twice}`, productId: twice },
    { sku: missing, finding: 'NotInErp', name: `Product ${missing}`, productId: missing },
  ]
  const found = await listDifferences(api.db, { offset: 0, limit: 20 })
  expect(found.count).toBe(3)
  expect(found.rows).toEqual(expect.arrayContaining(differences))
  const { erp } = await startOdoo({ [SEARCH]: [{ status: 500, body: 'down' }] })
  await expect(compareProducts({ db: api.db, erp, now: () => NOW })).rejects.toThrow('the ERP answered 500')
  expect((await findReadings(api.db)).products).toMatchObject({ readAt: NOW, failedAt: NOW, count: 3 })
  expect((await listDifferences(api.db, { offset: 0, limit: 20 })).count).toBe(3)
  const known = [once, twice, missing].map((sku) => ({ sku, onHand: 1 }))
  await compareProducts(await reading(api, known))
  expect((await listDifferences(api.db, { offset: 0, limit: 20 })).rows).toEqual([])
})

test('who asks for a reading that fails is told why, and the failure is on record', async () => {
  const { erp } = await startOdoo({ [SEARCH]: [{ status: 503, body: 'down' }] })
  const api = await startApi({ services: { erp } })
  const admin = await makeAdmin(api)
  const answer = await call(api, admin, ['POST', '/admin/erp/readings', {}])
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'erp_unread'])
  const stock = { readAt: null, failedAt: NOW.toISOString(), changed: 0 }
  expect((await call(api, admin, ['GET', '/admin/erp/readings'])).json().stock).toEqual(stock)
})

test('without an ERP nothing is read, and the page says so', async () => {
  const { api, once } = await threeProducts()
  const answer = await call(api, await makeAdmin(api), ['POST', '/admin/erp/readings', {}])
  expect(answer.json()).toEqual({
    isConnected: false,
    stock: { readAt: null, failedAt: null, changed: 0 },
    products: { readAt: null, failedAt: null, different: 0 },
  })
  expect(await stockOf(api, once)).toEqual([4, 0])
})
