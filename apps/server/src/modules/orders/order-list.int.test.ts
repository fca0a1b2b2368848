import type { OrderCard } from '@salvia/contract/orders/orders'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrder, makePlacedOrder, openPayment, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { orders } from './data/order-tables.ts'

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
  expect(await found(`productId=${productIds[2]}`)).toEqual(['short'])
  expect(await found('countryCode=BE')).toEqual(['short'])
  expect(await found('isOpenBackOrder=true')).toEqual(['short'])
  expect(await found('isOpenBackOrder=false')).toEqual(['waiting', 'of the plan'])
  expect(await found('query=anna%20visser')).toHaveLength(3)
  expect(await found('query=nobody')).toEqual([])
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
  expect(await orderedOf(`/recommendations/${plan.id}/orders`, sophie)).toEqual([null])
  for (const asked of ['payment=Paid', 'hasOpenWithdrawal=false'])
    expect((await call(api, sophie, ['GET', `/orders?of=plans&${asked}`])).json()).toMatchObject({
      status: 403,
      code: 'forbidden',
    })
})
