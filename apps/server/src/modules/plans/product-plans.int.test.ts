import type { PlanOfProduct } from '@salvia/contract/plans/admin-plans'
import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { openByCode } from '#test/followers'
import { makeAdmin, makeClient, type Person } from '#test/people'
import { at, call, item, makePlan, setUpPlans } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { recommendationClients } from './index.ts'

type Answer = { results: PlanOfProduct[]; pager: { count: number } }

async function setUp() {
  const { api, sophie, productIds } = await setUpPlans()
  const admin = await makeAdmin(api, ['admin:base'])
  const [held = '', other = ''] = productIds
  const read = (by: Person, id = held, query = '') =>
    call(api, by, ['GET', `/admin/products/${id}/in-treatment-plans${query}`])
  const plansOf = async (id = held, query = '') => (await read(admin, id, query)).json<Answer>()
  return { api, sophie, held, other, read, plansOf }
}

test('an admin sees every plan and template that holds a product, last changed first, and no client of them', async () => {
  const { api, sophie, held, other, plansOf } = await setUp()
  const plan = await makePlan(api, sophie, { name: 'Sleep', recommendationItems: [item(held), item(other)] })
  api.setNow(new Date(NOW.getTime() + 60_000))
  const template = await makePlan(api, sophie, {
    name: 'Winter',
    isTemplate: true,
    recommendationItems: [item(held)],
  })
  await makePlan(api, sophie, { name: 'Without it', recommendationItems: [item(other)] })
  const mila = await makeClient(api)
  await api.db
    .insert(recommendationClients)
    .values({ recommendationId: plan.id, clientId: mila.userId, joinedAt: NOW })

  const { results, pager } = await plansOf()
  expect(pager.count).toBe(2)
  const practitioner = { firstName: 'Test', lastName: 'Person' }
  const rest = { isGlobalTemplate: false, practitionerId: sophie.userId, practitioner, totalOrders: 0 }
  expect(results).toEqual([
    {
      ...rest,
      id: template.id,
      name: 'Winter',
      isTemplate: true,
      clientsCount: 0,
      updatedAt: '2026-11-20T10:01:00.000Z',
    },
    {
      ...rest,
      id: plan.id,
      name: 'Sleep',
      isTemplate: false,
      clientsCount: 1,
      updatedAt: NOW.toISOString(),
    },
  ])
  expect((await plansOf(held, '?limit=1&offset=1')).results.map(({ name }) => name)).toEqual(['Sleep'])
})

test('a product out of use still shows where it stands, a plan out of use does not count, and no product is a 404', async () => {
  const { api, sophie, held, other, read, plansOf } = await setUp()
  const kept = await makePlan(api, sophie, { recommendationItems: [item(held)] })
  const dropped = await makePlan(api, sophie, { recommendationItems: [item(held)] })
  expect((await call(api, sophie, ['DELETE', `/recommendations/${dropped.id}`])).statusCode).toBe(204)
  await api.db.update(products).set({ isActive: false }).where(eq(products.id, held))
  expect((await plansOf()).results.map(({ id }) => id)).toEqual([kept.id])
  expect(await plansOf(other)).toMatchObject({ results: [], pager: { count: 0 } })
  const admin = await makeAdmin(api, ['admin:base'])
  expect((await read(admin, sophie.userId)).statusCode).toBe(404)
})

test('a product that goes out of use between load and save stays in its plan, marked, and what was written is kept', async () => {
  const { api, sophie, held } = await setUp()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(held)] })
  await api.db.update(products).set({ isActive: false }).where(eq(products.id, held))
  const recommendationItems = [item(held, { notes: 'With breakfast' })]
  const saved = await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { recommendationItems }])
  expect(saved.statusCode).toBe(200)
  expect(saved.json().recommendationItems).toMatchObject([
    { notes: 'With breakfast', product: { id: held, stockStatusId: 'NotInCatalog' } },
  ])
})

test('a plan with a product out of use is copied with it, and an earlier version that holds one is restored', async () => {
  const { api, sophie, held, other } = await setUp()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(held)] })
  const url = `/recommendations/${plan.id}`
  await call(api, sophie, ['PUT', `${url}/shared`])
  await openByCode(api, null, plan)
  const written = await call(api, sophie, ['PUT', url, { recommendationItems: [item(other)] }])
  await api.db.update(products).set({ isActive: false }).where(eq(products.id, held))
  const outOfUse = { product: { id: held, stockStatusId: 'NotInCatalog' } }
  const restored = await call(api, sophie, ['POST', `${url}/versions/1/restore`], at(written.json().version))
  expect([restored.statusCode, restored.json().recommendationItems]).toMatchObject([200, [outOfUse]])
  const copied = await call(api, sophie, ['POST', `${url}/copy`, {}])
  expect([copied.statusCode, copied.json().recommendationItems]).toMatchObject([201, [outOfUse]])
  const made = { name: 'New', recommendationItems: [item(held)] }
  const refused = await call(api, sophie, ['POST', '/recommendations', made])
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'product_unknown'])
})

test('a product that the shop does not show comes into no plan, and stays in one that holds it', async () => {
  const { api, sophie, held, other } = await setUp()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(held)] })
  const empty = await makePlan(api, sophie, { recommendationItems: [] })
  const url = `/recommendations/${plan.id}`
  await api.db
    .update(products)
    .set({ isHidden: true })
    .where(inArray(products.id, [held, other]))
  const before = await databaseDigest(api.db)
  for (const [method, path, payload, at] of [
    ['POST', '/recommendations', { name: 'New', recommendationItems: [item(other)] }, 0],
    ['PUT', url, { recommendationItems: [item(held), item(other)] }, 1],
    ['PUT', `/recommendations/${empty.id}`, { recommendationItems: [item(held)] }, 0],
  ] as const)
    expect((await call(api, sophie, [method, path, payload])).json()).toMatchObject({
      status: 422,
      code: 'product_unknown',
      errors: [{ id: `recommendationItems.${at}.productId`, error: 'product_unknown' }],
    })
  expect(await databaseDigest(api.db)).toEqual(before)
  const recommendationItems = [item(held, { notes: 'With breakfast' })]
  const saved = await call(api, sophie, ['PUT', url, { recommendationItems }])
  expect(saved.json()).toMatchObject({ recommendationItems: [{ notes: 'With breakfast' }] })
  const copied = await call(api, sophie, ['POST', `${url}/copy`, {}])
  expect([copied.statusCode, copied.json().recommendationItems]).toMatchObject([
    201,
    [{ product: { id: held } }],
  ])
})

test('a product taken out of the shop is in stock in no plan, neither for its practitioner nor for clients', async () => {
  const { api, sophie, held } = await setUp()
  const plan = await makePlan(api, sophie, { recommendationItems: [item(held)] })
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}/shared`])
  await api.db.update(products).set({ stockStatus: 'InStock', isHidden: true }).where(eq(products.id, held))
  const said = { recommendationItems: [{ product: { id: held, stockStatus: { id: 'NotInCatalog' } } }] }
  const own = await call(api, sophie, ['GET', `/recommendations/${plan.id}`])
  expect(own.json()).toMatchObject(said)
  expect((await call(api, null, ['GET', `/recommendations/code/${plan.shareCode}`])).json()).toMatchObject(
    said,
  )
})
