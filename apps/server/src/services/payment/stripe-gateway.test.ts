import { randomUUID } from 'node:crypto'
import { chargedCurrency } from '@salvia/rules/money/charged-currency'
import { paymentMethodTypes } from '@salvia/rules/payments/payment-methods'
import { expect, test } from 'vitest'
import { STRIPE_KEYS, startStripe } from '#test/stripe-server'
import { type SessionRequest, SessionUnknown } from './payment.ts'
import { stripeGateway } from './stripe-gateway.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const EXPIRES_AT = new Date('2026-11-20T11:00:00Z')
const eur = (amount: number) => ({ amount, currency: 'EUR' as const })

async function setUp() {
  const stripe = await startStripe(() => NOW)
  return { stripe, gateway: stripeGateway({ ...STRIPE_KEYS, apiUrl: stripe.apiUrl }) }
}

const request = (rest: Partial<SessionRequest> = {}): SessionRequest => ({
  attemptId: randomUUID(),
  orderId: 'order-1',
  total: eur(5485),
  email: 'anna@example.com',
  languageCode: 'nl',
  countryCode: 'NL',
  lines: [
    { name: 'Magnesium', quantity: 2, paid: eur(4990) },
    { name: 'Sample', quantity: 1, paid: eur(0) },
  ],
  shipping: eur(495),
  successUrl: 'https://salvia.example/order-placed',
  cancelUrl: 'https://salvia.example/checkout?step=payment',
  expiresAt: EXPIRES_AT,
  ...rest,
})

test('a session is opened with the attempt as its key, every line, the delivery and the methods of the country', async () => {
  const { stripe, gateway } = await setUp()
  const asked = request()
  const opened = {
    ...{ sessionId: 'cs_test_1', url: 'https://checkout.stripe.com/c/pay/cs_test_1', expiresAt: EXPIRES_AT },
  }
  expect(await gateway.openSession(asked)).toEqual(opened)
  expect(stripe.requests).toEqual([
    {
      method: 'POST',
      path: '/v1/checkout/sessions',
      key: asked.attemptId,
      form: {
        mode: 'payment',
        client_reference_id: 'order-1',
        customer_email: 'anna@example.com',
        locale: 'nl',
        'allowed_payment_method_types[0]': 'ideal',
        'allowed_payment_method_types[1]': 'card',
        'allowed_payment_method_types[2]': 'paypal',
        'metadata[orderId]': 'order-1',
        'metadata[attemptId]': asked.attemptId,
        'payment_intent_data[metadata][orderId]': 'order-1',
        'payment_intent_data[metadata][attemptId]': asked.attemptId,
        success_url: asked.successUrl,
        cancel_url: asked.cancelUrl,
        expires_at: String(EXPIRES_AT.getTime() / 1000),
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': 'eur',
        'line_items[0][price_data][unit_amount]': '4990',
        'line_items[0][price_data][tax_behavior]': 'inclusive',
        'line_items[0][price_data][product_data][name]': '2 × Magnesium',
        'shipping_options[0][shipping_rate_data][display_name]': 'Delivery',
        'shipping_options[0][shipping_rate_data][type]': 'fixed_amount',
        'shipping_options[0][shipping_rate_data][fixed_amount][amount]': '495',
        'shipping_options[0][shipping_rate_data][fixed_amount][currency]': 'eur',
      },
    },
  ])
  expect(await gateway.openSession(asked)).toEqual(opened)
  await expect(gateway.openSession({ ...asked, email: 'other@example.com' })).rejects.toThrow('one request')
  expect(await gateway.readSession('cs_test_1', NOW)).toEqual({
    ...{ status: 'Open', paymentRef: null, total: eur(5485) },
  })
})

test.for(['NL', 'BE', 'DE', 'AT', 'CH', 'FR', 'DK', 'SE', 'FI', 'PL', 'PT', 'IT'] as const)(
  'every method that %s is shown can be paid with in its currency',
  async (countryCode) => {
    const { stripe, gateway } = await setUp()
    const money = (amount: number) => ({ amount, currency: chargedCurrency(countryCode) })
    const lines = [{ name: 'Magnesium', quantity: 1, paid: money(4990) }]
    await gateway.openSession(request({ countryCode, lines, total: money(5485), shipping: money(495) }))
    expect(stripe.get('cs_test_1').payment_method_types).toEqual(paymentMethodTypes(countryCode))
  },
)

test('an order of free lines is charged for its delivery alone', async () => {
  const { stripe, gateway } = await setUp()
  const lines = [{ name: 'Sample', quantity: 1, paid: eur(0) }]
  await gateway.openSession(request({ lines, total: eur(495) }))
  expect(stripe.get('cs_test_1')).toMatchObject({ amount_total: 495 })
  expect(stripe.requests[0]?.form).toMatchObject({
    'line_items[0][price_data][unit_amount]': '495',
    'line_items[0][price_data][product_data][name]': 'Delivery',
  })
})

test('a session that is over tells how it ended instead of being ended', async () => {
  const { stripe, gateway } = await setUp()
  for (let at = 0; at < 2; at += 1) await gateway.openSession(request())
  expect(await gateway.endSession('cs_test_1', NOW)).toEqual({
    ...{ status: 'Expired', paymentRef: null, total: eur(5485) },
  })
  stripe.charge('cs_test_2')
  expect(await gateway.endSession('cs_test_2', NOW)).toEqual({
    ...{ status: 'Paid', paymentRef: 'pi_1', total: eur(5485) },
  })
  expect(stripe.requests.slice(2).map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /v1/checkout/sessions/cs_test_1/expire',
    'POST /v1/checkout/sessions/cs_test_2/expire',
    'GET /v1/checkout/sessions/cs_test_2',
  ])
})

test('a session that Stripe does not have is unknown, any other fault is not', async () => {
  const { stripe, gateway } = await setUp()
  await expect(gateway.readSession('cs_test_1', NOW)).rejects.toThrow(SessionUnknown)
  const down = { status: 500, body: { error: { type: 'api_error', message: 'down' } } }
  stripe.faults.push(down, down)
  await expect(gateway.readSession('cs_test_1', NOW)).rejects.not.toThrow(SessionUnknown)
})

test('the server that stands for Stripe refuses what Stripe refuses', async () => {
  const { stripe } = await setUp()
  const send = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${stripe.apiUrl}/v1/refunds`, {
      method: 'POST',
      headers: {
        ...{ authorization: `Bearer ${STRIPE_KEYS.secretKey}`, 'stripe-version': '2026-10-28.endive' },
        ...{ 'idempotency-key': randomUUID(), ...headers },
      },
      body: new URLSearchParams(form),
    })
    const { error } = (await answer.json()) as { error: { code?: string; message: string } }
    return [answer.status, error.code ?? error.message]
  }
  expect(await send({ payment: 'pi_1' })).toEqual([400, 'parameter_unknown'])
  expect(await send({ payment_intent: 'pi_1' })).toEqual([404, 'resource_missing'])
  expect(await send({}, { 'stripe-version': '2020-08-27' })).toEqual([
    400,
    'Invalid Stripe API version: 2020-08-27',
  ])
  expect(await send({}, { 'idempotency-key': '' })).toEqual([
    400,
    'Every write here has its idempotency key.',
  ])
})

test('a wrong key is refused', async () => {
  const { stripe } = await setUp()
  const gateway = stripeGateway({ ...STRIPE_KEYS, secretKey: 'sk_test_of_another', apiUrl: stripe.apiUrl })
  await expect(gateway.openSession(request())).rejects.toThrow('Invalid API Key')
})

test('a refund names the payment, is safe to repeat, and is found again by our id among several pages', async () => {
  const { stripe, gateway } = await setUp()
  await gateway.openSession(request())
  stripe.charge('cs_test_1')
  const ids = [randomUUID(), randomUUID(), randomUUID()]
  const of = (refundId: string) => ({ refundId, paymentRef: 'pi_1', amount: eur(100) })
  for (const refundId of [...ids, ...ids]) await gateway.refund(of(refundId))
  expect(stripe.refunds.map(({ amount, metadata }) => [amount, metadata.refundId])).toEqual(
    ids.map((id) => [100, id]),
  )
  expect(await gateway.refund(of(ids[0] ?? ''))).toEqual({ refundRef: 're_1', status: 'Waiting' })
  Object.assign(stripe.refunds[2] ?? {}, { status: 'succeeded' })
  expect(await gateway.readRefund(of(ids[2] ?? ''))).toEqual({ refundRef: 're_3', status: 'Succeeded' })
  expect(await gateway.readRefund(of(randomUUID()))).toBeNull()
  await expect(gateway.refund({ ...of(randomUUID()), amount: eur(9999) })).rejects.toThrow('unrefunded')
})

test('the payments of a time are listed over several pages with what went back', async () => {
  const { stripe, gateway } = await setUp()
  for (let at = 1; at <= 3; at += 1) {
    await gateway.openSession(request())
    stripe.charge(`cs_test_${at}`)
  }
  await gateway.refund({ refundId: randomUUID(), paymentRef: 'pi_2', amount: eur(100) })
  const listed = []
  for await (const payment of gateway.listPayments(NOW, EXPIRES_AT)) listed.push(payment)
  const paid = { amount: 5485, refunded: 0, currency: 'EUR', startedAt: NOW }
  expect(listed).toEqual([
    { ...paid, paymentRef: 'pi_1' },
    { ...paid, paymentRef: 'pi_2', refunded: 100 },
    { ...paid, paymentRef: 'pi_3' },
  ])
  expect(stripe.requests.at(-2)?.form).toEqual({
    ...{ 'created[gte]': String(NOW.getTime() / 1000), 'created[lt]': String(EXPIRES_AT.getTime() / 1000) },
    limit: '100',
  })
})
