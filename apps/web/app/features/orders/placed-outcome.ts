import type { Order } from '@salvia/contract/orders/orders'
import type { PaymentStatus } from '@salvia/contract/words/orders'
import { isUnderWay } from '@salvia/rules/payments/is-under-way'
import { m } from '#app/paraglide/messages.js'

type Asked = Pick<Order, 'status' | 'mayPay'> & {
  buyer: { payment: { status: PaymentStatus } | null } | null
}

/** What the page after the payment has to say of an order. */
export type Outcome = 'placed' | 'waiting' | 'unpaid' | 'ended'

export function outcomeOf({ status, mayPay, buyer }: Asked): Outcome {
  const payment = buyer?.payment?.status ?? null
  // The gateway may tell of it later than it sends the buyer here: an open payment may just have been made.
  const isComing = payment === 'Open' || isUnderWay(payment)
  if (mayPay && !isComing) return 'unpaid'
  if (status === 'Draft' || status === 'Pending' || status === 'Confirming') return 'waiting'
  return status === 'Canceled' || status === 'Deleted' || status === 'Refunded' ? 'ended' : 'placed'
}

/** Why an order that can be paid is not paid, and what became of the money. */
export function unpaidWords(status: PaymentStatus | undefined): { title: string; text: string } {
  if (status === 'Refunded') return { title: m.payment_refunded(), text: m.placed_ended_text() }
  if (status === 'Failed')
    return { title: m.checkout_payment_failed_title(), text: m.checkout_payment_failed_text() }
  const title = status === 'Expired' ? m.payment_expired() : m.checkout_payment_left_title()
  return { title, text: m.checkout_payment_left_text() }
}
