import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productRecord, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { IMPORTS, importOf, linesOf, moveImport } from '#test/product-files'
import { products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)
const one = await someProduct(api, admin)

const bulk = (body: object) => call(api, admin, ['POST', '/admin/products/bulk', body])
const choose = (productIds: string[], change: object) => bulk({ productIds, change })

test('chosen products are changed together, each with its history, and taken back together', async () => {
  const chosen = [await someProduct(api, admin, 1), await someProduct(api, admin, 2)]
  const gone = '01890000-0000-7000-8000-000000000000'
  const category = chosen[0]?.productCategoryIds[0] ?? ''
  const started = await choose([...chosen.map(({ id }) => id), gone], {
    stockStatusId: 'SpecialOrder',
    addMarkers: ['Winter'],
    removeCategoryIds: [category],
  })
  expect(started.statusCode).toBe(201)
  const { id } = started.json<ProductImport>()
  expect(started.json()).toMatchObject({
    source: 'Choice',
    state: 'Applying',
    kinds: { Changed: 2, Error: 1 },
  })
  await api.runJobs()
  for (const product of chosen) {
    const saved = await productRecord(api, admin, product.id)
    expect(saved.stockStatus.id).toBe('SpecialOrder')
    expect(saved.markers).toEqual([...product.markers, 'Winter'])
    expect(saved.productCategoryIds).toEqual(product.productCategoryIds.filter((one) => one !== category))
  }
  expect((await linesOf(api, admin, id, 'kind=Error')).results).toMatchObject([
    { line: 3, errors: [{ code: 'UnknownProduct' }] },
  ])
  expect(await moveImport(api, admin, id, 'undo')).toMatchObject({ state: 'Undone', outcomes: { Undone: 2 } })
  for (const product of chosen)
    expect(await productRecord(api, admin, product.id)).toMatchObject({
      stockStatus: product.stockStatus,
      markers: product.markers,
      productCategoryIds: product.productCategoryIds,
    })
})

test('a category that nobody knows is refused, and nothing is changed', async () => {
  const before = await databaseDigest(api.db)
  expect((await choose([one.id], { addCategoryIds: ['dreams'] })).json()).toMatchObject({
    status: 422,
    errors: [{ id: 'change.addCategoryIds.0', error: 'word_unknown' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('changes of many are listed newest first, by where they came from', async () => {
  const list = async (query: string) =>
    (await call(api, admin, ['GET', `${IMPORTS}?${query}`])).json<{ results: ProductImport[] }>().results
  const [first] = await list('source=Choice')
  expect(first).toMatchObject({ source: 'Choice', state: 'Undone', outcomes: { Undone: 2 } })
  expect((await list('source=File&limit=100')).every(({ source }) => source === 'File')).toBe(true)
})

test('all products that a filter finds are counted first, changed when that is applied, and taken back', async () => {
  const { productBrandId: brandId } = await someProduct(api, admin, 5)
  const ofBrand = eq(products.brandId, brandId)
  const count = await api.db.$count(products, ofBrand)
  const before = await api.db.select().from(products).orderBy(products.id)
  const read = (
    await bulk({ filter: { brandId }, change: { addMarkers: ['All of it'] } })
  ).json<ProductImport>()
  expect(read).toMatchObject({
    source: 'Choice',
    state: 'Ready',
    kinds: { New: 0, Changed: count, Unchanged: 0, Error: 0 },
  })
  await api.runJobs()
  expect(await api.db.select().from(products).orderBy(products.id)).toEqual(before)
  const [late] = before.filter((product) => product.brandId === brandId)
  await call(api, admin, ['PUT', `/admin/products/${late?.id}`, { forecastedQuantity: 3 }], at(late?.version))
  expect(await moveImport(api, admin, read.id, 'apply')).toMatchObject({
    state: 'Done',
    outcomes: { Applied: count - 1, Skipped: 1 },
  })
  const marked = (await api.db.select().from(products)).filter(({ markers }) => markers.includes('All of it'))
  expect(marked.map(({ brandId: id }) => id)).toEqual(Array(count - 1).fill(brandId))
  expect(await moveImport(api, admin, read.id, 'undo')).toMatchObject({ outcomes: { Undone: count - 1 } })
  const after = await api.db.select({ markers: products.markers }).from(products).orderBy(products.id)
  expect(after).toEqual(before.map(({ markers }) => ({ markers })))
})

test('a filter of words finds what the list finds, and one that finds nothing changes nothing', async () => {
  const listed = (await call(api, admin, ['GET', '/admin/products?query=magnesium&limit=1'])).json<{
    pager: { count: number }
  }>()
  const change = { stockStatusId: 'SpecialOrder' }
  const read = (await bulk({ filter: { query: 'magnesium' }, change })).json<ProductImport>()
  expect(read.kinds.Changed + read.kinds.Unchanged).toBe(listed.pager.count)
  expect(listed.pager.count).toBeGreaterThan(3)
  const none = (await bulk({ filter: { sku: 'no such number' }, change })).json<ProductImport>()
  expect(none.kinds).toEqual({ New: 0, Changed: 0, Unchanged: 0, Error: 0 })
  expect((await call(api, admin, ['POST', `${IMPORTS}/${none.id}/apply`])).json()).toMatchObject({
    status: 409,
    code: 'import_state',
  })
})

test('a change of all is kept once for a key', async () => {
  const body = { filter: { query: 'zinc' }, change: { isHidden: true } }
  const send = () =>
    api.app.inject({
      method: 'POST',
      url: '/api/admin/products/bulk',
      payload: body,
      headers: { ...admin.headers, 'idempotency-key': 'one-change-of-all' },
    })
  const [first, again] = [await send(), await send()]
  expect(again.json<ProductImport>().id).toBe(first.json<ProductImport>().id)
  expect(await importOf(api, admin, first.json<ProductImport>().id)).toMatchObject({ state: 'Ready' })
})

test.for([
  ['both ids and a filter', { productIds: [one.id], filter: {} }],
  ['neither ids nor a filter', {}],
] as const)('%s are refused, and nothing is kept', async ([, chosen]) => {
  const before = await databaseDigest(api.db)
  const answer = await bulk({ ...chosen, change: { isHidden: true } })
  expect(answer.json()).toMatchObject({ status: 422, code: 'choice_unclear' })
  expect(await databaseDigest(api.db)).toEqual(before)
})
