import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Pager } from '@salvia/contract/page'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { one } from '#db/one'
import { startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { products } from '../products/product-tables.ts'
import { productLocalizations } from '../products/product-text-tables.ts'

const api = await startApiOfFile({ isStocked: true })

type Page = { results: ProductCard[]; pager: Pager }

const magnesium = demoProductId(298074)

const get = async (path: string) => api.app.inject({ url: `/api/products${path}` })

/** Whether a price filter finds a product that a search names. */
const isFound = async (country: string, bounds: string) => {
  const asked = `?countryCode=${country}&languageCode=en&query=THO-298074&${bounds}`
  const browsed = `?countryCode=${country}&languageCode=en&ids=${magnesium}&${bounds}`
  const counts = await Promise.all(
    [asked, browsed].map(async (path) => (await get(path)).json<Page>().pager.count),
  )
  expect(counts[0]).toBe(counts[1])
  return counts[0] === 1
}

const cardOf = async (country: string) =>
  (await get(`?countryCode=${country}&ids=${magnesium}`)).json<Page>().results[0]?.price

test('a price filter means what the card shows, to the cent, in each country, category and currency', async () => {
  const { vatCategoryId: category, netPrice: price } = products
  const before = one(
    await api.db
      .select({ vatCategoryId: category, netPrice: price })
      .from(products)
      .where(eq(products.id, magnesium)),
  )
  for (const vatCategoryId of ['FoodSupplement', 'Standard'] as const)
    for (const [country, currency] of [
      ['NL', 'EUR'],
      ['CH', 'EUR'],
      ['SE', 'SEK'],
    ] as const)
      for (const netPrice of [917, 2345]) {
        await api.db.update(products).set({ vatCategoryId, netPrice }).where(eq(products.id, magnesium))
        const shownPrice = await cardOf(country)
        for (const [basis, shown] of [
          ['', shownPrice?.gross],
          ['&priceBasis=Net', shownPrice?.net],
        ] as const) {
          const amount = shown?.amount ?? 0
          expect(shown?.currency).toBe(currency)
          expect(await isFound(country, `priceFrom=${amount}${basis}`)).toBe(true)
          expect(await isFound(country, `priceFrom=${amount + 1}${basis}`)).toBe(false)
          expect(await isFound(country, `priceTo=${amount}${basis}`)).toBe(false)
          expect(await isFound(country, `priceTo=${amount + 1}${basis}`)).toBe(true)
        }
      }
  await api.db.update(products).set(before).where(eq(products.id, magnesium))
})

test('a price that a product has in the currency shown is the one that is filtered by', async () => {
  const own = { price: 20_000, currencyId: 'SEK' } as const
  const texts = and(
    eq(productLocalizations.productId, magnesium),
    eq(productLocalizations.languageCode, 'en'),
  )
  await api.db.update(productLocalizations).set(own).where(texts)
  const amount = (await cardOf('SE'))?.gross.amount ?? 0
  expect((await cardOf('SE'))?.net).toEqual({ amount: 20_000, currency: 'SEK' })
  expect(await isFound('SE', `priceFrom=${amount}&priceTo=${amount + 1}`)).toBe(true)
  expect(await isFound('SE', `priceTo=${amount}`)).toBe(false)
  const { facets } = (await get('?countryCode=SE&query=THO-298074&withFacets=true')).json()
  expect([facets.prices, facets.priceCurrency]).toEqual([[{ from: 20_000, to: 40_000, count: 1 }], 'SEK'])
  await api.db.update(productLocalizations).set({ price: null, currencyId: null }).where(texts)
})

test.for([
  ['NL', ''],
  ['NL', '&priceBasis=Net'],
  ['SE', ''],
])('in %s%s each band holds as many as its filter finds', async ([country, basis]) => {
  const asked = `?countryCode=${country}&languageCode=en${basis}`
  const { facets, pager } = (await get(`${asked}&withFacets=true&limit=1`)).json()
  for (const { from, to, count } of facets.prices) {
    const bounds = `priceFrom=${from}${to === null ? '' : `&priceTo=${to}`}`
    const found = (await get(`${asked}&${bounds}&limit=100`)).json<Page>()
    expect(found.pager.count).toBe(count)
    for (const { price } of found.results) {
      const shown = (basis === '' ? price?.gross.amount : price?.net.amount) ?? 0
      expect(shown).toBeGreaterThanOrEqual(from)
      expect(shown).toBeLessThan(to ?? Number.POSITIVE_INFINITY)
    }
  }
  const counts = facets.prices.map(({ count }: { count: number }) => count)
  expect(counts.reduce((sum: number, count: number) => sum + count, 0)).toBe(pager.count)
})

test('where no VAT rate is known no price is shown, and no filter by price finds anything', async () => {
  const { facets, pager, results } = (await get('?countryCode=JP&withFacets=true&limit=1')).json()
  expect([results[0].price, facets.prices, facets.priceCurrency]).toEqual([null, [], 'EUR'])
  expect(pager.count).toBeGreaterThan(0)
  expect((await get('?countryCode=JP&priceFrom=0')).json<Page>().pager.count).toBe(0)
})
