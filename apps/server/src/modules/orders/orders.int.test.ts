import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { NOW } from '#test/api'
import {
  makeOrder,
  makePlacedOrder,
  openPayment,
  press,
  readCart,
  readOrder,
  type Shopper,
  setUpCheckout,
} from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { declare } from '#test/withdrawals'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { orderHistory } from './data/order-tables.ts'

type Card = { id: string; number: string | null; status: string; recommendation: { id: string } | null }
type List = { results: Card[]; pager: { count: number } }

/** A plan's practitioner, its client with an order from it, and outsiders of every kind. */
async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const practitioner = await makeApprovedPractitioner(api)
  const client = await makeClient(api)
  const plan = await makePlan(api, practitioner, {
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const lines = [{ productId: productIds[0], quantity: 1, recommendationItemId }]
  const order = await makePlacedOrder(api, [], client, { lines })
  return { api, productIds, practitioner, client, plan, order, lines }
}

describe('an order', () => {
  test('is read by its buyer, its key, admins, its practitioner without buyer, and nobody else', async () => {
    const { api, practitioner, client, order } = await setUp()
    const read = async (by: Shopper, key = '') => {
      const answer = await call(api, by, ['GET', `/orders/${order.orderId}${key && `?key=${key}`}`])
      return [answer.statusCode, answer.json<{ buyer?: { email: string } | null }>().buyer?.email ?? null]
    }
    const wrongKey = '018f0000-0000-4000-8000-000000000000'
    expect(await read(client)).toEqual([200, 'anna@example.com'])
    expect(await read(null, order.orderKey)).toEqual([200, 'anna@example.com'])
    expect(await read(await makeAdmin(api, ['admin:base']))).toEqual([200, 'anna@example.com'])
    expect(await read(practitioner)).toEqual([200, null])
    expect(await read(await makeClient(api))).toEqual([404, null])
    expect(await read(await makeApprovedPractitioner(api))).toEqual([404, null])
    expect(await read(await makeClient(api), wrongKey)).toEqual([404, null])
    expect(await read(null, wrongKey)).toEqual([404, null])
    expect(await read(null)).toEqual([401, null])
  })

  test('says from how many packs its buyer withdrew, to all who read its buyer', async () => {
    const { api, practitioner, client, order } = await setUp()
    const read = async (by: Shopper) =>
      (await call(api, by, ['GET', `/orders/v2/${order.orderId}`])).json<{
        lines: { id: string; withdrawnQuantity: number | null }[]
      }>().lines
    const [line] = await read(client)
    expect(line?.withdrawnQuantity).toBe(0)
    await declare(api, order, [{ orderLineId: String(line?.id), quantity: 1 }])
    const withdrawn = await Promise.all([client, await makeAdmin(api), practitioner].map(read))
    expect(withdrawn.map(([first]) => first?.withdrawnQuantity)).toEqual([1, 1, null])
  })

  test('that was never placed is not its practitioner’s to read', async () => {
    const { api, practitioner, lines } = await setUp()
    const draft = await makeOrder(api, [], null, { lines })
    expect((await call(api, practitioner, ['GET', `/orders/${draft.orderId}`])).statusCode).toBe(404)
  })

  test('is neither paid nor canceled by its practitioner', async () => {
    const { api, practitioner, order } = await setUp()
    const before = await readOrder(api, order)
    for (const request of [
      call(api, practitioner, ['POST', `/orders/${order.orderId}/payment`]),
      call(api, practitioner, ['PUT', `/orders/${order.orderId}/cancel`]),
    ])
      expect((await request).statusCode).toBe(404)
    expect(await readOrder(api, order)).toEqual(before)
  })

  test('v2 adds its shipments', async () => {
    const { api, order, client } = await setUp()
    const v2 = await call(api, client, ['GET', `/orders/v2/${order.orderId}`])
    expect(v2.json()).toEqual({
      ...(await readOrder(api, order)),
      shipments: [expect.objectContaining({ status: 'Draft' })],
    })
  })

  test('writes to its buyer in the language of the shop', async () => {
    const { api, productIds } = await setUpCheckout()
    const shopper = { headers: { 'accept-language': 'fr-BE,nl;q=0.5' } }
    await makePlacedOrder(api, [productIds[0]], shopper)
    const [mail] = await api.db.select().from(outboxMessages)
    expect(mail?.content).toMatchObject({
      template: 'orderPlaced',
      props: {
        languageCode: 'fr',
        number: 'S-2026-000001',
        firstName: 'Anna',
        shipTo: ['Anna Visser', 'Oudegracht 12', '3511 AB Utrecht', 'Pays-Bas'],
        rightsAt: { withdrawal: 'http://localhost:3000/fr/withdrawal' },
      },
    })
  })
})

describe('lists of orders', () => {
  test('hold own orders, orders of own plans, or all for an admin', async () => {
    const { api, productIds, practitioner, client, plan, order } = await setUp()
    const list = async (by: Shopper, query = '') =>
      (await call(api, by, ['GET', `/orders${query}`])).json<List>().results.map(({ id }) => id)
    const own = await makePlacedOrder(api, [productIds[1]], practitioner)
    const guests = await makePlacedOrder(api, [productIds[1]])
    await makeOrder(api, [productIds[1]], client)
    expect(await list(client)).toEqual([order.orderId])
    expect(await list(practitioner)).toEqual([own.orderId])
    expect(await list(practitioner, '?of=plans')).toEqual([order.orderId])
    expect(await list(client, '?of=plans')).toEqual([])
    const admin = await makeAdmin(api, ['admin:base'])
    expect(await list(admin)).toEqual([guests.orderId, own.orderId, order.orderId])
    expect(await list(admin, '?status=Draft')).toHaveLength(1)
    expect(await list(admin, `?recommendationId=${plan.id}`)).toEqual([order.orderId])
    expect(await list(admin, '?query=000002&sort=number')).toEqual([own.orderId])
    expect(await list(admin, `?placedFrom=${new Date(NOW.getTime() + 1).toISOString()}`)).toEqual([])
    expect(await list(admin, '?limit=1&offset=1')).toEqual([own.orderId])
  })

  test('refuse an unknown sort and a limit over 100', async () => {
    const { api, client } = await setUp()
    for (const query of ['?sort=email', '?limit=101'])
      expect((await call(api, client, ['GET', `/orders${query}`])).statusCode).toBe(400)
  })

  test('of a plan are for its practitioner and admins', async () => {
    const { api, practitioner, client, plan, order } = await setUp()
    const list = (by: Shopper) => call(api, by, ['GET', `/recommendations/${plan.id}/orders`])
    const page = { results: [{ id: order.orderId }], pager: { count: 1, limit: 10 } }
    expect((await list(practitioner)).json()).toMatchObject(page)
    expect((await list(await makeAdmin(api))).json()).toMatchObject(page)
    for (const by of [client, await makeApprovedPractitioner(api)])
      expect((await list(by)).statusCode).toBe(404)
    const answer = await call(api, practitioner, ['GET', `/recommendations/${plan.id}`])
    expect(answer.json()).toMatchObject({ totalOrders: 1 })
  })
})

describe('canceling', () => {
  test('deletes a draft, cancels a pending order, opens the cart, and tells who did it', async () => {
    const { api, productIds } = await setUpCheckout()
    const client = await makeClient(api)
    const draft = await makeOrder(api, [productIds[0]], client)
    const cancel = (order: { orderId: string }, by: Shopper) =>
      call(api, by, ['PUT', `/orders/${order.orderId}/cancel`])
    expect((await cancel(draft, client)).json()).toMatchObject({ status: 'Deleted', mayCancel: false })
    expect((await readCart(api, draft.cart.id, client)).status).toBe('Open')

    const other = await makeOrder(api, [productIds[0]])
    await openPayment(api, other)
    const answer = await call(api, null, ['PUT', `/orders/${other.orderId}/cancel?key=${other.orderKey}`])
    expect(answer.json()).toMatchObject({ status: 'Canceled', mayPay: false })
    expect(answer.json().history.at(-1)).toMatchObject({ to: 'Canceled', who: 'Buyer' })
    const rows = await api.db.select().from(orderHistory)
    const last = (id: string) => rows.filter(({ orderId }) => orderId === id).at(-1)
    expect(last(draft.orderId)).toMatchObject({
      userId: client.userId,
      cause: 'CanceledByBuyer',
      to: 'Deleted',
    })
    expect(last(other.orderId)).toMatchObject({ userId: null, from: 'Pending', to: 'Canceled' })
    expect((await cancel(draft, client)).json()).toMatchObject({ status: 409, code: 'order_state' })
  })

  test('a paid order writes to its buyer once, with what goes back; an unpaid one writes nothing', async () => {
    const { api, productIds } = await setUpCheckout()
    const admin = await makeAdmin(api, ['admin:base'])
    const shopper = { headers: { 'accept-language': 'nl' } }
    const unpaid = await makeOrder(api, [productIds[0]])
    const placed = await makePlacedOrder(api, [productIds[0]], shopper)
    const cancel = ({ orderId }: { orderId: string }) =>
      call(api, admin, ['PUT', `/orders/${orderId}/cancel`])
    const written = async () =>
      (await api.db.select().from(outboxMessages).orderBy(outboxMessages.id)).filter(
        ({ content }) => 'template' in content && content.template === 'orderCanceled',
      )
    expect((await cancel(unpaid)).statusCode).toBe(200)
    expect(await written()).toEqual([])

    const answers = [await cancel(placed), await cancel(placed)]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409])
    const audited = await api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.event, 'OrderCanceledByAdmin'))
    const acts = audited.map(({ actorId, subjectType, subjectId }) => [actorId, subjectType, subjectId])
    expect(acts).toHaveLength(2)
    expect(acts).toContainEqual([admin.userId, 'Order', unpaid.orderId])
    expect(acts).toContainEqual([admin.userId, 'Order', placed.orderId])
    const [mail, ...others] = await written()
    expect(others).toEqual([])
    expect(mail).toMatchObject({
      recipient: 'anna@example.com',
      content: {
        props: {
          languageCode: 'nl',
          number: 'S-2026-000001',
          firstName: 'Anna',
          orderUrl: `http://localhost:3000/orders/${placed.orderId}?key=${placed.orderKey}`,
          refund: placed.cart.totalAmount,
        },
      },
    })
  })

  test('keeps the reason of an admin for admins alone, and takes none of anybody else', async () => {
    const { api, productIds } = await setUpCheckout()
    const admin = await makeAdmin(api, ['admin:base'])
    const order = await makePlacedOrder(api, [productIds[0]])
    const path = `/orders/${order.orderId}/cancel`
    const why = 'The buyer rang: ordered twice'
    const refused = await call(api, null, ['PUT', `${path}?key=${order.orderKey}`, { why }])
    expect(refused.statusCode).toBe(403)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    const canceled = await call(api, admin, ['PUT', path, { why }])
    const last = { to: 'Canceled', who: 'Admin', cause: 'CanceledByAdmin' }
    expect(canceled.json().history.at(-1)).toMatchObject({ ...last, why })
    const { history } = await readOrder(api, order)
    expect((history as object[]).at(-1)).toMatchObject({ ...last, why: null })
  })

  test('is possible while the bank still works on the payment', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    await press(api, sessionId, 'late')
    const answer = await call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
    expect(answer.json()).toMatchObject({ status: 'Canceled' })
    expect(await api.db.$count(auditEntries, eq(auditEntries.event, 'OrderCanceledByAdmin'))).toBe(0)
  })
})
