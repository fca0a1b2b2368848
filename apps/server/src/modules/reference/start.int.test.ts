import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { fillCustomer, finalize, makeCart, readCart, setLine, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { seedOnStart } from '../../seed/seed-on-start.ts'
import { orders } from '../orders/index.ts'
import {
  deliveryCarriers,
  deliveryFormats,
  exchangeRates,
  intakeFormats,
  productCategories,
  shippingCountries,
  templateCategories,
  vatRates,
  vatTerritories,
  verifications,
} from './data/reference-tables.ts'
import { forgetReference } from './index.ts'

const tables = {
  shippingCountries,
  deliveryCarriers,
  vatRates,
  vatTerritories,
  exchangeRates,
  intakeFormats,
  deliveryFormats,
  productCategories,
  verifications,
  templateCategories,
}
const shipped = {
  shippingCountries: 32,
  deliveryCarriers: 89,
  vatRates: 96,
  vatTerritories: 58,
  exchangeRates: 26,
  intakeFormats: 14,
  deliveryFormats: 10,
  productCategories: 30,
  verifications: 8,
  templateCategories: 13,
}

test('an empty database has all reference data after a start, also when several processes start at once', async () => {
  const { db } = await startApi()
  const count = async () => {
    const counts = Object.entries(tables).map(async ([name, table]) => [name, await db.$count(table)])
    return Object.fromEntries(await Promise.all(counts)) as Record<string, number>
  }
  expect(await count()).toEqual(Object.fromEntries(Object.keys(tables).map((name) => [name, 0])))
  await Promise.all(Array.from({ length: 4 }, () => seedOnStart(db)))
  expect(await count()).toEqual(shipped)
  const before = await databaseDigest(db)
  await Promise.all(Array.from({ length: 4 }, () => seedOnStart(db)))
  expect(await databaseDigest(db)).toEqual(before)
})

test('what an operator set outlives every further start, and what is missing comes again', async () => {
  const { db } = await startApi()
  await seedOnStart(db)
  const operator = { setBy: 'operator' as const }
  const names = { en: 'Gut', de: 'Darm', nl: 'Darm', fr: 'Intestin' }
  await db
    .update(productCategories)
    .set({ ...operator, names, position: 99 })
    .where(eq(productCategories.id, 'probiotics'))
  await db
    .update(deliveryCarriers)
    .set({ ...operator, fixedPrice: 695, isActive: false, isDemo: false })
    .where(eq(deliveryCarriers.id, 'nl-postnl-door'))
  await db
    .update(shippingCountries)
    .set({ ...operator, isOpen: false })
    .where(eq(shippingCountries.countryCode, 'GB'))
  const dutchFood = and(eq(vatRates.countryCode, 'NL'), eq(vatRates.vatCategoryId, 'FoodSupplement'))
  await db.delete(vatRates).where(dutchFood)
  await db.insert(vatRates).values({
    ...operator,
    countryCode: 'NL',
    vatCategoryId: 'FoodSupplement',
    taxRate: 1000,
    validFrom: '2026-01-01',
    source: 'our accountant',
    confidence: 'high',
    dateAssumed: false,
  })
  await db.delete(exchangeRates).where(eq(exchangeRates.currency, 'SEK'))
  await db
    .insert(exchangeRates)
    .values({ ...operator, currency: 'SEK', validFrom: '2026-01-01', millionths: 11_500_000 })
  const set = await databaseDigest(db)
  await seedOnStart(db)
  expect(await databaseDigest(db)).toEqual(set)
})

test('rows of a release that are gone or stale come again at the next start', async () => {
  const { db } = await startApi()
  await seedOnStart(db)
  const carriers = () => db.select().from(deliveryCarriers).orderBy(deliveryCarriers.id)
  const [before, count] = [await carriers(), await db.$count(vatRates)]
  await db.delete(vatRates).where(eq(vatRates.countryCode, 'DE'))
  await db.delete(templateCategories).where(eq(templateCategories.id, 'sleep'))
  await db.delete(deliveryCarriers).where(eq(deliveryCarriers.id, 'nl-postnl-point'))
  await db.update(deliveryCarriers).set({ fixedPrice: 1 }).where(eq(deliveryCarriers.id, 'de-dhl-door'))
  await seedOnStart(db)
  expect(await carriers()).toEqual(before)
  expect(await db.$count(vatRates)).toBe(count)
  expect(await db.$count(templateCategories)).toBe(13)
})

describe('without a rate in force nothing is sold', () => {
  const refusal = 'We cannot ship to this country yet'

  async function setUp() {
    const set = await setUpCheckout()
    const { api, productIds } = set
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
    await fillCustomer(api, cart.id)
    const refused = async () => {
      forgetReference(api.db)
      const { lines } = await readCart(api, cart.id)
      expect(lines.map(({ problem }) => problem)).toEqual(['NoVatRate'])
      expect((await finalize(api, cart.id)).json()).toMatchObject({ error: refusal, orderId: null })
      const other = await makeCart(api)
      const added = await setLine(api, other.id, [productIds[0], { quantity: 1 }])
      expect(added.json()).toMatchObject({ error: refusal, cart: { lines: [] } })
      expect(await api.db.$count(orders)).toBe(0)
    }
    return { ...set, refused }
  }
  const dutchFood = and(eq(vatRates.countryCode, 'NL'), eq(vatRates.vatCategoryId, 'FoodSupplement'))

  test('where there is no row', async () => {
    const { api, refused } = await setUp()
    await api.db.delete(vatRates).where(dutchFood)
    await refused()
  })

  test('where the newest has ended; the one before it does not come back', async () => {
    const { api, refused } = await setUp()
    await api.db.insert(vatRates).values({
      countryCode: 'NL',
      vatCategoryId: 'FoodSupplement',
      taxRate: 2100,
      validFrom: '2026-11-01',
      validTo: '2026-11-19',
      source: 'test',
      confidence: 'high',
      dateAssumed: false,
    })
    await refused()
    expect((await api.app.inject({ url: '/api/products?countryCode=NL&limit=1' })).json()).toMatchObject({
      results: [{ price: null }],
    })
  })

  test('where the only row was withdrawn', async () => {
    const { api, refused } = await setUp()
    await api.db.update(vatRates).set({ withdrawnAt: NOW }).where(dutchFood)
    await refused()
  })

  test('where the country is closed', async () => {
    const { api, refused } = await setUp()
    await api.db
      .update(shippingCountries)
      .set({ isOpen: false })
      .where(eq(shippingCountries.countryCode, 'NL'))
    await refused()
  })
})
