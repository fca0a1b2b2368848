import type { AdminProduct, FoundAdminProduct, HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newProduct, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { makeCart } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { at, call, item, makePlan } from '#test/plans'
import { products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

type Rows = { results: FoundAdminProduct[]; pager: { count: number } }
const list = async (query: string) =>
  (await call(api, admin, ['GET', `/admin/products?${query}`])).json<Rows>()
const put = (product: Pick<AdminProduct, 'id' | 'version'>, change: object) =>
  call(api, admin, ['PUT', `/admin/products/${product.id}`, change], at(product.version))

test('a search of admins finds the best first, hidden ones included, and says why each row was found', async () => {
  const { results } = await list('query=magnesium%20citrate&limit=20')
  expect(results[0]?.matches?.map(({ text }) => text).toSorted()).toEqual(['citrate', 'magnesium'])
  const product = await someProduct(api, admin)
  expect((await list(`query=${product.sku}`)).results[0]?.matches).toEqual([
    { text: product.sku, by: 'Code' },
  ])
  expect((await list('limit=1')).results[0]).not.toHaveProperty('matches')
  const byName = (await list('query=magnesium&sort=name&limit=100')).results.map(({ name }) => name)
  expect(byName).toHaveLength((await list('query=magnesium&limit=100')).results.length)
})

test('admins list products by number, brand, category, status, marker and external id, hidden ones included', async () => {
  const product = await someProduct(api, admin)
  const count = await api.db.$count(products)
  expect((await list('limit=1')).pager.count).toBe(count)
  expect((await list(`sku=${product.sku}`)).results.map(({ id }) => id)).toEqual([product.id])
  expect((await list(`query=${product.sku.toLowerCase()}`)).results.map(({ id }) => id)).toEqual([product.id])
  expect((await list(`ids=${product.id}`)).results[0]).toMatchObject({
    name: product.name,
    deliveryFormatSize: product.deliveryFormatSize,
    externalIds: [{ source: 'DSLD' }],
    productCategoryIds: product.productCategoryIds,
  })
  const hidden = await api.db.$count(products, eq(products.stockStatus, 'NotInCatalog'))
  expect((await list('stockStatusId=NotInCatalog')).pager.count).toBe(hidden)
  expect(hidden).toBeGreaterThan(0)
  expect((await list('externalIdType=DSLD&limit=1')).pager.count).toBe(count)
  expect((await list('isLinkedToSupplierFeed=true')).pager.count).toBe(0)
  expect((await list('isActive=false')).pager.count).toBe(0)
  const prices = (await list('sort=-price&limit=3')).results.map(({ price }) => price.amount)
  expect(prices).toEqual([...prices].sort((a, b) => b - a))
})

test('admins find an article number in any spelling, by its digits, and as far as it is typed', async () => {
  const product = await someProduct(api, admin)
  const [letters = '', digits = ''] = product.sku.split('-')
  const typed = [digits, letters + digits, `${letters} ${digits}`.toLowerCase(), digits.slice(0, -1)]
  for (const number of typed) {
    const { results } = await list(`query=${encodeURIComponent(number)}`)
    expect([number, results[0]?.id, results[0]?.matches]).toEqual([
      number,
      product.id,
      [{ text: number, by: 'Code' }],
    ])
    expect([number, (await list(`sku=${encodeURIComponent(number)}`)).results[0]?.id]).toEqual([
      number,
      product.id,
    ])
  }
  const begun = (await list(`sku=${letters.toLowerCase()}&limit=100`)).results
  expect(begun.every(({ sku }) => sku.startsWith(letters))).toBe(true)
  expect((await list('sku=-')).results).toEqual([])
})

test('a changed price stands in the price history, and the change with who and when in the history', async () => {
  const product = await someProduct(api, admin)
  const price = { amount: product.price.amount + 100, currency: 'EUR' }
  const saved = (await put(product, { name: 'Renamed', price })).json<AdminProduct>()
  expect(saved).toMatchObject({ name: 'Renamed', price, version: product.version + 1 })
  expect(saved.priceHistory.map((entry) => entry.price.amount)).toEqual([
    price.amount,
    ...product.priceHistory.map((entry) => entry.price.amount),
  ])
  const history = await call(api, admin, ['GET', `/admin/products/${product.id}/history`])
  expect(history.json<{ results: HistoryEntry[] }>().results[0]).toMatchObject({
    event: 'ProductChanged',
    actor: { id: admin.userId, fullName: 'Test Person' },
    changes: [
      { field: 'name', from: product.name, to: 'Renamed' },
      { field: 'price', from: product.price.amount, to: price.amount },
    ],
  })
})

test('a save that changes nothing is in no history, and leaves the version', async () => {
  const product = await someProduct(api, admin, 1)
  const history = async () =>
    (await call(api, admin, ['GET', `/admin/products/${product.id}/history?limit=1`])).json<{
      results: HistoryEntry[]
      pager: { count: number }
    }>()
  const before = await history()
  expect((await put(product, { name: product.name })).json()).toMatchObject({ version: product.version })
  expect(await history()).toEqual(before)
})

test('a save over someone else’s is refused with the record as it is now', async () => {
  const product = await someProduct(api, admin)
  await put(product, { name: 'First' })
  const before = await databaseDigest(api.db)
  const answer = await put(product, { name: 'Second', canBeSample: true })
  expect(answer.statusCode).toBe(412)
  expect(answer.json()).toMatchObject({
    code: 'outdated',
    current: { id: product.id, name: 'First', version: product.version + 1 },
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('empty unit size and servings are stored as null', async () => {
  const product = await someProduct(api, admin)
  const saved = await put(product, { unitSize: '', servingsPerContainer: '' })
  expect(saved.json()).toMatchObject({ unitSize: null, servingsPerContainer: null })
})

test('what was sold since the quantity was read stays sold', async () => {
  const product = await someProduct(api, admin)
  await api.db
    .update(products)
    .set({ quantity: product.quantity - 3 })
    .where(eq(products.id, product.id))
  const saved = await put(product, { quantity: product.quantity + 10, quantityWas: product.quantity })
  expect(saved.json()).toMatchObject({ quantity: product.quantity + 7 })
})

test('parts are set as a whole: categories, servings, ingredients with their place in a blend', async () => {
  const product = await someProduct(api, admin)
  const saved = await put(product, {
    productCategoryIds: product.productCategoryIds.slice(0, 1),
    servingSizes: [{ isMain: true, amount: 2, intakeFormatId: 'capsule' }],
    ingredients: [
      { labelName: 'Herbal blend', amount: 500, unit: 'Milligrams' },
      { labelName: 'Zinc', amount: 15, unit: 'Milligrams', depth: 1 },
    ],
    restrictedCountries: [{ countryCode: 'DE', reason: 'Not notified' }],
  })
  expect(saved.json()).toMatchObject({
    productCategoryIds: product.productCategoryIds.slice(0, 1),
    servingSizes: [{ isMain: true, amount: 2, intakeFormatId: 'capsule' }],
    ingredients: [
      { labelName: 'Herbal blend', amount: 500, unit: 'Milligrams', depth: 0, nrvPercent: null },
      { labelName: 'Zinc', ingredientName: 'Zinc', amount: 15, depth: 1, nrvPercent: 150 },
    ],
    restrictedCountries: [{ countryCode: 'DE', reason: 'Not notified' }],
  })
  const shownIn = async (code: string) =>
    (await api.app.inject({ url: `/api/products/${product.id}?countryCode=${code}` })).json()
  expect(await shownIn('DE')).toMatchObject({ isShippable: false, restrictionReason: 'Not notified' })
  expect(await shownIn('NL')).toMatchObject({ isShippable: true, restrictionReason: null })
})

test.for([
  [
    'a number that another product has',
    409,
    'sku_taken',
    async () => ({ sku: (await someProduct(api, admin, 1)).sku }),
  ],
  ['a barcode with a wrong last digit', 422, 'ean_invalid', () => ({ ean: '4006381333932' })],
  ['a brand that is none', 422, 'word_unknown', () => ({ productBrandId: admin.userId })],
  ['a category that is none', 422, 'word_unknown', () => ({ productCategoryIds: ['nothing'] })],
  ['no country', 422, 'country_unknown', () => ({ restrictedCountries: [{ countryCode: 'XX' }] })],
  [
    'two main servings',
    422,
    'main_serving',
    () => ({
      servingSizes: [1, 2].map((amount) => ({ isMain: true, amount, intakeFormatId: 'capsule' })),
    }),
  ],
  [
    'a first ingredient that is a part of nothing',
    422,
    'ingredient_nesting',
    () => ({ ingredients: [{ labelName: 'X', depth: 3 }] }),
  ],
  ['less stock than is promised', 409, 'stock_short', () => ({ quantity: 0, quantityWas: 1_000_000 })],
] as const)('%s is refused, and nothing is changed', async ([, status, code, change]) => {
  const product = await someProduct(api, admin)
  const before = await databaseDigest(api.db)
  const answer = await put(product, { name: 'Not saved', ...(await change()) })
  expect({ status: answer.statusCode, code: answer.json<{ code: string }>().code }).toEqual({ status, code })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a row that skips a level is refused by its place, in a new product too', async () => {
  const product = await someProduct(api, admin)
  const ingredients = [0, 1, 1, 3].map((depth, at) => ({ labelName: `Row ${at}`, depth }))
  const errors = [{ id: 'ingredients.3.depth', error: 'ingredient_nesting' }]
  expect((await put(product, { ingredients })).json()).toMatchObject({ errors })
  const input = { ...(await newProduct(api, 'NEW-NESTED')), ingredients }
  const made = await call(api, admin, ['POST', '/admin/products', input])
  expect([made.statusCode, made.json()]).toMatchObject([422, { errors }])
})

test('a new product is hidden until it is shown, and then stands in the shop', async () => {
  const made = await call(api, admin, ['POST', '/admin/products', await newProduct(api, 'NEW-1')])
  expect(made.statusCode).toBe(201)
  const product = made.json<AdminProduct>()
  expect(product).toMatchObject({
    sku: 'NEW-1',
    isHidden: true,
    isActive: true,
    stockStatus: { id: 'NotInCatalog' },
    quantity: 0,
    priceHistory: [{ price: { amount: 1250, currency: 'EUR' } }],
  })
  expect((await call(api, null, ['GET', `/products/${product.id}`])).statusCode).toBe(404)
  await put(product, { isHidden: false, stockStatusId: 'InStock', quantity: 5 })
  expect((await call(api, null, ['GET', `/products/${product.id}`])).json()).toMatchObject({
    name: 'Zinc 15 mg',
  })
  expect(
    (await call(api, admin, ['POST', '/admin/products', await newProduct(api, 'new-1')])).json(),
  ).toMatchObject({ status: 409, code: 'sku_taken' })
})

test.for([
  ['archived', (id: string) => call(api, admin, ['POST', `/admin/products/${id}/archive`])],
  ['hidden', async (id: string) => put({ id, version: await versionOf(id) }, { isHidden: true })],
] as const)('a product that is %s while in carts and plans stays there, not available', async ([, end]) => {
  const { id: productId } = await someProduct(api, admin, 4)
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId)] })
  const cart = await makeCart(api, { lines: [{ productId, quantity: 1 }] }, sophie)
  expect((await end(productId)).statusCode).toBe(200)
  const read = await call(api, sophie, ['GET', `/cart/${cart.id}`])
  expect(read.json()).toMatchObject({
    cart: { lines: [{ product: { id: productId }, problem: expect.any(String) }] },
  })
  const shown = await call(api, sophie, ['GET', `/recommendations/${plan.id}`])
  expect(shown.json()).toMatchObject({ recommendationItems: [{ productId }] })
  await api.db.update(products).set({ isActive: true, isHidden: false }).where(eq(products.id, productId))
})

async function versionOf(productId: string): Promise<number> {
  const [row] = await api.db.select().from(products).where(eq(products.id, productId))
  return row?.version ?? 0
}
