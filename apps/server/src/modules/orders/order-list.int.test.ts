import type { OrderCard } from '@salvia/contract/orders/orders'
import { eq, inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrder, makePlacedOrder, openPayment, setUpCheckout } from '#test/checkout'
import { NOW } from '#test/constants'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { declare, readWithdrawal } from '#test/withdrawals'
import { orderLines, orders } from './data/order-tables.ts'
import { shipments } from './shipments/data/shipment-tables.ts'

type List = { results: OrderCard[] }

test('an admin finds orders by status, payment, practitioner, buyer, country, product and open back orders', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api, ['admin:base'])
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[1])] })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const lines = [{ productId: productIds[1], quantity: 1, recommendationItemId }]
  const ofPlan = await makePlacedOrder(api, [], null, { lines })
  const waiting = await makeOrder(api, [productIds[0]])
  await openPayment(api, waiting)
  const short = await makePlacedOrder(api, [productIds[2]])
  await api.db.update(orders).set({ isBackOrder: true }).where(eq(orders.id, short.orderId))
  await api.db.update(orders).set({ countryCode: 'BE' }).where(eq(orders.id, short.orderId))
  const names = new Map([
    [ofPlan.orderId, 'of the plan'],
    [waiting.orderId, 'waiting'],
    [short.orderId, 'short'],
  ])
  const found = async (query: string) => {
    const answer = await call(api, admin, ['GET', `/orders?${query}`])
    expect(answer.statusCode).toBe(200)
    return answer.json<List>().results.map(({ id }) => names.get(id))
  }
  expect(await found('')).toEqual(['short', 'waiting', 'of the plan'])
  expect(await found('status=Pending')).toEqual(['waiting'])
  expect(await found('payment=Open')).toEqual(['waiting'])
  expect(await found('payment=Paid')).toEqual(['short', 'of the plan'])
  expect(await found('payment=Refunded')).toEqual([])
  expect(await found(`practitionerId=${sophie.userId}`)).toEqual(['of the plan'])
  expect(await found('hasPractitioner=true')).toEqual(['of the plan'])
  expect(await found('hasPractitioner=false')).toEqual(['short', 'waiting'])
  expect(await found(`productId=${productIds[2]}`)).toEqual(['short'])
  expect(await found('countryCode=BE')).toEqual(['short'])
  expect(await found('isOpenBackOrder=true')).toEqual(['short'])
  expect(await found('isOpenBackOrder=false')).toEqual(['waiting', 'of the plan'])
  expect(await found('query=anna%20visser')).toHaveLength(3)
  expect(await found('query=nobody')).toEqual([])
  await api.db
    .update(orders)
    .set({ billingAddress: sql`${orders.billingAddress} || '{"company": "Praktijk De Linde"}'` })
    .where(eq(orders.id, ofPlan.orderId))
  expect(await found('query=de%20linde')).toEqual(['of the plan'])
  const named = { firstName: 'Zoë', lastName: 'Brûlé' }
  await api.db
    .update(orders)
    .set({ shippingAddress: sql`${orders.shippingAddress} || ${JSON.stringify(named)}::jsonb` })
    .where(eq(orders.id, waiting.orderId))
  expect(await found('query=ZOE%20brule')).toEqual(['waiting'])
  expect(await found('query=zo%C3%A9%20br%C3%BBl')).toEqual(['waiting'])
  const ofSophie = await call(api, sophie, ['GET', '/orders?of=plans&query=linde'])
  expect(ofSophie.json<List>().results).toEqual([])
})

test('totals are sorted by what they were worth in euros when they were ordered', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api, ['admin:base'])
  const [euros, kroner, more] = [
    await makeOrder(api, [productIds[0]]),
    await makeOrder(api, [productIds[0]]),
    await makeOrder(api, [productIds[0]]),
  ]
  const set = (orderId: string, row: object) => api.db.update(orders).set(row).where(eq(orders.id, orderId))
  const priced = (total: number) => ({ total, goodsPaid: total, goods: total, discount: 0, shipping: 0 })
  await set(euros.orderId, { ...priced(3000), status: 'Pending' })
  // DKK 200.00 at 7.46 are EUR 26.81.
  const rate = { currency: 'DKK', exchangeRate: 7_460_000 }
  await set(kroner.orderId, { ...priced(20_000), ...rate, status: 'Pending' })
  await set(more.orderId, { ...priced(25_000), ...rate, status: 'Pending' })
  const sorted = async (sort: string) =>
    (await call(api, admin, ['GET', `/orders?sort=${sort}`]))
      .json<List>()
      .results.map(({ totalAmount }) => totalAmount)
  const dearestFirst = [
    { amount: 25_000, currency: 'DKK' },
    { amount: 3000, currency: 'EUR' },
    { amount: 20_000, currency: 'DKK' },
  ]
  expect(await sorted('-totalAmount')).toEqual(dearestFirst)
  expect(await sorted('totalAmount')).toEqual(dearestFirst.toReversed())
})

test('open are orders that are not paid, or under way and neither all there nor wholly withdrawn from', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api)
  const [unpaid, draft] = [await makeOrder(api, [productIds[0]]), await makeOrder(api, [productIds[0]])]
  await openPayment(api, unpaid)
  const two = [productIds[0], productIds[1]]
  const placed = await makePlacedOrder(api, two)
  const partlyWithdrawn = await makePlacedOrder(api, two)
  const withdrawn = await makePlacedOrder(api, two)
  const there = await makePlacedOrder(api, two)
  const canceled = await makePlacedOrder(api, two)
  await api.db
    .update(shipments)
    .set({ status: 'InTransit', pickedUpAt: NOW, deliveredAt: NOW })
    .where(eq(shipments.orderId, there.orderId))
  await api.db.update(orders).set({ status: 'Shipped' }).where(eq(orders.id, there.orderId))
  await call(api, admin, ['PUT', `/orders/${canceled.orderId}/cancel`])
  await declare(api, withdrawn, (await readWithdrawal(api, withdrawn)).left)
  await declare(api, partlyWithdrawn, (await readWithdrawal(api, partlyWithdrawn)).left.slice(0, 1))
  const found = async (isOpen: boolean) =>
    (await call(api, admin, ['GET', `/orders?isOpen=${isOpen}`])).json<List>().results.map(({ id }) => id)
  expect(new Set(await found(true))).toEqual(
    new Set([unpaid, placed, partlyWithdrawn].map(({ orderId }) => orderId)),
  )
  const delivered = (await call(api, admin, ['GET', '/orders'])).json<List>().results
  expect(delivered.filter(({ isDelivered }) => isDelivered).map(({ id }) => id)).toEqual([there.orderId])
  const said = new Map(delivered.map(({ id, isWithdrawn, isRefunded }) => [id, { isWithdrawn, isRefunded }]))
  expect(said.get(withdrawn.orderId)).toEqual({ isWithdrawn: true, isRefunded: false })
  for (const { orderId } of [partlyWithdrawn, there, canceled, unpaid])
    expect(said.get(orderId)).toEqual({ isWithdrawn: false, isRefunded: false })
  await api.db
    .update(orderLines)
    .set({ refundedQuantity: sql`${orderLines.quantity}` })
    .where(inArray(orderLines.orderId, [withdrawn.orderId, there.orderId, canceled.orderId]))
  const refunded = (await call(api, admin, ['GET', '/orders'])).json<List>().results
  expect(refunded.filter(({ isRefunded }) => isRefunded).map(({ id }) => id)).toEqual(
    expect.arrayContaining([withdrawn.orderId, there.orderId]),
  )
  expect(refunded.filter(({ isRefunded }) => isRefunded)).toHaveLength(2)
  expect(refunded.filter(({ isWithdrawn }) => isWithdrawn)).toEqual([])
  const closed = await found(false)
  expect(new Set(closed)).toEqual(new Set([withdrawn, there, canceled].map(({ orderId }) => orderId)))
  expect(closed).not.toContain(draft.orderId)
})

test('a list names who ordered and how it is paid, but not to the plan’s practitioner, who may not ask for it either', async () => {
  const { api, productIds } = await setUpCheckout()
  const [sophie, client] = [await makeApprovedPractitioner(api), await makeClient(api)]
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const recommendationItemId = plan.recommendationItems[0]?.id
  await makePlacedOrder(api, [], client, {
    lines: [{ productId: productIds[0], quantity: 1, recommendationItemId }],
  })
  const orderedOf = async (path: string, by: typeof sophie) =>
    (await call(api, by, ['GET', path])).json<List>().results.map(({ ordered }) => ordered)
  expect(await orderedOf('/orders', client)).toEqual([
    { name: 'Anna Visser', email: 'anna@example.com', payment: 'Paid' },
  ])
  expect(await orderedOf('/orders?of=plans', sophie)).toEqual([null])
  const [ofPlan] = (await call(api, sophie, ['GET', '/orders?of=plans'])).json<List>().results
  expect([ofPlan?.isWithdrawn, ofPlan?.isRefunded]).toEqual([null, false])
  expect(await orderedOf(`/recommendations/${plan.id}/orders`, sophie)).toEqual([null])
  for (const asked of ['payment=Paid', 'hasOpenWithdrawal=false', 'isOpen=true'])
    expect((await call(api, sophie, ['GET', `/orders?of=plans&${asked}`])).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
})
