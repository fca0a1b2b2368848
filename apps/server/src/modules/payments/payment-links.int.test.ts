import { desc, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { makeOrder, openPayment, press, setUpCheckout } from '#test/checkout'
import { minutesLater } from '#test/constants'
import { makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { paymentAttempts } from './data/payment-tables.ts'

const toldOf = (id: string, over: string | null) => ({
  isValid: true,
  over,
  about: { id, name: 'Test Person' },
})

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const sophie = await makeApprovedPractitioner(api)
  const order = await makeOrder(api, [productIds[0]], sophie, { isCustomClientOrder: true })
  const newestOf = async (orderId: string) => {
    const of = eq(paymentAttempts.orderId, orderId)
    const [row] = await api.db.select().from(paymentAttempts).where(of).orderBy(desc(paymentAttempts.id))
    return row?.id ?? ''
  }
  const newest = () => newestOf(order.orderId)
  const read = async (token: string) =>
    (await call(api, null, ['POST', '/mailed-links/look-up', { kind: 'ClientPayment', token }])).json()
  return { api, productIds, order, newestOf, newest, read }
}

test('the way back from the page of a payment for a client names the payment, and what became of it is told', async () => {
  const { api, order, newest, read } = await setUp()
  const first = await openPayment(api, order)
  const firstId = await newest()
  expect(await press(api, first, 'abandon')).toBe(
    `http://localhost:3000/checkout?step=payment&link=${firstId}`,
  )
  expect(await read(firstId)).toEqual(toldOf(firstId, null))

  const second = await openPayment(api, order, true)
  const secondId = await newest()
  expect(await read(firstId)).toEqual(toldOf(firstId, 'Over'))
  await press(api, second, 'pay')
  for (const id of [firstId, secondId]) expect(await read(id)).toEqual(toldOf(id, 'Done'))
})

test('a payment link is over when its time is', async () => {
  const { api, order, newest, read } = await setUp()
  await openPayment(api, order)
  const id = await newest()
  api.setNow(minutesLater(60))
  expect(await read(id)).toEqual(toldOf(id, 'Over'))
})

test('of a buyer’s own payment nothing is told', async () => {
  const { api, productIds, newestOf, read } = await setUp()
  const own = await makeOrder(api, [productIds[0]])
  const session = await openPayment(api, own)
  expect(await press(api, session, 'abandon')).toBe('http://localhost:3000/checkout?step=payment')
  for (const token of [await newestOf(own.orderId), own.orderId, 'none'])
    expect(await read(token)).toEqual({ isValid: false, over: null, about: null })
})
