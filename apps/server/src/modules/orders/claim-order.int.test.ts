import { DAY_MS } from '@salvia/contract/durations'
import type { Order } from '@salvia/contract/orders/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { messagesTo } from '#test/auth'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { clientsOfPlans, eventsOf, saveByCode } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { users } from '../identity/index.ts'
import { orderClaims } from './data/claim-tables.ts'
import { orders } from './data/order-tables.ts'

/** A guest's placed order of a practitioner's plan, and the token of its mail. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const [planned] = plan.recommendationItems
  const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId: planned?.id }]
  const order = await makePlacedOrder(api, [], null, { lines })
  await api.runJobs()
  const [mail] = await messagesTo(api, 'anna@example.com')
  const token = new RegExp(`/orders/${order.orderId}/claim\\?token=([\\w-]{43})`).exec(
    mail?.plainText ?? '',
  )?.[1]
  const [anna, eva] = [await makeClient(api), await makeClient(api)]
  const ask = (by: Person | null, path: string, body: object) =>
    call(api, by, ['POST', `/orders/${order.orderId}/claim${path}`, { token, ...body }])
  const read = (by: Person | null, body: object = {}) => ask(by, '/read', body)
  const claim = (by: Person | null, body: object = {}) => ask(by, '', body)
  const ordersOf = async (by: Person) =>
    (await call(api, by, ['GET', '/orders']))
      .json<{ results: { id: string }[] }>()
      .results.map(({ id }) => id)
  return { api, sophie, plan, order, productIds, token: token ?? '', anna, eva, read, claim, ordersOf }
}

test('the link of a guest’s order mail adds the order to an account with another address', async () => {
  const { api, sophie, plan, order, token, anna, read, claim, ordersOf } = await setUp()
  expect(JSON.stringify(await api.db.select().from(orderClaims))).not.toContain(token)
  expect((await read(anna)).json()).toEqual({
    number: expect.stringMatching(/^S-/),
    practitionerName: 'Test Person',
  })
  expect(await ordersOf(anna)).toEqual([])
  const answer = await claim(anna)
  expect([answer.statusCode, answer.json()]).toEqual([200, { orderId: order.orderId }])
  await api.runJobs()
  expect(await ordersOf(anna)).toEqual([order.orderId])
  // Nothing was agreed to: the practitioner does not learn whose order it is.
  expect(await clientsOfPlans(api, sophie)).toEqual([])
  expect(await eventsOf(api, sophie, plan)).not.toContain('OrderPlaced')
})

test('the order says when it was added and to whose account, to that account and admins, and so does its export', async () => {
  const { api, sophie, order, anna, claim } = await setUp()
  const admin = await makeAdmin(api)
  const readers = [anna, admin, null, sophie] as const
  const path = `/orders/${order.orderId}`
  const told = async (by: Person | null) => {
    const answer = await call(api, by, ['GET', by ? path : `${path}?key=${order.orderKey}`])
    return answer.json<Order>().buyer?.claim
  }
  expect([await told(admin), await told(null)]).toEqual([null, null])
  await claim(anna)
  const at = NOW.toISOString()
  const named = { at, name: 'Test Person' }
  // The holder of the key alone does not learn whose account it is, and the practitioner of the plan nothing.
  expect(await Promise.all(readers.map(told))).toEqual([named, named, { at, name: null }, undefined])
  const { id } = (await call(api, anna, ['POST', '/privacy/exports'])).json()
  await api.runJobs()
  const exported = await call(api, anna, ['GET', `/privacy/exports/${id}/json`])
  expect(exported.json().orders).toMatchObject([{ claimedAt: at }])
})

test('who shares the orders of the plan becomes its client, with the order in the journey', async () => {
  const { api, sophie, plan, anna, claim } = await setUp()
  await claim(anna, { sharesOrders: true })
  await api.runJobs()
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: anna.userId, status: 'Ordered' }])
  expect(await eventsOf(api, sophie, plan)).toContain('OrderPlaced')
})

test('an order that was a guest’s is one entry of the journey: the client’s once it shares the order, and a guest’s again once it is gone', async () => {
  const { api, sophie, plan, order, productIds, anna, claim } = await setUp()
  const [planned] = plan.recommendationItems
  const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId: planned?.id }]
  await makePlacedOrder(api, [], null, { lines })
  await api.runJobs()
  const admin = await makeAdmin(api)
  const orderedBy = async (by: Person, path: string) => {
    const answer = await call(api, by, ['GET', path])
    const { results, pager } = answer.json<{
      results: { event: string; client: { id: string } | null }[]
      pager: { count: number }
    }>()
    expect(pager.count).toBe(results.length)
    return results.flatMap(({ event, client }) => (event === 'OrderPlaced' ? [client?.id ?? null] : []))
  }
  const everywhere = async () => [
    await orderedBy(sophie, `/recommendations/${plan.id}/journeys`),
    await orderedBy(sophie, '/recommendations/journeys'),
    await orderedBy(admin, '/admin/recommendations/journeys'),
  ]
  expect(await everywhere()).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  await claim(anna, { sharesOrders: true })
  await api.runJobs()
  // The other guest's order of the same moment stays.
  for (const read of await everywhere())
    expect([read.length, new Set(read)]).toEqual([2, new Set([anna.userId, null])])
  await api.db.update(orders).set({ userId: null }).where(eq(orders.id, order.orderId))
  await api.db.delete(orderClaims)
  await api.db.delete(users).where(eq(users.id, anna.userId))
  for (const read of await everywhere()) expect(read).toEqual([null, null])
})

test('a client of the plan is not asked again, and its own word on sharing stays', async () => {
  const { api, sophie, plan, anna, read, claim } = await setUp()
  await saveByCode(api, anna, plan, { sharesOrders: false })
  expect((await read(anna)).json()).toMatchObject({ practitionerName: null })
  await claim(anna, { sharesOrders: true })
  await api.runJobs()
  expect(await eventsOf(api, sophie, plan)).not.toContain('OrderPlaced')
})

test('the same account may repeat it; another account, another order’s token and who is no client change nothing', async () => {
  const { api, sophie, order, productIds, anna, eva, read, claim } = await setUp()
  const other = await makePlacedOrder(api, [productIds[1]])
  const unused = await databaseDigest(api.db)
  const foreign = await claim(anna, { token: 'x'.repeat(43) })
  expect([foreign.statusCode, foreign.json().code]).toEqual([404, 'order_not_found'])
  const wrong = await call(api, anna, ['POST', `/orders/${other.orderId}/claim`, { token: 'x' }])
  expect(wrong.statusCode).toBe(404)
  expect((await claim(sophie)).statusCode).toBe(403)
  expect((await claim(null)).statusCode).toBe(401)
  expect(await databaseDigest(api.db)).toEqual(unused)
  await claim(anna)
  const used = await databaseDigest(api.db)
  expect((await claim(anna)).json()).toEqual({ orderId: order.orderId })
  for (const answer of [await claim(eva, { sharesOrders: true }), await read(eva)])
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_claimed'])
  expect(await databaseDigest(api.db)).toEqual(used)
})

test('an order that has an account otherwise is not given to another by its link', async () => {
  const { api, order, anna, eva, claim } = await setUp()
  await api.db.update(orders).set({ userId: anna.userId }).where(eq(orders.id, order.orderId))
  const before = await databaseDigest(api.db)
  const answer = await claim(eva)
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_claimed'])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a link is over after thirty days, to the moment', async () => {
  const { api, anna, claim } = await setUp()
  const [kept] = await api.db.select().from(orderClaims)
  expect(kept?.expiresAt).toEqual(new Date(NOW.getTime() + 30 * DAY_MS))
  await api.db.update(orderClaims).set({ expiresAt: NOW })
  const before = await databaseDigest(api.db)
  const answer = await claim(anna)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'order_claim_over'])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an order that its account lost by erasure is nobody’s to add, and signed-in orders have no link', async () => {
  const { api, order, productIds, anna, eva, claim } = await setUp()
  await claim(anna)
  await api.db.update(orders).set({ userId: null }).where(eq(orders.id, order.orderId))
  await api.db.update(orderClaims).set({ claimedBy: null })
  expect((await claim(eva)).statusCode).toBe(409)
  await makePlacedOrder(api, [productIds[1]], eva)
  expect(await api.db.$count(orderClaims)).toBe(1)
})

test('an admin sends a delivered order mail again, without the link that is not kept', async () => {
  const { api, order } = await setUp()
  const admin = await makeAdmin(api)
  const [mail] = await api.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, 'anna@example.com'))
  await api.db.update(outboxMessages).set({ sealedSecret: null })
  expect((await call(api, admin, ['POST', `/admin/outbox/${mail?.id}/resend`])).statusCode).toBe(200)
  await api.runJobs()
  const again = (await messagesTo(api, 'anna@example.com')).at(-1)
  expect(again?.plainText).toContain(order.orderKey)
  expect(again?.plainText).not.toContain('/claim')
})
