import type { AdminProduct, HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newProduct, productRecord, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

const put = (product: Pick<AdminProduct, 'id' | 'version'>, change: object) =>
  call(api, admin, ['PUT', `/admin/products/${product.id}`, change], at(product.version))
const make = async (sku: string, rest: object) =>
  call(api, admin, ['POST', '/admin/products', { ...(await newProduct(api, sku)), ...rest }])
const history = async (productId: string) =>
  (await call(api, admin, ['GET', `/admin/products/${productId}/history`])).json<{
    results: HistoryEntry[]
  }>().results

const BLANK = ' \u2003 '

test.for([
  ['ingredients.1.labelName', { ingredients: [{ labelName: 'Zinc' }, { labelName: BLANK }] }],
  ['servingSizes.0.intakeFormatId', { servingSizes: [{ isMain: true, amount: 1, intakeFormatId: BLANK }] }],
  ['productCategoryIds.0', { productCategoryIds: [BLANK] }],
  ['productVerifications.0.id', { productVerifications: [{ id: BLANK, status: 'Passed' }] }],
  [
    'productResources.0.name',
    { productResources: [{ id: '019b8be2-86bb-759c-b8a4-2e6a0757d3f5', name: BLANK, kind: 'Other' }] },
  ],
  ['name', { name: BLANK }],
  ['sku', { sku: BLANK }],
] as const)('a product is not saved with a blank %s', async ([id, change]) => {
  const product = await someProduct(api, admin)
  const before = await databaseDigest(api.db)
  const saved = await put(product, change)
  expect(saved.json()).toMatchObject({ status: 400, code: 'contract_broken' })
  expect(saved.json<{ errors: { id: string }[] }>().errors.map((error) => error.id)).toContain(id)
  expect((await make('BLANK-1', change)).statusCode).toBe(400)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test.for(['/admin/ingredients', '/admin/ingredient-groups', '/admin/brands'])(
  'a blank name makes nothing by POST %s',
  async (path) => {
    const before = await databaseDigest(api.db)
    const answer = await call(api, admin, ['POST', path, { name: BLANK }])
    expect(answer.json()).toMatchObject({ status: 400, code: 'contract_broken', errors: [{ id: 'name' }] })
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)

test('of a new product nothing was sold since its quantity was read', async () => {
  for (const [sku, quantity] of [
    ['STOCK-1', 0],
    ['STOCK-2', 7],
  ] as const) {
    const made = await make(sku, { quantity, quantityWas: 5 })
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ quantity })
  }
})

test('a new product with all its parts is its first version, and one act in its history', async () => {
  const made = await make('FIRST-1', {
    ingredients: [{ labelName: 'Zinc', amount: 15, unit: 'Milligrams' }],
    servingSizes: [{ isMain: true, amount: 1, intakeFormatId: 'capsule' }],
    restrictedCountries: [{ countryCode: 'DE', reason: 'Not notified' }],
  })
  const product = made.json<AdminProduct>()
  expect(product.version).toBe(1)
  expect(await history(product.id)).toMatchObject([
    { event: 'ProductCreated', changes: [{ field: 'sku', from: null, to: 'FIRST-1' }] },
  ])
  expect((await put(product, { name: 'Zinc 15' })).json()).toMatchObject({ version: 2 })
})

test('a restriction with its reason is one change in the history', async () => {
  const product = await productRecord(api, admin, (await make('DENIED-1', {})).json<AdminProduct>().id)
  const save = async (version: number, restrictedCountries: object[]) =>
    (await put({ ...product, version }, { restrictedCountries })).json<AdminProduct>()
  const german = { countryCode: 'DE', reason: 'Not notified' }
  expect(await save(1, [german])).toMatchObject({ version: 2, restrictedCountries: [german] })
  expect(await save(2, [german])).toMatchObject({ version: 2 })
  expect(await save(2, [{ ...german, reason: '' }])).toMatchObject({ version: 3 })
  const [second, first] = await history(product.id)
  expect(first?.changes).toEqual([{ field: 'restrictedCountries', from: [], to: [german] }])
  expect(second?.changes).toEqual([
    { field: 'restrictedCountries', from: [german], to: [{ ...german, reason: '' }] },
  ])
})

/** A product's fields still filled by the demo, and its version for the next save. */
async function madeUp(productId: string) {
  const { demoFilled, version } = await productRecord(api, admin, productId)
  return { demoFilled, version }
}
const without = (names: string[], gone: string[]) => names.filter((name) => !gone.includes(name))

test('what an admin writes is no longer made up: columns, parts and texts', async () => {
  const { id, demoFilled, price, productCategoryIds } = await someProduct(api, admin, 2)
  const filled = [...demoFilled, 'ingredients', 'servingSizes'].sort()
  await api.db.update(products).set({ demoFilled: filled }).where(eq(products.id, id))

  let left = filled
  const isWritten = async (gone: string[], write: (version: number) => Promise<unknown>) => {
    expect(left).toEqual(expect.arrayContaining(gone))
    await write((await madeUp(id)).version)
    left = without(left, gone)
    expect((await madeUp(id)).demoFilled).toEqual(left)
  }
  const save = (change: object) => (version: number) => put({ id, version }, change)
  const texts = (languageCode: string, change: object) => () =>
    call(api, admin, ['PUT', `/admin/products/${id}/productlocalizations`, { languageCode, ...change }])

  await isWritten(['categoryIds'], save({ productCategoryIds: productCategoryIds.slice(1) }))
  await isWritten(['servingSizes'], save({ servingSizes: [] }))
  await isWritten(['ingredients'], save({ ingredients: [{ labelName: 'A new row' }] }))
  const changed = { price: { ...price, amount: price.amount + 1 }, deliveryTime: 9 }
  await isWritten(['netPrice', 'deliveryDays'], save(changed))
  await isWritten([], save(changed))
  await isWritten(['localizations.en.description'], texts('en', { description: 'My own words' }))
  await isWritten(['localizations.de'], texts('de', { warnings: 'Trocken lagern' }))
  await isWritten([], texts('fr', { currencyId: 'SEK', price: 9900 }))
  await isWritten(['localizations.fr'], () =>
    call(api, admin, ['DELETE', `/admin/products/${id}/productlocalizations/fr`]),
  )
  expect(left).toContain('localizations.nl')
})

test('what is made up is for admins to know', async () => {
  const { id, demoFilled } = await someProduct(api, admin, 3)
  expect(demoFilled).not.toEqual([])
  for (const path of [`/products/${id}`, `/products/comparison?productIds=${id}`])
    expect((await call(api, null, ['GET', path])).payload).not.toContain('demoFilled')
})

test('a brand has its changes in its history, also under a new name', async () => {
  const made = await call(api, admin, ['POST', '/admin/brands', { name: 'Kräuterhaus' }])
  const { id, version } = made.json<{ id: string; version: number }>()
  const renamed = await call(
    api,
    admin,
    ['PUT', `/admin/brands/${id}`, { name: 'Kräutergarten' }],
    at(version),
  )
  expect(renamed.statusCode).toBe(200)
  const of = async (key: string) =>
    (await call(api, admin, ['GET', `/admin/settings/history?subject=Brand&key=${key}`])).json()
  expect(await of(id)).toMatchObject({
    pager: { count: 1 },
    results: [{ changes: [{ field: 'name', from: 'Kräuterhaus', to: 'Kräutergarten' }] }],
  })
  expect(await of('Kräuterhaus')).toMatchObject({ pager: { count: 0 }, results: [] })
})
