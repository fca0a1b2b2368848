import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { messagesTo } from '#test/auth'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeClient, type Person } from '#test/people'
import { call } from '#test/plans'
import { rounds } from '#test/rounds'
import { orders } from './data/order-tables.ts'

test.for(rounds)('of two accounts that use a link at once one has the order (round %i)', async () => {
  const { api, productIds } = await setUpCheckout()
  const { orderId } = await makePlacedOrder(api, [productIds[0]])
  await api.runJobs()
  const [mail] = await messagesTo(api, 'anna@example.com')
  const token = /claim\?token=([\w-]+)/.exec(mail?.plainText ?? '')?.[1]
  const people = [await makeClient(api), await makeClient(api)]
  const claim = (by: Person) => call(api, by, ['POST', `/orders/${orderId}/claim`, { token }])
  const answers = await Promise.all(people.map(claim))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  const winner = people[answers.findIndex(({ statusCode }) => statusCode === 200)]
  const [order] = await api.db.select().from(orders).where(eq(orders.id, orderId))
  expect(order?.userId).toBe(winner?.userId)
})
