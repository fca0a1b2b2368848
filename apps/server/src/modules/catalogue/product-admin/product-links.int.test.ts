import type { AdminLink } from '@salvia/contract/catalogue/admin-product-parts'
import type { HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import { expect, test } from 'vitest'
import { productRecord, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { linkedProducts } from '../products/product-part-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

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

test('a link to a variant stands in the history of both, and a save of older links is refused', async () => {
  await api.db.delete(linkedProducts)
  const [a, b] = [await someProduct(api, admin, 10), await someProduct(api, admin, 11)]
  const link = { linkedProductId: b.id, kind: 'Variant', variantKind: 'Size', isHidden: false }
  await call(api, admin, ['POST', `/admin/products/${a.id}/linked-products`, link])
  const history = await call(api, admin, ['GET', `/admin/products/${b.id}/history`])
  expect(history.json<{ results: HistoryEntry[] }>().results[0]).toMatchObject({
    event: 'LinkedProductsChanged',
    actor: { id: admin.userId },
    changes: [{ field: 'linkedProducts', from: [], to: [{ ...link, linkedProductId: a.id }] }],
  })
  const before = await databaseDigest(api.db)
  const emptied = { linkedProducts: [] }
  const late = await call(
    api,
    admin,
    ['PUT', `/admin/products/${b.id}/linked-products`, emptied],
    at(b.version),
  )
  expect(late.json()).toMatchObject({
    status: 412,
    code: 'outdated',
    current: { version: b.version + 1, linkedProducts: [{ linkedProductId: a.id }] },
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('two admins who link two products to each other at once both do', async () => {
  await api.db.delete(linkedProducts)
  const [a, b] = [await someProduct(api, admin, 12), await someProduct(api, admin, 13)]
  const link = (from: string, linkedProductId: string) =>
    call(api, admin, [
      'PUT',
      `/admin/products/${from}/linked-products`,
      { linkedProducts: [{ linkedProductId, kind: 'Variant', variantKind: 'Size' }] },
    ])
  const answers = await Promise.all([link(a.id, b.id), link(b.id, a.id), link(a.id, b.id), link(b.id, a.id)])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
  expect((await productRecord(api, admin, a.id)).linkedProducts).toMatchObject([{ linkedProductId: b.id }])
  expect((await productRecord(api, admin, b.id)).linkedProducts).toMatchObject([{ linkedProductId: a.id }])
})
