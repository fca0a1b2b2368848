import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stockOf } from '#test/catalogue'
import {
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  makeOrder,
  makePlacedOrder,
  openPayment,
  pay,
  press,
  readOrder,
  setUpCheckout,
} from '#test/checkout'
import { minutesLater, NOW } from '#test/constants'
import { deliver, gatewayOf, messageOf, paymentContext } from '#test/gateway'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { toRefundState } from '../../services/payment/stripe-messages.ts'
import { gatewayMessages, paymentAttempts, refunds } from './data/payment-tables.ts'
import { askGateway } from './use-cases/ask-gateway.ts'
import { handleMessage } from './use-cases/handle-message.ts'

describe('nothing to pay', () => {
  test('places an order of free lines sent free of charge, without the gateway', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const lines = [{ productId: productIds[0], quantity: 1, isSample: true }]
    await api.db.execute(sql`update delivery_carriers set fixed_price = 0`)
    const cart = await makeCart(api, { lines }, practitioner)
    await fillCustomer(api, cart.id, {}, practitioner)
    const order = (await finalize(api, cart.id, practitioner)).json<FinalizedBody>()
    expect(order.cart.totalAmount.amount).toBe(0)
    const answer = await pay(api, order)
    expect(answer.json()).toEqual({
      paymentUrl: `http://localhost:3000/order-placed?order=${order.orderId}&key=${order.orderKey}`,
    })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed', number: 'S-2026-000001' })
    expect(await api.db.$count(paymentAttempts)).toBe(0)
    expect(await api.db.$count(outboxMessages)).toBe(1)
  })
})

describe('a message of the gateway', () => {
  test('with a wrong, an old or no signature is refused and kept nowhere', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const message = await messageOf(api, await openPayment(api, order), 'Paid')
    const old = gatewayOf(api).sign(message, minutesLater(-6))
    for (const signature of ['', 't=1,v1=00', old]) {
      const answer = await deliver(api, message, signature)
      expect(answer.json()).toMatchObject({ status: 400, code: 'signature_invalid' })
    }
    const changed = await deliver(
      api,
      message.replace('"paid"', '"paid" '),
      gatewayOf(api).sign(message, NOW),
    )
    expect(changed.statusCode).toBe(400)
    expect(await api.db.$count(gatewayMessages)).toBe(0)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
  })

  test('that comes before or after the last word, or of an unknown session, moves nothing', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    const processing = await messageOf(api, sessionId, 'Processing')
    const paid = await messageOf(api, sessionId, 'Paid')
    for (const payload of [
      paid,
      processing,
      paid,
      paid.replaceAll(sessionId, 'cs_unknown').replace('evt_', 'evt_2'),
    ])
      expect((await deliver(api, payload)).json()).toEqual({ received: true })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    expect(await api.db.$count(gatewayMessages)).toBe(3)
  })

  test('that tells of the same payment again, by another message or asked for, gives nothing back', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const paid = await messageOf(api, await openPayment(api, order), 'Paid')
    for (const payload of [paid, paid.replace('evt_', 'evt_2')])
      expect((await deliver(api, payload)).json()).toEqual({ received: true })
    await api.db.update(paymentAttempts).set({ askAt: NOW })
    await askGateway(paymentContext(api), NOW)
    await api.runJobs()
    expect(await api.db.$count(gatewayMessages)).toBe(2)
    expect(await api.db.$count(refunds)).toBe(0)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })
})

describe('a gateway that says nothing', () => {
  test('is asked after five minutes', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await messageOf(api, await openPayment(api, order), 'Paid')
    await askGateway(paymentContext(api), minutesLater(4))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
    await askGateway(paymentContext(api), minutesLater(5))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })

  test('lets a session end after 60 minutes: the packs are free, the order can be paid again', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await openPayment(api, order)
    await askGateway(paymentContext(api), minutesLater(59))
    expect(await stockOf(api, productIds[0])).toEqual([500, 1])
    await askGateway(paymentContext(api), minutesLater(80))
    expect(await stockOf(api, productIds[0])).toEqual([500, 0])
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Pending',
      buyer: { payment: { status: 'Expired' } },
    })
    await press(api, await openPayment(api, order), 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })

  test('is asked again for a session that it never answered for', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const gateway = gatewayOf(api)
    const { openSession } = gateway
    gateway.openSession = () => Promise.reject(new Error('no connection'))
    const answer = await pay(api, order)
    expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' })
    expect(await api.db.select().from(paymentAttempts)).toMatchObject([{ state: 'Opening', url: null }])
    gateway.openSession = openSession
    await askGateway(paymentContext(api), minutesLater(5))
    expect(await api.db.select().from(paymentAttempts)).toMatchObject([{ state: 'Open' }])
    await press(api, await openPayment(api, order), 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })
})

describe('a paid order that an admin cancels', () => {
  test('gives back money and packs, and says so', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makePlacedOrder(api, [productIds[0]])
    const byBuyer = await call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
    expect(byBuyer.json()).toMatchObject({ status: 409, code: 'order_state' })
    const admin = await makeAdmin(api, ['admin:base'])
    const canceled = await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
    expect(canceled.json()).toMatchObject({ status: 'Canceled' })
    await api.runJobs()
    expect(await api.db.select().from(refunds)).toMatchObject([
      { reason: 'OrderCanceled', state: 'Succeeded' },
    ])
    expect(await stockOf(api, productIds[0])).toEqual([500, 0])
    const shown = (await call(api, admin, ['GET', `/orders/${order.orderId}`])).json()
    expect(shown.buyer.payment).toMatchObject({
      status: 'Refunded',
      isTest: true,
      refunds: [{ state: 'Succeeded', amount: shown.totalAmount, lines: [], why: null }],
    })
    expect(shown.history.map(({ to, who }: { to: string; who: string }) => [to, who]).slice(-2)).toEqual([
      ['Placed', 'System'],
      ['Canceled', 'Admin'],
    ])
  })
})

describe('a refund', () => {
  test.for([
    [['succeeded', 'pending'], 'Succeeded'],
    [['succeeded', 'failed'], 'Failed'],
    [['failed', 'succeeded'], 'Failed'],
    [['failed', 'pending'], 'Failed'],
  ] as const)('told as %j is %s: an older message takes nothing back', async ([told, state]) => {
    const { api, productIds } = await setUpCheckout()
    await makePlacedOrder(api, [productIds[0]])
    const [attempt] = await api.db.select().from(paymentAttempts)
    await api.db.insert(refunds).values({
      orderId: attempt?.orderId ?? '',
      attemptId: attempt?.id ?? '',
      paymentRef: attempt?.paymentRef ?? '',
      amount: 100,
      currency: 'EUR',
      reason: 'OrderCanceled',
      state: 'Waiting',
      refundRef: 're_1',
      createdAt: NOW,
    })
    for (const [at, status] of told.entries()) {
      const message = {
        messageId: `evt_${at}`,
        type: 'refund.updated',
        kind: 'refund' as const,
        refundRef: 're_1',
        refundId: null,
        ...{ paymentRef: null, amount: { amount: 100, currency: 'EUR' } },
      }
      await handleMessage(
        paymentContext(api),
        { message: { ...message, status: toRefundState(status) }, body: {} },
        NOW,
      )
    }
    expect(await api.db.select().from(refunds)).toMatchObject([{ state }])
  })
})

test('messages of a gateway are not held to the limit of a visitor, nor counted against it', async () => {
  const { api, productIds } = await setUpCheckout({ config: { hasRateLimits: true } })
  for (let at = 0; at < 601; at += 1) {
    const unsigned = await deliver(api, '{}', 'none')
    if (unsigned.statusCode !== 400) throw new Error(`message ${at} was answered with ${unsigned.statusCode}`)
  }
  const order = await makeOrder(api, [productIds[0]])
  const paid = await messageOf(api, await openPayment(api, order), 'Paid')
  expect((await deliver(api, paid)).statusCode).toBe(200)
})
