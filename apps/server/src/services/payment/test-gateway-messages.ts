import { newId } from '#kernel/ids'
import type { GatewayStatus } from './payment.ts'
import { paymentRefOf, type TestSession } from './test-gateway.ts'

const types: Record<GatewayStatus, string> = {
  Open: 'checkout.session.completed',
  Processing: 'checkout.session.completed',
  Paid: 'checkout.session.completed',
  Failed: 'checkout.session.async_payment_failed',
  Expired: 'checkout.session.expired',
}

/** A session message in Stripe's format: an event containing the session's current state. */
export function sessionMessage(session: TestSession, now: Date, isLate = false): string {
  const { id, status, orderId, amount, currency } = session
  return JSON.stringify({
    id: `evt_test_${newId()}`,
    object: 'event',
    created: Math.floor(now.getTime() / 1000),
    type: isLate && status === 'Paid' ? 'checkout.session.async_payment_succeeded' : types[status],
    livemode: false,
    data: {
      object: {
        id,
        object: 'checkout.session',
        mode: 'payment',
        status: status === 'Expired' ? 'expired' : 'complete',
        payment_status: status === 'Paid' ? 'paid' : 'unpaid',
        payment_intent: paymentRefOf(session),
        client_reference_id: orderId,
        metadata: { orderId },
        amount_total: amount,
        currency: currency.toLowerCase(),
        livemode: false,
      },
    },
  })
}
