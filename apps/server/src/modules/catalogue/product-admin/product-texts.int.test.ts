import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { and, eq, isNotNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { productLocalizations } from '../products/product-text-tables.ts'

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

test('a text that a person writes takes the flag off, the same texts or a price alone leave it', async () => {
  const product = await someProduct(api, admin, 5)
  const before = textsOf(product, 'fr')
  expect(before?.isAutoTranslated).toBe(true)
  const put = async (fields: object) =>
    textsOf(
      (await call(api, admin, ['PUT', pathOf(product), { languageCode: 'fr', ...fields }])).json(),
      'fr',
    )
  expect(await put({ description: before?.description })).toEqual(before)
  expect(await put({ currencyId: 'DKK', price: 9900 })).toMatchObject({ isAutoTranslated: true, price: 9900 })
  expect(await put({ warnings: 'Écrit à la main' })).toMatchObject({
    isAutoTranslated: false,
    warnings: 'Écrit à la main',
  })
  expect(await put({ isAutoTranslated: true, warnings: 'Autre' })).toMatchObject({
    isAutoTranslated: true,
    warnings: 'Écrit à la main',
  })
})

test('a language goes by its code or by its id, is no longer shown, and comes back by adding it', async () => {
  const product = await someProduct(api, admin, 2)
  const gone = await call(api, admin, ['DELETE', `${pathOf(product)}/nl`])
  expect(textsOf(gone.json(), 'nl')).toBeUndefined()
  const shown = await call(api, null, ['GET', `/products/${product.id}?languageCode=nl`])
  expect(shown.json()).toMatchObject({ productLocalizations: [{ languageCode: 'en' }] })
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

test('texts that are typed while their language is removed are refused with the record as it is, and come back by saving again', async () => {
  const product = await someProduct(api, admin, 4)
  const nl = textsOf(product, 'nl')
  const removed = (await call(api, admin, ['DELETE', `${pathOf(product)}/nl`])).json<AdminProduct>()
  const before = await databaseDigest(api.db)
  const typed = { languageCode: 'nl', description: 'Zink voor elke dag' }
  const late = await call(api, admin, ['PUT', pathOf(product), typed], at(product.version))
  expect(late.json<{ current: AdminProduct }>()).toMatchObject({ status: 412, code: 'outdated' })
  expect(textsOf(late.json<{ current: AdminProduct }>().current, 'nl')).toBeUndefined()
  const gone = await call(api, admin, ['PUT', `${pathOf(product)}/${nl?.id}`, { description: 'Zink' }])
  expect(gone.json()).toMatchObject({ status: 404, code: 'localization_not_found' })
  expect(await databaseDigest(api.db)).toEqual(before)
  const again = await call(api, admin, ['PUT', pathOf(product), typed], at(removed.version))
  expect(textsOf(again.json(), 'nl')).toMatchObject({ description: 'Zink voor elke dag' })
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
