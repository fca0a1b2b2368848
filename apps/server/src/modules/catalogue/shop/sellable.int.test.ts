import { euroRate } from '@salvia/rules/money/convert-currency'
import { exchangeRateOn } from '@salvia/rules/money/rate-in-force'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { NOW, startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { listExchangeRates, supplyDay } from '../../reference/index.ts'
import { findKnownProductIds, listSellableProducts, releaseStock, reserveStock } from '../index.ts'
import { products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })

const omega = demoProductId(214224)
const soldOut = demoProductId(308638)
const sale = { countryCode: 'NL', postalKey: '', exchangeRate: euroRate, at: NOW }

test('a sale knows price, tax, stock and names of a product', async () => {
  const found = await listSellableProducts(api.db, [omega, newId()], sale)
  const [row] = await api.db.select().from(products).where(eq(products.id, omega))
  expect([...found.values()]).toEqual([
    {
      id: omega,
      name: 'Omega-3D Lemon',
      brandName: 'Nordic Naturals',
      sku: 'NOR-214224',
      imageUrl: `/images/packshots/${omega}`,
      isActive: true,
      isHidden: false,
      stockStatus: 'InStock',
      stock: row?.quantity,
      restrictedCountries: [],
      canBeSample: row?.canBeSample,
      deliveryDays: 1,
      listPrice: { amount: 1326, currency: 'EUR' },
      unitNet: { amount: 1326, currency: 'EUR' },
      vatCategoryId: 'FoodSupplement',
      vat: {
        taxRate: 900,
        validFrom: '2019-01-01',
        source: 'marketplace product tax code table (dietary supplements)',
        confidence: 'medium',
        dateAssumed: false,
        territory: null,
      },
      productDeliveryFormatId: 'softgel',
      netWeightGrams: 83,
      deliveryFormatSize: 60,
      servingsPerContainer: 30,
      mainServing: { isMain: true, amount: 2, intakeFormatId: 'softgel' },
    },
  ])
})

test('the price is converted with the day’s rate, the list price stays in EUR', async () => {
  const exchangeRate = exchangeRateOn(await listExchangeRates(api.db), 'DKK', supplyDay(NOW))
  const found = await listSellableProducts(api.db, [omega], { ...sale, countryCode: 'DK', exchangeRate })
  expect(found.get(omega)).toMatchObject({
    listPrice: { amount: 1326, currency: 'EUR' },
    unitNet: { amount: 9892, currency: 'DKK' },
    vat: { taxRate: 2500 },
  })
})

test.for([
  ['SE', '2026-03-01T10:00:00Z', 1200],
  ['SE', '2026-11-20T10:00:00Z', 600],
  ['CH', '2023-06-01T10:00:00Z', null],
  ['US', '2026-11-20T10:00:00Z', null],
] as const)('the tax of %s on %s is %s', async ([countryCode, at, rate]) => {
  const found = await listSellableProducts(api.db, [omega], { ...sale, countryCode, at: new Date(at) })
  expect(found.get(omega)?.vat?.taxRate ?? null).toBe(rate)
})

test('what is sold without stock has none to count', async () => {
  const [special] = await api.db
    .select()
    .from(products)
    .where(eq(products.stockStatus, 'SpecialOrder'))
    .limit(1)
  const id = special?.id ?? ''
  expect((await listSellableProducts(api.db, [id], sale)).get(id)).toMatchObject({
    stockStatus: 'SpecialOrder',
    stock: null,
  })
  expect((await listSellableProducts(api.db, [soldOut], sale)).get(soldOut)).toMatchObject({
    stockStatus: 'OutOfStock',
    stock: null,
  })
})

test('an order’s own packs count as free for it, and for nobody else', async () => {
  const orderId = newId()
  const [row] = await api.db.select().from(products).where(eq(products.id, omega))
  const quantity = row?.quantity ?? 0
  await reserveStock(api.db, { orderId, lines: [{ productId: omega, quantity }], expiresAt: null })
  const seen = async (ownOrderId?: string) =>
    (await listSellableProducts(api.db, [omega], { ...sale, ownOrderId })).get(omega)
  expect(await seen()).toMatchObject({ stock: 0, stockStatus: 'OutOfStock' })
  expect(await seen(orderId)).toMatchObject({ stock: quantity, stockStatus: 'InStock' })
  await releaseStock(api.db, orderId)
})

test('only products in use are known', async () => {
  expect(await findKnownProductIds(api.db, [omega, newId()])).toEqual(new Set([omega]))
  expect(await findKnownProductIds(api.db, [])).toEqual(new Set())
})
