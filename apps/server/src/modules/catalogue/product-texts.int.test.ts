import type { AdminLink } from '@salvia/contract/admin-product-parts'
import type { AdminProduct } from '@salvia/contract/admin-products'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { linkedProducts } from './data/product-part-tables.ts'
import { productLocalizations } from './data/product-text-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

const pathOf = ({ id }: { id: string }) => `/admin/products/${id}/productlocalizations`
const textsOf = (product: AdminProduct, language: string) =>
  product.productLocalizations.find(({ languageCode }) => languageCode === language)

test('lists are cleaned into lines on saving, and warnings into sentences', async () => {
  const product = await someProduct(api, admin)
  const saved = await call(api, admin, [
    'PUT',
    pathOf(product),
    {
      languageCode: 'de',
      nutritionalInformation: 'zink 15 mg, vitamin C 1,5 g;; jod',
      allergens: 'fish,, soy',
      warnings: 'keep away from children. not above 1.5 g',
    },
  ])
  expect(saved.statusCode).toBe(200)
  expect(textsOf(saved.json(), 'de')).toMatchObject({
    nutritionalInformation: 'Zink 15 mg\nVitamin C 1,5 g\nJod',
    allergens: 'Fish\nSoy',
    warnings: 'Keep away from children\nNot above 1.5 g',
  })
})

test('of an auto-translated localization the flag alone is written', async () => {
  const product = await someProduct(api, admin)
  const before = textsOf(product, 'fr')
  const saved = await call(api, admin, [
    'PUT',
    `${pathOf(product)}/${before?.id}`,
    { isAutoTranslated: true, warnings: 'not, this; one' },
  ])
  expect(textsOf(saved.json(), 'fr')).toEqual({ ...before, isAutoTranslated: true })
})

test('a language goes by its code or by its id, is no longer shown, and comes back by adding it', async () => {
  const product = await someProduct(api, admin, 2)
  const gone = await call(api, admin, ['DELETE', `${pathOf(product)}/nl`])
  expect(textsOf(gone.json(), 'nl')).toBeUndefined()
  const shown = await call(api, null, ['GET', `/products/${product.id}?languageCode=nl`])
  expect(shown.json()).toMatchObject({ localization: { languageCode: 'en' } })
  const added = await call(api, admin, ['POST', pathOf(product), { languageCode: 'nl', description: 'Zink' }])
  expect(added.statusCode).toBe(201)
  const again = await call(api, admin, ['POST', pathOf(product), { languageCode: 'nl' }])
  expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'language_taken'])
  const nl = textsOf(added.json(), 'nl')
  expect(nl).toMatchObject({ description: 'Zink' })
  expect((await call(api, admin, ['DELETE', `${pathOf(product)}/${nl?.id}`])).statusCode).toBe(200)
  expect((await call(api, admin, ['DELETE', `${pathOf(product)}/${nl?.id}`])).json()).toMatchObject({
    code: 'localization_not_found',
  })
})

test('a price in a currency of its own stands once a product, and in the price history', async () => {
  const product = await someProduct(api, admin, 3)
  await api.db
    .update(productLocalizations)
    .set({ price: null, currencyId: null })
    .where(and(eq(productLocalizations.productId, product.id), isNotNull(productLocalizations.price)))
  const priced = await call(api, admin, [
    'PUT',
    pathOf(product),
    { languageCode: 'de', currencyId: 'SEK', price: 12_900 },
  ])
  expect(priced.json<AdminProduct>().priceHistory[0]).toMatchObject({
    price: { amount: 12_900, currency: 'SEK' },
  })
  const before = await databaseDigest(api.db)
  for (const currencyId of ['SEK', 'EUR']) {
    const refused = await call(api, admin, [
      'PUT',
      pathOf(product),
      { languageCode: 'nl', currencyId, price: 100 },
    ])
    expect(refused.json()).toMatchObject({ status: 422, code: 'currency_taken' })
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

const linksOf = async ({ id }: { id: string }) =>
  (await call(api, admin, ['GET', `/admin/products/${id}/linked-products`])).json<AdminLink[]>()

test('variants lead to each other, alternatives one way, in the order that was set', async () => {
  await api.db.delete(linkedProducts)
  const [a, b, c] = [
    await someProduct(api, admin, 5),
    await someProduct(api, admin, 6),
    await someProduct(api, admin, 7),
  ]
  const path = `/admin/products/${a.id}/linked-products`
  const added = await call(api, admin, [
    'POST',
    path,
    { linkedProductId: b.id, kind: 'Variant', variantKind: 'Size' },
  ])
  expect(added.statusCode).toBe(201)
  expect(await linksOf(b)).toMatchObject([{ linkedProductId: a.id, kind: 'Variant', variantKind: 'Size' }])
  const linkedProductsInput = [
    { linkedProductId: c.id, kind: 'Alternative', isHidden: true },
    { linkedProductId: b.id, kind: 'Variant', variantKind: 'Flavour' },
  ]
  const set = await call(api, admin, ['PUT', path, { linkedProducts: linkedProductsInput }])
  expect(set.json()).toMatchObject([
    { linkedProductId: c.id, kind: 'Alternative', isHidden: true, sku: c.sku },
    { linkedProductId: b.id, kind: 'Variant', variantKind: 'Flavour', isHidden: false },
  ])
  expect(await linksOf(c)).toEqual([])
  expect(await linksOf(b)).toMatchObject([{ linkedProductId: a.id, variantKind: 'Flavour' }])
  const removed = await call(api, admin, ['DELETE', `${path}/${b.id}`])
  expect(removed.json<AdminLink[]>().map(({ linkedProductId }) => linkedProductId)).toEqual([c.id])
  expect(await linksOf(b)).toEqual([])
})

test('a link to itself, twice, to nobody, or that is not there is refused, and nothing is changed', async () => {
  const [a, b] = [await someProduct(api, admin, 8), await someProduct(api, admin, 9)]
  const path = `/admin/products/${a.id}/linked-products`
  const before = await databaseDigest(api.db)
  const link = (linkedProductId: string) => ({ linkedProductId, kind: 'Alternative' })
  const sent = [
    await call(api, admin, ['POST', path, link(a.id)]),
    await call(api, admin, ['PUT', path, { linkedProducts: [link(b.id), link(b.id)] }]),
    await call(api, admin, ['POST', path, link(admin.userId)]),
    await call(api, admin, ['DELETE', `${path}/${admin.userId}`]),
  ]
  expect(sent.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'link_invalid',
    'link_invalid',
    'product_not_found',
    'link_not_found',
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})
