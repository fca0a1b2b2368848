import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApiOfFile } from '#test/api'
import {
  fillCustomer,
  finalize,
  makeCart,
  makeOrder,
  openPayment,
  press,
  stockedProducts,
} from '#test/checkout'
import { makePerson, PASSWORD } from '#test/people'
import { call } from '#test/plans'
import { rounds } from '#test/rounds'
import { users } from '../identity/index.ts'
import { orders } from '../orders/index.ts'

const api = await startApiOfFile({ isStocked: true })
const productIds = (await stockedProducts(api)).map(({ id }) => id)

test.for(rounds)(
  'an order that is made while its buyer is erased is made before, or not at all (round %i)',
  async (round) => {
    const email = `anna${round}@zuiderduin.example`
    const anna = await makePerson(api, { email })
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] }, anna)
    await fillCustomer(api, cart.id, { email }, anna)
    const [made, erased, opened] = await Promise.all([
      finalize(api, cart.id, anna),
      call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }]),
      call(api, anna, ['POST', '/cart', { countryCode: 'NL', lines: [] }]),
    ])
    expect(erased.statusCode).toBe(204)
    expect([200, 401, 404, 409]).toContain(made.statusCode)
    expect([201, 401]).toContain(opened.statusCode)
    expect(await api.db.$count(users, eq(users.email, email))).toBe(0)
    expect(await api.db.$count(orders, eq(orders.email, email))).toBe(0)
    expect(await api.db.$count(orders, eq(orders.userId, anna.userId))).toBe(0)
  },
)

test.for(rounds)(
  'money that comes while the buyer is erased pays an order under way, or goes back (round %i)',
  async (round) => {
    const email = `bert${round}@zuiderduin.example`
    const anna = await makePerson(api, { email })
    const order = await makeOrder(api, productIds.slice(0, 1), anna)
    const sessionId = await openPayment(api, order)
    const [, erased] = await Promise.all([
      press(api, sessionId, 'pay'),
      call(api, anna, ['POST', '/privacy/erasure', { password: PASSWORD }]),
    ])
    expect(erased.statusCode).toBe(204)
    await api.runJobs()
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(['Placed', 'Canceled']).toContain(row?.status)
    expect(row?.userId).toBeNull()
    if (row?.status === 'Canceled') expect(row.email).toBe('')
  },
)
