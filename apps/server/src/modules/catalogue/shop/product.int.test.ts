import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductStockStatus } from '@salvia/contract/words/catalogue'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids'
import { startApiOfFile } from '#test/api'
import { demoProductId } from '../../../seed/catalogue/demo-id.ts'
import { products } from '../products/product-tables.ts'
import { productLocalizations } from '../products/product-text-tables.ts'

const api = await startApiOfFile({ isStocked: true })

const omega = demoProductId(214224)
const dophilus = demoProductId(264116)
const hidden = demoProductId(79324)
const soldOut = demoProductId(308638)
const shownIn = 'countryCode=NL&languageCode=en'

const get = (path: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: `/api/products${path}`, headers })
const read = async (id: string, query = shownIn) => (await get(`/${id}?${query}`)).json<Product>()

test('a product comes with its whole label', async () => {
  const product = await read(omega)
  expect(product).toMatchObject({
    ean: '0768990017612',
    isActive: true,
    productCategoryIds: ['fatty-acids'],
    productVerifications: [
      { id: 'dairy-free', status: 'Passed' },
      { id: 'gluten-free', status: 'Passed' },
    ],
    servingSizes: [{ isMain: true, amount: 2, intakeFormatId: 'softgel' }],
  })
  expect(product.productLocalizations[0]).toMatchObject({
    languageCode: 'en',
    isAutoTranslated: false,
    servingSize: '2 softgels',
  })
  expect(product.productLocalizations[0].suggestedIntake).toBe(
    'Take 2 softgels a day with water, or as your practitioner tells you.',
  )
  const rows = product.ingredients.map(({ labelName, amount, unit, depth, nrvPercent }) =>
    [labelName, amount, unit, depth, nrvPercent].join(' '),
  )
  expect(rows).toEqual([
    'Vitamin D3 25 µg 0 500',
    'Total Omega-3 Fatty Acids 690 mg 0 ',
    'Eicosapentaenoic Acid 330 mg 1 ',
    'Docosahexaenoic Acid 220 mg 1 ',
    'Other Omega-3 Fatty Acids 140 mg 1 ',
    'Fat 2 g 0 2.86',
    'of which saturates 0.5 g 1 2.5',
    'of which trans fat 0 g 1 ',
    'Energy 20 kcal 0 1',
  ])
})

test('the day of arrival follows the warehouse, the country and its usual carrier, and needs something to buy', async () => {
  // Friday: shipped Monday, delivered in the Netherlands on Tuesday; Denmark takes three days longer.
  expect((await read(omega)).arrivesBy).toBe('2026-11-24')
  expect((await read(omega, 'countryCode=DK')).arrivesBy).toBe('2026-11-27')
  expect(await read(omega, 'countryCode=US')).toMatchObject({ isShippable: false, arrivesBy: null })
  expect(await read(soldOut)).toMatchObject({ isShippable: true, arrivesBy: null })
})

test('nutrients and the nutrition declaration are called as their reader calls them', async () => {
  const { ingredients } = await read(omega, 'countryCode=NL&languageCode=nl')
  expect(ingredients.map(({ labelName }) => labelName).slice(-4)).toEqual([
    'Vetten',
    'waarvan verzadigde vetzuren',
    'waarvan transvetzuren',
    'Energie',
  ])
  const [magnesium] = (await read(demoProductId(298074), 'countryCode=NL&languageCode=fr')).ingredients
  expect(magnesium?.labelName).toBe('Magnésium')
})

test('bacteria are shown in billions', async () => {
  const { ingredients } = await read(demoProductId(311023))
  expect(ingredients[0]).toMatchObject({
    amount: 0.2,
    unit: 'billion CFU',
    doseUnit: 'BillionsColonyFormingUnit',
  })
})

test('texts come in the language asked for, and in English where there are none', async () => {
  expect((await read(omega, 'languageCode=de')).productLocalizations[0]).toMatchObject({
    languageCode: 'de',
    isAutoTranslated: true,
    servingSize: '2 Weichkapseln',
  })
  const [german] = await api.db
    .delete(productLocalizations)
    .where(eq(productLocalizations.productId, dophilus))
    .returning()
    .then((rows) => rows.filter(({ languageCode }) => languageCode === 'en'))
  if (!german) throw new Error('an English text was expected')
  await api.db.insert(productLocalizations).values(german)
  const fallback = await read(dophilus, 'languageCode=de')
  expect(fallback.productLocalizations[0].languageCode).toBe('en')
  expect(fallback.shortDescription).toBe(german.shortDescription)
})

test('the browser’s language counts where none is asked for', async () => {
  const answer = await get(`/${omega}`, { 'accept-language': 'nl-BE, en;q=0.5' })
  expect(answer.json<Product>().productLocalizations[0].languageCode).toBe('nl')
})

test('what buyers read holds no American claims', async () => {
  const text = JSON.stringify(await read(omega))
  expect(text).not.toMatch(/\bFDA\b|not intended to diagnose|statements/i)
})

test('hidden, inactive and unknown products are not found', async () => {
  expect((await get(`/${hidden}`)).statusCode).toBe(404)
  expect((await get(`/${newId()}`)).json()).toMatchObject({ status: 404, code: 'product_not_found' })
  await api.db.update(products).set({ isActive: false }).where(eq(products.id, omega))
  expect((await get(`/${omega}`)).statusCode).toBe(404)
  await api.db.update(products).set({ isActive: true }).where(eq(products.id, omega))
})

test('an answer that is known already is not sent again', async () => {
  const first = await get(`/${omega}?${shownIn}`)
  const etag = String(first.headers.etag)
  expect(first.headers['cache-control']).toBe('public, max-age=30, stale-while-revalidate=30')
  const again = await get(`/${omega}?${shownIn}`, { 'if-none-match': etag })
  expect([again.statusCode, again.payload]).toEqual([304, ''])
  expect((await get(`/${omega}?countryCode=DE&languageCode=en`, { 'if-none-match': etag })).statusCode).toBe(
    200,
  )
})

test('an answer that depends on the visitor is kept by the visitor alone', async () => {
  expect((await get(`/${omega}`)).headers['cache-control']).toBe('private, no-cache')
})

test('comparison answers whole products in the order asked for, ten at most', async () => {
  const asked = [dophilus, omega]
  const answer = await get(`/comparison?${shownIn}&productIds=${asked.join(',')}`)
  const compared = answer.json<Product[]>()
  expect(compared.map(({ id }) => id)).toEqual(asked)
  expect({ ...compared[1], recommendation: null }).toEqual(await read(omega))
  const eleven = Array.from({ length: 11 }, () => newId()).join(',')
  expect((await get(`/comparison?productIds=${eleven}`)).statusCode).toBe(400)
})

test('what is not in the catalogue any more is offered beside no product, what is out of stock is', async () => {
  const offered = async () => (await get(`/linked?${shownIn}&ids=${soldOut}`)).json<ProductCard[]>()
  const [first] = await offered()
  const ofFirst = eq(products.id, first?.id ?? '')
  const [before] = await api.db.select().from(products).where(ofFirst)
  const idsAs = async (stockStatus: ProductStockStatus) => {
    await api.db.update(products).set({ stockStatus, quantity: 0 }).where(ofFirst)
    return (await offered()).map(({ id }) => id)
  }
  expect(await idsAs('OutOfStock')).toContain(first?.id)
  expect(await idsAs('NotInCatalog')).not.toContain(first?.id)
  expect(await idsAs('Discontinued')).not.toContain(first?.id)
  const { stockStatus, quantity } = before ?? {}
  await api.db.update(products).set({ stockStatus, quantity }).where(ofFirst)
  expect((await offered()).map(({ id }) => id)).toContain(first?.id)
})

test('linked products are offered: alternatives of other brands that can be had', async () => {
  const links = (await get(`/linked-products?productIds=${soldOut}`)).json()
  expect(links).toHaveLength(1)
  expect(links[0].productId).toBe(soldOut)
  expect(links[0].linkedProducts.length).toBeGreaterThan(0)
  const cards = (await get(`/linked?${shownIn}&ids=${soldOut}`)).json<ProductCard[]>()
  expect(cards.map(({ id }) => id)).toEqual(
    links[0].linkedProducts.map(({ linkedProductId }: { linkedProductId: string }) => linkedProductId),
  )
  expect(cards.every(({ stockStatus }) => stockStatus.rank <= 4)).toBe(true)
})

test('links by product come with the product’s own row when asked for', async () => {
  const without = (await get(`/linked-products-new?${shownIn}&productIds=${soldOut},${omega}`)).json()
  expect(
    without.map(({ productId, product }: { productId: string; product: unknown }) => [productId, product]),
  ).toEqual([
    [soldOut, null],
    [omega, null],
  ])
  const query = `${shownIn}&productIds=${soldOut}&includeMainProductInfo=true`
  const [own] = (await get(`/linked-products-new?${query}`)).json()
  expect(own.product).toMatchObject({ id: soldOut, stockStatus: { id: 'OutOfStock' } })
  expect(own.linkedProducts).toEqual(without[0].linkedProducts)
})

test('brands are counted by what they sell, and found without accents', async () => {
  const { results, pager } = (await get('/brands?name=nordic')).json()
  expect(pager.count).toBe(1)
  expect(results[0]).toMatchObject({ name: 'Nordic Naturals', productCount: 1 })
  const brand = { ...results[0], description: '', websiteUrl: null }
  expect((await get(`/brands/${results[0].id}`)).json()).toEqual(brand)
  expect((await get(`/brands/${newId()}`)).statusCode).toBe(404)
  const sold = (await get('/brands?limit=100&sort=productCount')).json()
  expect(sold.pager.count).toBe(103)
  expect(sold.results[0].productCount).toBe(1)
})

test('the site map names every page of the shop, and none that is hidden', async () => {
  const pages = (await get('/sitemap')).json<{ id: string; path: string }[]>()
  expect(pages).toHaveLength(498)
  expect(pages.find(({ id }) => id === omega)?.path).toBe(`/shop/products/${omega}`)
  expect(pages.some(({ id }) => id === hidden)).toBe(false)
})

test('a part of the site map is what stands there; beyond the last part there is nothing', async () => {
  const all = (await get('/sitemap')).json<{ id: string; updatedAt: string }[]>()
  const parts = (await get('/sitemap/parts')).json()
  const updatedAt = all
    .map((page) => page.updatedAt)
    .sort()
    .at(-1)
  expect(parts).toEqual([{ part: 1, pages: 498, updatedAt }])
  expect((await get('/sitemap?part=1')).json()).toEqual(all)
  expect((await get('/sitemap?part=2')).json()).toEqual([])
  expect((await get('/sitemap?part=0')).statusCode).toBe(400)
})

test('verifications have names', async () => {
  expect((await get('/verifications')).json()).toContainEqual({ id: 'vegan', name: 'Vegan' })
})

test('categories come with their names in the reader’s language', async () => {
  const { productCategories } = await read(omega, 'countryCode=NL&languageCode=fr')
  expect(productCategories).toEqual([{ id: 'fatty-acids', name: 'Acides gras' }])
})
