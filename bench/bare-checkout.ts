import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Pool, PoolClient } from 'pg'
import {
  type Address,
  amount,
  type Cart,
  cartAnswer,
  type Order,
  orderedLines,
  type Product,
  pricedLines,
  VAT_RATE,
} from './bare-cart.ts'
import * as statements from './bare-checkout-statements.ts'
import { type Invoiced, invoiceOf, seller } from './bare-mail.ts'
import { type Reads, rowOf, rowsOf, transaction } from './bare-query.ts'

const HOUR_MS = 3_600_000
const SETTINGS = {
  origin: 'http://localhost',
  carrier: { id: 'nl-postnl-door', name: 'PostNL', minDays: 1, maxDays: 1 },
}

const productsOf = (on: Reads, { lines }: Pick<Cart, 'lines'>): Promise<Product[]> =>
  rowsOf<Product>(on, statements.cartProducts, [lines.map(({ productId }) => productId)])

/** Reads a cart, prices what is to be in it, and writes it if nobody else wrote meanwhile. */
async function changeCart(pool: Pool, id: string, change: (cart: Cart) => Partial<Cart>) {
  const before = await rowOf<Cart>(pool, statements.findCart, [id])
  const next = { ...before, ...change(before) }
  const products = await productsOf(pool, next)
  const written = await rowOf<Cart>(pool, statements.updateCart, [
    id,
    before.updated_at,
    JSON.stringify(next.lines),
    next.email,
    next.shipping_address,
    next.delivery_carrier_id,
  ])
  return cartAnswer(written, products)
}

function withLine({ lines }: Cart, productId: string, quantity: number): Partial<Cart> {
  const others = lines.filter((line) => line.productId !== productId)
  return { lines: quantity > 0 ? [...others, { productId, quantity }] : others }
}

function orderValues(
  cart: Cart,
  products: Product[],
  { orderId, orderKey }: { orderId: string; orderKey: string },
) {
  const lines = orderedLines(pricedLines(cart, products))
  const total = lines.reduce((sum, { gross }) => sum + gross, 0)
  const vat = lines.reduce((sum, line) => sum + line.vat, 0)
  const date = new Date().toISOString().slice(0, 10)
  const rates = [{ rate: VAT_RATE, amount: vat }]
  const promised = [{ from: date, to: date, productIds: lines.map(({ productId }) => productId) }]
  return [
    ...[orderId, orderKey, cart.id, cart.updated_at, cart.country_code],
    ...[lines.reduce((sum, { quantity }) => sum + quantity, 0), total, vat],
    ...[
      JSON.stringify(rates),
      { countryCode: cart.country_code, date, rates },
      cart.email,
      cart.shipping_address,
    ],
    ...[SETTINGS.carrier, JSON.stringify(promised), JSON.stringify(lines)],
  ]
}

function finalize(pool: Pool, id: string) {
  return transaction(pool, async (client) => {
    const cart = await rowOf<Cart>(client, statements.lockCart, [id])
    const products = await productsOf(client, cart)
    const keys = { orderId: randomUUID(), orderKey: randomUUID() }
    const [, finalized] = await Promise.all([
      rowsOf(client, statements.insertOrder, orderValues(cart, products, keys)),
      rowOf<Cart>(client, statements.finalizeCart, [id, keys.orderId]),
    ])
    return { ...cartAnswer(finalized, products), ...keys }
  })
}

const wantedOf = ({ lines }: Order) => [
  lines.map(({ productId }) => productId),
  lines.map(({ quantity }) => quantity),
]

function startPayment(pool: Pool, { orderId, orderKey }: { orderId: string; orderKey: string }) {
  return transaction(pool, async (client) => {
    const order = await rowOf<Order>(client, statements.lockOrder, [orderId, orderKey])
    const expiresAt = new Date(Date.now() + HOUR_MS)
    const attemptId = randomUUID()
    const [productIds, quantities] = wantedOf(order)
    const [, , , reserved] = await Promise.all([
      rowsOf(client, statements.insertAttempt, [attemptId, orderId, order.total, expiresAt]),
      rowsOf(client, statements.startPayment, [orderId, expiresAt]),
      rowsOf(client, statements.lockProducts, [productIds]),
      rowsOf(client, statements.reserveStock, [orderId, productIds, quantities, expiresAt]),
    ])
    if (reserved.length < order.lines.length) throw new Error('There is not enough of a product in stock.')
    return { order, attemptId, expiresAt }
  })
}

async function openPayment(pool: Pool, keys: { orderId: string; orderKey: string }) {
  const { order, attemptId, expiresAt } = await startPayment(pool, keys)
  const { origin } = SETTINGS
  const sessionId = `cs_test_${randomUUID()}`
  const paymentUrl = `${origin}/test-gateway/${sessionId}`
  const lines = order.lines.map(({ name, quantity, paid }) => ({ name, quantity, paid: amount(paid) }))
  const placedUrl = `${origin}/order-placed?order=${keys.orderId}&key=${keys.orderKey}`
  await rowsOf(pool, statements.openSession, [
    ...[sessionId, attemptId, keys.orderId, order.total, JSON.stringify(lines)],
    ...[placedUrl, `${origin}/checkout?step=payment`, expiresAt],
  ])
  await rowsOf(pool, statements.openAttempt, [attemptId, sessionId, paymentUrl])
  return { paymentUrl }
}

type Session = { id: string; order_id: string; amount: string; success_url: string }

const messageOf = ({ id, order_id, amount }: Session, messageId: string) => ({
  id: messageId,
  object: 'event',
  type: 'checkout.session.completed',
  data: {
    object: {
      id,
      status: 'complete',
      payment_status: 'paid',
      payment_intent: `pi_${id}`,
      metadata: { orderId: order_id },
      amount_total: Number(amount),
      currency: 'eur',
    },
  },
})

/** Places the order of a locked payment: what it writes is on the disk together. */
async function place(client: PoolClient, order: Order, { id, success_url }: Session): Promise<void> {
  const [, { number }] = await Promise.all([
    rowOf(client, statements.payAttempt, [id, `pi_${id}`, order.total]),
    rowOf<{ number: string }>(client, statements.placeOrder, [order.id]),
    rowsOf(client, statements.closeCart, [order.cart_id]),
  ])
  const invoiced: Invoiced = { ...order, number }
  const [productIds, quantities] = wantedOf(order)
  const secret = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(secret).digest('base64url')
  const content = { template: 'orderPlaced', props: { ...invoiceOf(invoiced), orderUrl: success_url } }
  await Promise.all([
    rowsOf(client, statements.queueMail, [randomUUID(), order.email, order.id, content, secret]),
    rowsOf(client, statements.lockProducts, [productIds]),
    rowsOf(client, statements.takeStock, [order.id, productIds, quantities]),
    rowsOf(client, statements.issueInvoice, [order.id, randomUUID(), hash, seller, invoiceOf(invoiced)]),
  ])
}

async function pay(pool: Pool, sessionId: string): Promise<string> {
  const session = await rowOf<Session>(pool, statements.paySession, [sessionId])
  await transaction(pool, async (client) => {
    const messageId = `evt_test_${randomUUID()}`
    const [, order] = await Promise.all([
      rowOf(client, statements.insertMessage, [messageId, messageOf(session, messageId)]),
      rowOf<Order>(client, statements.lockOrderOfSession, [sessionId]),
    ])
    await place(client, order, session)
  })
  return session.success_url
}

type Id = { Params: { id: string } }
type Customer = { email?: string; shippingAddress?: Address; deliveryCarrierId?: string }

/** The calls of a whole checkout, under the product's addresses. */
export function checkoutRoutes(app: FastifyInstance, pool: Pool): void {
  app.post<{ Body: { countryCode: string } }>('/api/cart', async ({ body }, reply) => {
    const cart = await rowOf<Cart>(pool, statements.insertCart, [randomUUID(), body.countryCode])
    return reply.code(201).send(cartAnswer(cart, []))
  })

  app.put<{ Params: { id: string; productId: string }; Body: { quantity: number } }>(
    '/api/cart/:id/products/:productId',
    async ({ params, body }) =>
      changeCart(pool, params.id, (cart) => withLine(cart, params.productId, body.quantity)),
  )

  app.patch<Id & { Body: Customer }>('/api/cart/:id/customer', async ({ params, body }) =>
    changeCart(pool, params.id, (cart) => ({
      email: body.email ?? cart.email,
      shipping_address: body.shippingAddress ?? cart.shipping_address,
      delivery_carrier_id: body.deliveryCarrierId ?? cart.delivery_carrier_id,
    })),
  )

  app.post<Id>('/api/cart/:id/finalize', async ({ params }) => finalize(pool, params.id))

  app.post<Id & { Querystring: { key: string } }>('/api/orders/:id/payment', async ({ params, query }) =>
    openPayment(pool, { orderId: params.id, orderKey: query.key }),
  )

  app.post<Id>('/test-gateway/:id/pay', async ({ params }, reply) =>
    reply.redirect(await pay(pool, params.id), 303),
  )
}
