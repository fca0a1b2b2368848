import type { Money } from '@salvia/contract/money'
import { paymentMethodTypes } from '@salvia/rules/payments/payment-methods'
import Stripe from 'stripe'
import { type PaymentGateway, type SessionRequest, type SessionState, SessionUnknown } from './payment.ts'
import { idOf, ownIdIn, readStripeMessage, toRefundState, toSessionState } from './stripe-messages.ts'

/** `apiUrl`: where the API answers, if not at Stripe. */
type Settings = { secretKey: string; webhookSecret: string; apiUrl?: string }
type Params = Stripe.Checkout.SessionCreateParams
type LineItem = Stripe.Checkout.SessionCreateParams.LineItem

const DELIVERY = 'Delivery'

const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

const lineItem = (name: string, gross: Money): LineItem => ({
  quantity: 1,
  price_data: {
    currency: gross.currency.toLowerCase(),
    unit_amount: gross.amount,
    tax_behavior: 'inclusive',
    product_data: { name },
  },
})

/** A line's total may not be divisible by its quantity, so it is charged as one item naming the quantity. */
function lineItems({ lines }: SessionRequest): LineItem[] {
  return lines
    .filter(({ paid }) => paid.amount > 0)
    .map(({ name, quantity, paid }) => lineItem(quantity > 1 ? `${quantity} × ${name}` : name, paid))
}

/** Free goods leave only shipping to pay, but a session needs an item. */
function chargesOf(request: SessionRequest): Pick<Params, 'line_items' | 'shipping_options'> {
  const items = lineItems(request)
  const { shipping } = request
  if (items.length === 0) return { line_items: [lineItem(DELIVERY, shipping)] }
  const fixed_amount = { amount: shipping.amount, currency: shipping.currency.toLowerCase() }
  return {
    line_items: items,
    shipping_options: [
      { shipping_rate_data: { display_name: DELIVERY, type: 'fixed_amount', fixed_amount } },
    ],
  }
}

function toParams(request: SessionRequest): Params {
  const { orderId, attemptId } = request
  const metadata = { orderId, attemptId }
  return {
    mode: 'payment',
    client_reference_id: orderId,
    customer_email: request.email,
    locale: request.languageCode,
    allowed_payment_method_types: paymentMethodTypes(request.countryCode),
    metadata,
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    expires_at: secondsOf(request.expiresAt),
    ...chargesOf(request),
  }
}

/** The most that one answer lists. */
const PAGE = 100

/** Users wait for most of these calls: at most this long, twice. */
const TIMEOUT_MS = 10_000

function hostOf(apiUrl: string) {
  const { hostname: host, port, protocol } = new URL(apiUrl)
  return { host, port, protocol: protocol === 'http:' ? ('http' as const) : ('https' as const) }
}

/** Payments by Stripe Checkout. */
export function stripeGateway({ secretKey, webhookSecret, apiUrl }: Settings): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 1,
    timeout: TIMEOUT_MS,
    ...(apiUrl === undefined ? {} : hostOf(apiUrl)),
  })
  const { sessions } = stripe.checkout

  async function readSession(sessionId: string): Promise<SessionState> {
    try {
      return toSessionState(await sessions.retrieve(sessionId))
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
        throw new SessionUnknown('the gateway knows no such session', { cause: error })
      throw error
    }
  }

  return {
    kind: 'stripe',
    async openSession(request) {
      const session = await sessions.create(toParams(request), { idempotencyKey: request.attemptId })
      if (!session.url) throw new Error('the gateway opened a session without an address')
      return { sessionId: session.id, url: session.url, expiresAt: new Date(session.expires_at * 1000) }
    },
    async endSession(sessionId) {
      try {
        return toSessionState(await sessions.expire(sessionId))
      } catch (error) {
        // Only an open session can be expired; any other returns how it ended.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return readSession(sessionId)
        throw error
      }
    },
    readSession,
    async refund({ refundId, paymentRef, amount }) {
      const refund = await stripe.refunds.create(
        { payment_intent: paymentRef, amount: amount.amount, metadata: { refundId } },
        { idempotencyKey: refundId },
      )
      return { refundRef: refund.id, status: toRefundState(refund.status) }
    },
    async readRefund({ refundId, paymentRef }) {
      for await (const { id, status, metadata } of stripe.refunds.list({ payment_intent: paymentRef }))
        if (ownIdIn(metadata) === refundId) return { refundRef: id, status: toRefundState(status) }
      return null
    },
    async *listPayments(from, to) {
      const created = { gte: secondsOf(from), lt: secondsOf(to) }
      for await (const charge of stripe.charges.list({ created, limit: PAGE })) {
        const paymentRef = idOf(charge.payment_intent)
        if (!(charge.paid && charge.captured) || paymentRef === null) continue
        const { amount_captured: amount, amount_refunded: refunded, currency } = charge
        const startedAt = new Date(charge.created * 1000)
        yield { paymentRef, amount, refunded, currency: currency.toUpperCase(), startedAt }
      }
    },
    readMessage: (rawBody, signature, now) => readStripeMessage({ rawBody, signature }, webhookSecret, now),
  }
}
