import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeCart, makePlacedOrder, readCart, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'

test('what can be ordered again keeps quantity and plan, what cannot is named with its reason, and nothing is written', async () => {
  const { api, productIds, shelf } = await setUpCheckout()
  const practitioner = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, practitioner, { recommendationItems: [item(productIds[0])] })
  const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
  const order = await makePlacedOrder(api, [], null, {
    lines: [
      { productId: productIds[0], quantity: 2, recommendationItemId },
      { productId: productIds[1], quantity: 1 },
      { productId: productIds[2], quantity: 3 },
    ],
  })
  await api.db.update(products).set({ isActive: false }).where(eq(products.id, productIds[1]))
  await api.db.update(products).set({ quantity: 2, reserved: 0 }).where(eq(products.id, productIds[2]))
  const before = await databaseDigest(api.db)
  const answer = await call(api, null, ['GET', `/orders/${order.orderId}/reorder?key=${order.orderKey}`])
  expect(answer.json()).toEqual({
    lines: [{ productId: productIds[0], quantity: 2, recommendationItemId }],
    left: [
      { productId: productIds[1], name: shelf[1]?.name, problem: 'NotAvailable' },
      { productId: productIds[2], name: shelf[2]?.name, problem: 'NotEnoughStock' },
    ],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
  const { lines } = answer.json()
  const cart = await makeCart(api, { lines })
  expect((await readCart(api, cart.id)).lines).toMatchObject([{ quantity: 2, recommendationItemId }])
})

test('a line whose plan is gone is ordered again without it; others than the buyer get no answer', async () => {
  const { api, productIds } = await setUpCheckout()
  const practitioner = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, practitioner, { recommendationItems: [item(productIds[0])] })
  const client = await makeClient(api)
  const line = {
    productId: productIds[0],
    quantity: 1,
    recommendationItemId: plan.recommendationItems[0]?.id,
  }
  const order = await makePlacedOrder(api, [], client, { lines: [line] })
  await call(api, practitioner, ['DELETE', `/recommendations/${plan.id}`])
  const path = `/orders/${order.orderId}/reorder`
  expect((await call(api, client, ['GET', path])).json().lines).toEqual([
    { productId: productIds[0], quantity: 1, recommendationItemId: null },
  ])
  for (const other of [practitioner, await makeClient(api)])
    expect((await call(api, other, ['GET', path])).statusCode).toBe(404)
})
