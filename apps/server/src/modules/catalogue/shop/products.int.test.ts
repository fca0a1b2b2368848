import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import type { Pager } from '@salvia/contract/page'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { products } from '../products/product-tables.ts'
import { productLocalizations } from '../products/product-text-tables.ts'

const api = await startApiOfFile({ isStocked: true })

type Page = { results: ProductCard[]; pager: Pager }

const omega = demoProductId(214224)
const magnesium = demoProductId(298074)
const hidden = demoProductId(79324)
const discontinued = demoProductId(1027)

const get = async (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/products${path}`, headers })
const list = async (query: string) => (await get(`?countryCode=NL&languageCode=en&${query}`)).json<Page>()
const names = async (query: string) => (await list(query)).results.map(({ name }) => name)

test('the list shows what can be had or is expected, ten at a time, by name', async () => {
  const { results, pager } = await list('')
  expect(pager).toEqual({ offset: 0, limit: 10, count: 452, sort: null })
  expect(results).toHaveLength(10)
  const plain = results.map(({ name }) => name.toLowerCase())
  expect(plain).toEqual([...plain].sort())
})

test('a row says what a pack costs in the country, with its VAT', async () => {
  const { results } = await list(`ids=${omega}`)
  expect(results).toEqual([
    {
      id: omega,
      name: 'Omega-3D Lemon',
      productBrandId: expect.any(String),
      brandName: 'Nordic Naturals',
      sku: 'NOR-214224',
      imageUrl: `/images/packshots/${omega}`,
      productDeliveryFormatId: 'softgel',
      deliveryFormatSize: 60,
      netWeightGrams: 83,
      shortDescription: 'Vitamin D3 25 µg, Total Omega-3 Fatty Acids 690 mg in 2 softgels.',
      fallbackLanguageCode: null,
      stockStatus: { id: 'InStock', name: 'In stock', rank: 1 },
      deliveryTime: 1,
      isShippable: true,
      price: {
        gross: { amount: 1445, currency: 'EUR' },
        net: { amount: 1326, currency: 'EUR' },
        list: { amount: 1326, currency: 'EUR' },
        vatRate: 900,
        countryCode: 'NL',
      },
      servingsPerContainer: 30,
      mainServing: { isMain: true, amount: 2, intakeFormatId: 'softgel', leastPerDay: 2, mostPerDay: 2 },
    },
  ])
})

const priceIn = async (query: string, headers: Record<string, string> = {}) =>
  (await get(`?ids=${omega}&${query}`, headers)).json<Page>().results[0]?.price

test('Denmark and Sweden pay in their own currency, converted once and then taxed', async () => {
  expect(await priceIn('countryCode=DK')).toMatchObject({
    gross: { amount: 12365, currency: 'DKK' },
    net: { amount: 9892, currency: 'DKK' },
    vatRate: 2500,
  })
  expect(await priceIn('countryCode=SE')).toMatchObject({ gross: { currency: 'SEK' }, vatRate: 600 })
})

test('a price set for a currency is not converted, whatever the language', async () => {
  const ofOmega = eq(productLocalizations.productId, omega)
  const german = sql`${ofOmega} and ${productLocalizations.languageCode} = 'de'`
  await api.db.update(productLocalizations).set({ currencyId: 'DKK', price: 9900 }).where(german)
  expect(await priceIn('countryCode=DK&languageCode=fr')).toMatchObject({ gross: { amount: 12375 } })
  expect(await priceIn('countryCode=DE&languageCode=de')).toMatchObject({ net: { amount: 1326 } })
  await api.db.update(productLocalizations).set({ currencyId: null, price: null }).where(german)
})

test('the country is the one asked for, else the chosen one, else the one of the address, else the seller’s', async () => {
  const cookie = { cookie: 'salvia_country=DE' }
  expect(await priceIn('countryCode=FR', cookie)).toMatchObject({ countryCode: 'FR', vatRate: 550 })
  expect(await priceIn('', cookie)).toMatchObject({ countryCode: 'DE', vatRate: 700 })
  expect(await priceIn('')).toMatchObject({ countryCode: 'NL', vatRate: 900 })
  const url = `/api/products?ids=${omega}`
  const fromFrance = await api.app.inject({ url, remoteAddress: '80.12.0.1' })
  expect(fromFrance.json<Page>().results[0]?.price?.countryCode).toBe('FR')
})

test('where no rate or no carrier is known, there is no price and nothing is shipped', async () => {
  const { results } = (await get(`?ids=${omega}&countryCode=US`)).json<Page>()
  expect(results[0]).toMatchObject({ price: null, isShippable: false })
})

test('a product is not shipped to a country that it is restricted in', async () => {
  const melatonin = demoProductId(297876)
  const shippable = async (countryCode: string) =>
    (await get(`?ids=${melatonin}&countryCode=${countryCode}`)).json<Page>().results[0]?.isShippable
  expect(await shippable('SE')).toBe(false)
  expect(await shippable('NL')).toBe(true)
})

test.for([
  ['deliveryFormatId=drops', 9],
  ['categoryId=mushrooms', 10],
  ['categoryId=none', 0],
  ['stockStatusId=Discontinued', 46],
  ['stockStatusId=OutOfStock,LimitedAvailability', 38],
  ['sku=nor-214224', 1],
  ['name=ómega-3d', 1],
  ['isActive=true', 452],
  ['isActive=false', 0],
  [`ids=${discontinued},${omega}`, 2],
  [`ids=${hidden}`, 0],
  ['deliveryFormatId=powder&query=protein', 8],
] as const)('%s finds %i', async ([query, count]) => {
  expect((await list(query)).pager.count).toBe(count)
})

test('filters hold together: a brand’s softgels', async () => {
  const brandId = (await list(`ids=${omega}`)).results[0]?.productBrandId ?? ''
  const { results } = await list(`brandId=${brandId}&deliveryFormatId=softgel&limit=100`)
  expect(results.length).toBeGreaterThan(0)
  expect(new Set(results.map((row) => `${row.brandName} ${row.productDeliveryFormatId}`))).toEqual(
    new Set(['Nordic Naturals softgel']),
  )
})

test('a search finds name, brand and ingredients, in any order of the words and without accents', async () => {
  expect((await names('query=bisglycinate thorne'))[0]).toMatch(/Bisglycinate/)
  expect(await names('query=omega-3d')).toEqual(['Omega-3D Lemon'])
  expect(await names('query=MÁGNESIUM BISGLYCINATE')).toContain('Magnesium Bisglycinate')
  expect((await list('query=docosahexaenoic')).pager.count).toBe(3)
})

test('a search shows first what begins with the words', async () => {
  const found = await names('query=magnesium&limit=30')
  const begins = found.map((name) => name.toLowerCase().startsWith('magnesium'))
  expect(begins.slice(0, 5)).toEqual([true, true, true, true, true])
  expect(begins.lastIndexOf(true)).toBeLessThan(10)
})

test('a mistyped word is still understood', async () => {
  expect((await names('query=magnesuim'))[0]).toMatch(/magnesium/i)
  expect((await list('query=xqzvw')).pager.count).toBe(0)
})

test('signs that mean something to the database are letters in a search', async () => {
  const percent = await names('name=100%25')
  expect(percent.length).toBeGreaterThan(0)
  expect(percent.filter((name) => !name.includes('100%'))).toEqual([])
  expect((await get("?query=';drop table products--")).statusCode).toBe(200)
  expect((await list('query=:*%26!(|)\\')).pager.count).toBe(0)
  expect((await list('')).pager.count).toBe(452)
  expect((await list('query=_________________')).pager.count).toBe(0)
})

test.for([
  ['name', ({ name }: ProductCard) => name.toLowerCase()],
  ['price', ({ price }: ProductCard) => String(price?.net.amount).padStart(8, '0')],
] as const)('sort=%s goes up and, with a minus, down', async ([field, key]) => {
  const up = (await list(`sort=${field}&limit=100&brandId=${await thorne()}`)).results.map(key)
  const down = (await list(`sort=-${field}&limit=100&brandId=${await thorne()}`)).results.map(key)
  expect(up).toEqual([...up].sort())
  expect(down).toEqual([...down].sort().reverse())
})

const thorne = async () => (await list(`ids=${magnesium}`)).results[0]?.productBrandId ?? ''

test('sort=newest shows the newest first', async () => {
  const ids = (await list('sort=newest&limit=5')).results.map(({ id }) => id)
  const newest = await api.db
    .select({ id: products.id })
    .from(products)
    .where(
      sql`not is_hidden and stock_status = any(array['InStock','OnBackOrder','SpecialOrder','LimitedAvailability','OutOfStock'])`,
    )
    .orderBy(sql`created_at desc, id`)
    .limit(5)
  expect(ids).toEqual(newest.map(({ id }) => id))
})

test('pages follow one another without gap or repeat', async () => {
  const first = await list('limit=100')
  const second = await list('limit=100&offset=100')
  const both = [...first.results, ...second.results].map(({ id }) => id)
  expect(new Set(both).size).toBe(200)
})

test.for([
  ['sort=prize', 'sort'],
  ['limit=101', 'limit'],
  ['limit=0', 'limit'],
  ['offset=-1', 'offset'],
  ['ids=1', 'ids.0'],
  ['brandId=thorne', 'brandId'],
  ['countryCode=nl', 'countryCode'],
  ['currencyCode=USD', 'currencyCode'],
  ['stockStatusId=Sold', 'stockStatusId.0'],
  ['colour=red', 'colour'],
] as const)('%s is refused and %s is named', async ([query, field]) => {
  const answer = await get(`?${query}`)
  expect(answer.statusCode).toBe(400)
  expect(answer.json().errors[0].id).toBe(field)
})

test('stock that is all promised reads as out of stock', async () => {
  const quantity = { quantity: 5, reserved: 5 }
  const [before] = await api.db.select().from(products).where(eq(products.id, magnesium))
  await api.db.update(products).set(quantity).where(eq(products.id, magnesium))
  const [row] = (await list(`ids=${magnesium}`)).results
  expect(row?.stockStatus.id).toBe('OutOfStock')
  expect((await get(`/${magnesium}`)).json<Product>().stockStatus.id).toBe('OutOfStock')
  await api.db
    .update(products)
    .set({ quantity: before?.quantity, reserved: 0 })
    .where(eq(products.id, magnesium))
})

test('a shop without products is an empty page', async () => {
  const empty = await startApi()
  const answer = await empty.app.inject({ url: '/api/products?countryCode=NL' })
  expect(answer.json()).toEqual({ results: [], pager: { offset: 0, limit: 10, count: 0, sort: null } })
})
