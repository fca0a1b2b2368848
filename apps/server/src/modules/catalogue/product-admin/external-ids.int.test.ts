import type { AdminProduct } from '@salvia/contract/catalogue/admin-products'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { newProduct, productRecord, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { productExternalIds } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)
const path = '/admin/product-external-ids'

test('an external id is added, changed with what was known forgotten, and removed', async () => {
  const { id: productId } = await someProduct(api, admin)
  const key = { source: 'SupplierFeed', value: 'A-100' }
  const added = await call(api, admin, ['POST', path, { productId, ...key }])
  expect(added.statusCode).toBe(201)
  const [dsld, own] = added.json<AdminProduct>().externalIds
  expect([dsld, own]).toMatchObject([
    { source: 'DSLD', hasRecord: false },
    { ...key, hasRecord: false },
  ])
  const listed = await call(api, admin, ['GET', '/admin/products?isLinkedToSupplierFeed=true'])
  expect(listed.json()).toMatchObject({ results: [{ id: productId }], pager: { count: 1 } })
  const changed = await call(api, admin, ['PUT', `${path}/${dsld?.id}`, { source: 'DSLD', value: 'other' }])
  expect(changed.json()).toMatchObject({
    externalIds: [{ value: 'other', hasRecord: false }, { id: own?.id }],
  })
  const removed = await call(api, admin, ['DELETE', `${path}/${own?.id}`])
  expect(removed.json<AdminProduct>().externalIds.map(({ value }) => value)).toEqual(['other'])
  const again = await call(api, admin, ['DELETE', `${path}/${own?.id}`])
  expect(again.json()).toMatchObject({ status: 404, code: 'external_id_not_found' })
})

test('an external id of another product is refused, and nothing is changed', async () => {
  const [one, other] = [await someProduct(api, admin, 1), await someProduct(api, admin, 2)]
  const [first] = one.externalIds
  const key = { source: first?.source, value: first?.value }
  const before = await databaseDigest(api.db)
  const sent = [
    await call(api, admin, ['POST', path, { productId: other.id, ...key }]),
    await call(api, admin, ['PUT', `${path}/${other.externalIds[0]?.id}`, key]),
  ]
  expect(sent.map((answer) => answer.json<{ code: string }>().code)).toEqual([
    'external_id_taken',
    'external_id_taken',
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a shipped label is read and kept, and one that is not shipped is said to be so', async () => {
  const input = await newProduct(api, 'NOT-SHIPPED')
  const made = await call(api, admin, ['POST', '/admin/products', input])
  const { id: productId } = made.json<AdminProduct>()
  const listed = { productId, source: 'DSLD', value: '999999999' }
  await call(api, admin, ['POST', path, listed])
  const fill = (id: string) => call(api, admin, ['POST', `/admin/products/${id}/auto-fill-ingredients`])
  expect((await fill(productId)).json()).toMatchObject({ status: 404, code: 'label_not_shipped' })
  const { externalIds } = await productRecord(api, admin, productId)
  expect(externalIds).toMatchObject([{ hasRecord: false, askError: 'NotShipped', syncedAt: null }])
  const synced = await call(api, admin, ['POST', `${path}/${externalIds[0]?.id}/sync`])
  expect(synced.json()).toMatchObject({ status: 404, code: 'label_not_shipped' })

  const [shipped] = await api.db
    .select({ id: productExternalIds.productId })
    .from(productExternalIds)
    .where(eq(productExternalIds.value, '298074'))
  expect((await fill(shipped?.id ?? '')).statusCode).toBe(200)
  expect((await productRecord(api, admin, shipped?.id)).externalIds).toMatchObject([
    { value: '298074', hasRecord: true, askError: null },
  ])
})
