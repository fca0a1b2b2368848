import type { Product, ProductCard } from '@salvia/contract/catalogue/shop'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import { productVerifications } from '../products/product-part-tables.ts'
import { productExternalIds, products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })

const get = (path: string, headers = {}) => api.app.inject({ url: `/api/products${path}`, headers })
const list = async (query: string) =>
  (await get(`?countryCode=NL&${query}`)).json<{ results: ProductCard[]; pager: { count: number } }>()

test('names of statuses and verifications come in the language asked for, else in the reader’s', async () => {
  const [row] = (await list('stockStatusId=InStock&limit=1&languageCode=nl')).results
  expect(row?.stockStatus).toEqual({ id: 'InStock', name: 'Op voorraad', rank: 1 })
  const read = { 'accept-language': 'de' }
  const german = await get(`/${row?.id}`, read)
  expect(german.json<Product>().stockStatus.name).toBe('Auf Lager')
  const named = async (query: string, headers = {}) =>
    (await get(`/verifications${query}`, headers))
      .json<{ id: string; name: string }[]>()
      .find(({ id }) => id === 'gluten-free')?.name
  expect(await named('?languageCode=nl')).toBe('Zonder gluten')
  expect(await named('', read)).toBe('Ohne Gluten')
})

test('a buyer is told what was passed, and nothing of what is pending or failed', async () => {
  const [held] = await api.db
    .select()
    .from(productVerifications)
    .innerJoin(products, eq(products.id, productVerifications.productId))
    .where(and(eq(productVerifications.verificationId, 'gluten-free'), eq(products.isHidden, false)))
    .limit(1)
  const productId = held?.products.id ?? ''
  const isOne = and(
    eq(productVerifications.productId, productId),
    eq(productVerifications.verificationId, 'gluten-free'),
  )
  const shown = async () =>
    (await get(`/${productId}?languageCode=fr&countryCode=NL`))
      .json<Product>()
      .productVerifications.filter(({ id }) => id === 'gluten-free')
  expect(await shown()).toEqual([{ id: 'gluten-free', name: 'Sans gluten', status: 'Passed' }])
  for (const status of ['Pending', 'Failed'] as const) {
    await api.db.update(productVerifications).set({ status }).where(isOne)
    expect(await shown()).toEqual([])
  }
  await api.db.update(productVerifications).set({ status: 'Passed' }).where(isOne)
})

test('products are found by where they are known from, and by being in the supplier’s feed or not', async () => {
  const [first, second] = (await list('limit=2')).results
  const all = (await list('')).pager.count
  const known = (query: string) => list(query).then(({ results, pager }) => [pager.count, results[0]?.id])
  expect(await known('isLinkedToSupplierFeed=true')).toEqual([0, undefined])
  const row = { productId: first?.id ?? '', value: '1' }
  await api.db.insert(productExternalIds).values([
    { ...row, id: crypto.randomUUID(), source: 'SupplierFeed' },
    { ...row, id: crypto.randomUUID(), source: 'PIM', productId: second?.id ?? '' },
  ])
  expect(await known('isLinkedToSupplierFeed=true')).toEqual([1, first?.id])
  expect(await known('externalIdType=PIM')).toEqual([1, second?.id])
  expect((await list('isLinkedToSupplierFeed=false')).pager.count).toBe(all - 1)
  const searched = `query=${encodeURIComponent(first?.name ?? '')}&isLinkedToSupplierFeed=true`
  expect(await known(searched)).toEqual([1, first?.id])
  expect((await get('?externalIdType=Elsewhere')).statusCode).toBe(400)
})

test('relevance is the order of a search by its name, and does not run backwards', async () => {
  const ids = async (query: string) => (await list(`query=magnesium&${query}`)).results.map(({ id }) => id)
  expect(await ids('sort=relevance')).toEqual(await ids(''))
  expect(await ids('sort=relevance')).not.toEqual(await ids('sort=name'))
  const backwards = (await get('?sort=-relevance')).json()
  expect(backwards).toMatchObject({
    status: 400,
    code: 'sort_unknown',
    detail: 'Sort by name, price, newest, relevance.',
  })
})

test.for(['', '/comparison?productIds=', '/linked?ids=', '/linked-products-new?productIds='])(
  'a country that does not exist is named by GET /products%s',
  async (path) => {
    const answer = await get(`${path}${path === '' ? '?' : '&'}countryCode=XX`)
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'country_unknown',
      errors: [{ id: 'countryCode', error: 'country_unknown' }],
    })
  },
)
