import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { type SessionRequest, SessionUnknown } from './payment.ts'
import { stripeGateway } from './stripe-gateway.ts'

type Sent = { method: string; url: string; idempotencyKey: string | null; form: Record<string, string> }
type Answer = { status: number; body: object }

/** Fake Stripe API: records requests and returns configured responses. */
function gatewayThatAnswers(...answers: Answer[]) {
  const sent: Sent[] = []
  const wire = async (url: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    sent.push({
      method: init.method ?? 'GET',
      url: String(url).replace('https://api.stripe.com', ''),
      idempotencyKey: headers.get('idempotency-key'),
      form: Object.fromEntries(new URLSearchParams(String(init.body ?? ''))),
    })
    const { status, body } = answers.shift() ?? { status: 500, body: {} }
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  }
  const httpClient = Stripe.createFetchHttpClient(wire as typeof fetch)
  const gateway = stripeGateway({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', httpClient })
  return { gateway, sent }
}

const NOW = new Date('2026-11-20T10:00:00Z')
const EXPIRES_AT = new Date('2026-11-20T11:00:00Z')
const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

const request: SessionRequest = {
  attemptId: 'attempt-1',
  orderId: 'order-1',
  total: eur(5485),
  email: 'anna@example.com',
  languageCode: 'nl',
  lines: [
    { name: 'Magnesium', quantity: 2, paid: eur(4990) },
    { name: 'Sample', quantity: 1, paid: eur(0) },
  ],
  shipping: eur(495),
  successUrl: 'https://salvia.example/order-placed',
  cancelUrl: 'https://salvia.example/checkout?step=payment',
  expiresAt: EXPIRES_AT,
}
const session = (fields: object = {}) => ({
  id: 'cs_test_1',
  object: 'checkout.session',
  status: 'open',
  payment_status: 'unpaid',
  payment_intent: null,
  amount_total: 5485,
  currency: 'eur',
  url: 'https://checkout.stripe.com/c/pay/cs_test_1',
  expires_at: EXPIRES_AT.getTime() / 1000,
  ...fields,
})

test('a session is opened with the attempt as its key, every line and the delivery', async () => {
  const { gateway, sent } = gatewayThatAnswers({ status: 200, body: session() })
  expect(await gateway.openSession(request)).toEqual({
    sessionId: 'cs_test_1',
    url: 'https://checkout.stripe.com/c/pay/cs_test_1',
    expiresAt: EXPIRES_AT,
  })
  expect(sent).toMatchObject([{ method: 'POST', url: '/v1/checkout/sessions', idempotencyKey: 'attempt-1' }])
  expect(sent[0]?.form).toMatchObject({
    mode: 'payment',
    client_reference_id: 'order-1',
    customer_email: 'anna@example.com',
    locale: 'nl',
    'metadata[orderId]': 'order-1',
    'payment_intent_data[metadata][orderId]': 'order-1',
    expires_at: String(EXPIRES_AT.getTime() / 1000),
    'line_items[0][quantity]': '1',
    'line_items[0][price_data][currency]': 'eur',
    'line_items[0][price_data][unit_amount]': '4990',
    'line_items[0][price_data][tax_behavior]': 'inclusive',
    'line_items[0][price_data][product_data][name]': '2 × Magnesium',
    'shipping_options[0][shipping_rate_data][fixed_amount][amount]': '495',
  })
  expect(Object.keys(sent[0]?.form ?? {}).filter((name) => name.startsWith('line_items[1]'))).toEqual([])
})

test('an order of free lines is charged for its delivery alone', async () => {
  const { gateway, sent } = gatewayThatAnswers({ status: 200, body: session() })
  await gateway.openSession({
    ...request,
    lines: [{ name: 'Sample', quantity: 1, paid: eur(0) }],
    total: eur(495),
  })
  expect(sent[0]?.form).toMatchObject({
    'line_items[0][price_data][unit_amount]': '495',
    'line_items[0][price_data][product_data][name]': 'Delivery',
  })
  expect(Object.keys(sent[0]?.form ?? {}).some((name) => name.startsWith('shipping_options'))).toBe(false)
})

test('a session that is over tells how it ended instead of being ended', async () => {
  const invalid = { error: { type: 'invalid_request_error', message: 'Only open sessions can be expired.' } }
  const paid = session({ status: 'complete', payment_status: 'paid', payment_intent: 'pi_1' })
  const { gateway, sent } = gatewayThatAnswers(
    { status: 200, body: session({ status: 'expired' }) },
    { status: 400, body: invalid },
    { status: 200, body: paid },
  )
  expect(await gateway.endSession('cs_test_1', NOW)).toEqual({
    status: 'Expired',
    paymentRef: null,
    total: eur(5485),
  })
  expect(await gateway.endSession('cs_test_1', NOW)).toEqual({
    status: 'Paid',
    paymentRef: 'pi_1',
    total: eur(5485),
  })
  expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'POST /v1/checkout/sessions/cs_test_1/expire',
    'POST /v1/checkout/sessions/cs_test_1/expire',
    'GET /v1/checkout/sessions/cs_test_1',
  ])
})

test('a session that Stripe does not have is unknown, any other fault is not', async () => {
  const missing = {
    error: { type: 'invalid_request_error', code: 'resource_missing', message: 'No such session' },
  }
  const down = { error: { type: 'api_error', message: 'down' } }
  const { gateway } = gatewayThatAnswers(
    { status: 404, body: missing },
    { status: 500, body: down },
    { status: 500, body: down },
  )
  await expect(gateway.readSession('cs_test_1', NOW)).rejects.toThrow(SessionUnknown)
  await expect(gateway.readSession('cs_test_1', NOW)).rejects.not.toThrow(SessionUnknown)
})

test('a refund names the payment and is safe to repeat', async () => {
  const refund = { id: 're_1', object: 'refund', status: 'pending' }
  const { gateway, sent } = gatewayThatAnswers({ status: 200, body: refund })
  const answer = await gateway.refund({ refundId: 'refund-1', paymentRef: 'pi_1', amount: eur(100) })
  expect(answer).toEqual({ refundRef: 're_1', status: 'Waiting' })
  expect(sent).toMatchObject([
    {
      url: '/v1/refunds',
      idempotencyKey: 'refund-1',
      form: { payment_intent: 'pi_1', amount: '100', 'metadata[refundId]': 'refund-1' },
    },
  ])
})
