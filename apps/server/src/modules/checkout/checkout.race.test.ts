import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApiOfFile } from '#test/api'
import { stockOf } from '#test/catalogue'
import {
  type CartBody,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  makeOrder,
  makePlacedOrder,
  openPayment,
  pay,
  press,
  readCart,
  readOrder,
  setLine,
  stockedProducts,
} from '#test/checkout'
import { deliver, messageOf } from '#test/gateway'
import { expectOneTruth } from '#test/one-truth'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { moneyRounds } from '#test/rounds'
import { saveSeller } from '#test/seller'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { products } from '../catalogue/index.ts'
import { orders } from '../orders/index.ts'

const api = await startApiOfFile({ isStocked: true })
await saveSeller(api)
const ids = (await stockedProducts(api, 5000)).map(({ id }) => id)
const sophie = await makeApprovedPractitioner(api)
const plan = await makePlan(api, sophie, {
  discountPercentage: 10,
  recommendationItems: ids.slice(0, 2).map((id) => item(id)),
})

const planLines = () =>
  plan.recommendationItems.map(({ id, productId }) => ({
    productId,
    quantity: 2,
    recommendationItemId: id,
  }))

async function readyCart(lines: object[] = planLines()): Promise<CartBody['cart']> {
  const cart = await makeCart(api, { lines })
  await fillCustomer(api, cart.id)
  return cart
}

async function planOrder(): Promise<FinalizedBody> {
  const cart = await readyCart()
  return (await finalize(api, cart.id)).json()
}

const countRows = async (query: ReturnType<typeof sql>): Promise<number> => {
  const rows = await readRows<{ n: number }>(api.db, query)
  return Number(rows[0]?.n)
}
const commissionsOf = (orderId: string) =>
  countRows(sql`select count(*) as n from wallet_transactions where order_id = ${orderId}`)
const mailsOf = (orderKey: string) =>
  countRows(sql`select count(*) as n from ${outboxMessages} where content::text like ${`%${orderKey}%`}`)

test.for(moneyRounds)('finalizing many times at once makes one order (round %i)', async () => {
  const cart = await readyCart()
  const answers = await Promise.all(Array.from({ length: 6 }, () => finalize(api, cart.id)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => answer.json<FinalizedBody>().orderId)).size).toBe(1)
  expect(await api.db.$count(orders, eq(orders.cartId, cart.id))).toBe(1)
})

test.for(moneyRounds)('one key, sent many times at once, gives one answer (round %i)', async () => {
  const cart = await readyCart()
  const headers = { 'idempotency-key': `key-${cart.id}` }
  const answers = await Promise.all(Array.from({ length: 6 }, () => finalize(api, cart.id, null, headers)))
  expect(new Set(answers.map((answer) => answer.json<FinalizedBody>().orderId)).size).toBe(1)
})

test.for(moneyRounds)('asking for payment many times at once opens one session (round %i)', async () => {
  const order = await planOrder()
  const answers = await Promise.all(Array.from({ length: 6 }, () => pay(api, order)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect(new Set(answers.map((answer) => answer.json<{ paymentUrl: string }>().paymentUrl)).size).toBe(1)
})

test.for(moneyRounds)(
  'two messages at once make one placed order, one stock movement, one commission, one mail (round %i)',
  async () => {
    const order = await planOrder()
    const sessionId = await openPayment(api, order)
    const [quantity, reserved] = await stockOf(api, ids[0])
    const first = await messageOf(api, sessionId, 'Paid')
    const second = first.replace(/"evt_test_[^"]+"/, `"evt_test_again_${sessionId}"`)
    const answers = await Promise.all([first, second, first, second].map((payload) => deliver(api, payload)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    expect(await stockOf(api, ids[0])).toEqual([quantity - 2, reserved - 2])
    expect(await commissionsOf(order.orderId)).toBe(1)
    expect(await mailsOf(order.orderKey)).toBe(1)
  },
)

test.for(moneyRounds)('the last pack is sold once, however many want it (round %i)', async () => {
  const [last] = ids.slice(5)
  await api.db
    .update(products)
    .set({ quantity: 1, reserved: 0 })
    .where(eq(products.id, last ?? ''))
  const carts = await Promise.all(
    Array.from({ length: 10 }, () => readyCart([{ productId: last ?? '', quantity: 1 }])),
  )
  const made = await Promise.all(
    carts.map(async (cart) => (await finalize(api, cart.id)).json<FinalizedBody>()),
  )
  const answers = await Promise.all(made.map((order) => pay(api, order)))
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(refused.map((answer) => answer.json<{ code: string }>().code)).toEqual(Array(9).fill('stock_short'))
  expect(await stockOf(api, last)).toEqual([1, 1])
  const sold = made.filter((_order, at) => answers[at]?.statusCode === 200)
  for (const order of sold) await press(api, await openPayment(api, order), 'pay')
  expect(await stockOf(api, last)).toEqual([0, 0])
})

test.for(moneyRounds)('lines written to one cart at once are all kept (round %i)', async () => {
  const cart = await makeCart(api)
  const wanted = ids.slice(0, 5)
  await Promise.all(wanted.map((id, at) => setLine(api, cart.id, [id, { quantity: (at % 3) + 1 }])))
  const { lines } = await readCart(api, cart.id)
  expect(new Map(lines.map((line) => [line.product.id, line.quantity]))).toEqual(
    new Map(wanted.map((id, at) => [id, (at % 3) + 1])),
  )
})

test.for(moneyRounds)(
  'a cancel and the money cross: paid and kept, or canceled and given back (round %i)',
  async () => {
    const order = await planOrder()
    const sessionId = await openPayment(api, order)
    const message = await messageOf(api, sessionId, 'Paid')
    const cancel = call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
    const [canceled, paid] = await Promise.all([cancel, deliver(api, message)])
    expect(paid.statusCode).toBe(200)
    await api.runJobs()
    const { status } = await readOrder(api, order)
    const refunded = await countRows(
      sql`select count(*) as n from refunds where order_id = ${order.orderId} and state = 'Succeeded'`,
    )
    const isCanceled = canceled.statusCode === 200
    expect([status, refunded]).toEqual(isCanceled ? ['Canceled', 1] : ['Placed', 0])
    expect(await commissionsOf(order.orderId)).toBe(isCanceled ? 0 : 1)
  },
)

test.for(moneyRounds)('a change of the cart and the money cross without a fault (round %i)', async () => {
  const order = await planOrder()
  const sessionId = await openPayment(api, order)
  const message = await messageOf(api, sessionId, 'Paid')
  const [changed, paid] = await Promise.all([
    setLine(api, order.cart.id, [ids[2] ?? '', { quantity: 1 }]),
    deliver(api, message),
  ])
  expect(paid.statusCode).toBe(200)
  expect([200, 409]).toContain(changed.statusCode)
  const { status } = await readOrder(api, order)
  expect(status).toBe(changed.statusCode === 200 ? 'Canceled' : 'Placed')
})

test.for(moneyRounds)('two carts bound to one user at once end as one (round %i)', async () => {
  const client = await makeClient(api)
  const [a, b] = [
    await makeCart(api, { lines: [{ productId: ids[2], quantity: 1 }] }),
    await makeCart(api, { lines: [{ productId: ids[2], quantity: 2 }] }),
  ]
  const answers = await Promise.all(
    [a, b, a, b].map((cart) => call(api, client, ['PUT', `/cart/${cart.id}/bind`])),
  )
  for (const { statusCode } of answers) expect([200, 204]).toContain(statusCode)
  const current = (await call(api, client, ['GET', '/cart'])).json<CartBody>().cart
  expect(current.lines.map(({ quantity }) => quantity)).toEqual([3])
})

test('afterwards money, stock, invoices and ledger tell one truth', async () => {
  await makePlacedOrder(api, [ids[2] ?? ''])
  await makeOrder(api, [ids[2] ?? ''])
  await expectOneTruth(api)
})
