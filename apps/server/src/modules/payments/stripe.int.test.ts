import { describe, expect, test } from 'vitest'
import { type FinalizedBody, makeOrder, pay, readOrder, setUpCheckout } from '#test/checkout'
import { minutesLater, NOW } from '#test/constants'
import { deliver, paymentContext } from '#test/gateway'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { STRIPE_KEYS, startStripe } from '#test/stripe-server'
import { stripeGateway } from '../../services/payment/stripe-gateway.ts'
import { paymentAttempts, refunds } from './data/payment-tables.ts'
import { askGateway } from './use-cases/ask-gateway.ts'

/** A shop whose payments go to Stripe, and what the buyer and the bank do there. */
async function setUp() {
  const stripe = await startStripe(() => NOW)
  const payment = stripeGateway({ ...STRIPE_KEYS, apiUrl: stripe.apiUrl })
  const { api, productIds } = await setUpCheckout({ services: { payment } })
  const admin = await makeAdmin(api)
  const open = async (order: FinalizedBody, headers: Record<string, string> = {}) => {
    const { paymentUrl } = (await pay(api, order, headers)).json<{ paymentUrl: string }>()
    return paymentUrl.split('/').at(-1) ?? ''
  }
  async function hear(type: string, object: object) {
    const { payload, signature } = stripe.messageOf(type, object)
    const answer = await deliver(api, payload, signature)
    expect(answer.json()).toEqual({ received: true })
  }
  const hearSession = (event: string, id: string) => hear(`checkout.session.${event}`, stripe.get(id))
  return { api, admin, productIds, stripe, open, hear, hearSession }
}

describe('a payment at Stripe', () => {
  test('places the order once, by a message that comes twice', async () => {
    const { api, productIds, stripe, open, hearSession } = await setUp()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await open(order)
    expect(await open(order)).toBe(sessionId)
    stripe.charge(sessionId)
    for (let at = 0; at < 2; at += 1) await hearSession('completed', sessionId)
    expect(await readOrder(api, order)).toMatchObject({
      ...{ status: 'Placed', buyer: { payment: { status: 'Paid', isTest: false } } },
    })
    expect(stripe.get(sessionId).amount_total).toBe(order.cart.totalAmount.amount)
  })

  test('that the bank refuses after days opens the order to another, which ends the first', async () => {
    const { api, productIds, stripe, open, hearSession } = await setUp()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await open(order)
    Object.assign(stripe.get(sessionId), { status: 'complete' })
    await hearSession('completed', sessionId)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Confirming' })
    await hearSession('async_payment_failed', sessionId)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
    const again = await open(order)
    const third = await open(order, { 'idempotency-key': 'another-page' })
    await api.runJobs()
    expect([again, third].map((id) => stripe.get(id).status)).toEqual(['expired', 'open'])
  })

  test('whose answer was lost is opened again under the same key, so that there is one session', async () => {
    const { api, productIds, stripe, open } = await setUp()
    const order = await makeOrder(api, [productIds[0]])
    const down = { status: 500, body: { error: { type: 'api_error', message: 'down' } } }
    stripe.faults.push(down, down)
    expect((await pay(api, order)).statusCode).toBe(503)
    await askGateway(paymentContext(api), minutesLater(5))
    expect(await api.db.select().from(paymentAttempts)).toMatchObject([
      { state: 'Open', sessionId: 'cs_test_1' },
    ])
    expect(await open(order)).toBe('cs_test_1')
    const keys = stripe.requests.filter(({ method }) => method === 'POST').map(({ key }) => key)
    expect(new Set(keys).size).toBe(1)
  })

  test('that no message tells of is found by asking', async () => {
    const { api, productIds, stripe, open } = await setUp()
    const order = await makeOrder(api, [productIds[0]])
    stripe.charge(await open(order))
    await askGateway(paymentContext(api), minutesLater(5))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })
})

describe('money that goes back at Stripe', () => {
  async function placed() {
    const set = await setUp()
    const order = await makeOrder(set.api, [set.productIds[0]])
    const sessionId = await set.open(order)
    set.stripe.charge(sessionId)
    await set.hearSession('completed', sessionId)
    return { ...set, order }
  }

  test('by an admin waits for the bank, and is settled by its message', async () => {
    const { api, admin, stripe, hear, order } = await placed()
    const body = { amount: 100, why: 'damaged' }
    await call(api, admin, ['POST', `/admin/orders/${order.orderId}/refunds`, body])
    await api.runJobs()
    const [made] = stripe.refunds
    expect(made).toMatchObject({ payment_intent: 'pi_1', amount: 100, status: 'pending' })
    expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'Waiting', refundRef: 're_1' }])
    await hear('refund.updated', { ...made, status: 'succeeded' })
    expect(await readOrder(api, order)).toMatchObject({ buyer: { payment: { status: 'PartlyRefunded' } } })
    expect(await api.db.select().from(refunds)).toMatchObject([{ state: 'Succeeded', reason: 'ByAdmin' }])
  })

  test('by a cancellation is all that was paid, once', async () => {
    const { api, admin, stripe, order } = await placed()
    await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
    await api.runJobs()
    await api.runJobs()
    expect(stripe.refunds).toMatchObject([{ amount: order.cart.totalAmount.amount }])
    expect(stripe.charges).toMatchObject([{ amount_refunded: order.cart.totalAmount.amount }])
  })
})
