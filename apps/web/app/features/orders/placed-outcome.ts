import type { Order } from '@salvia/contract/orders/orders'
import type { PaymentStatus } from '@salvia/contract/words/orders'
import { m } from '#app/paraglide/messages.js'

type Asked = Pick<Order, 'status' | 'mayPay'> & {
  buyer: { payment: { status: PaymentStatus } | null } | null
}

/** What the page after the payment has to say of an order. */
export type Outcome = 'placed' | 'waiting' | 'unpaid' | 'ended'

/** While money may still come, nothing is to be paid again. */
const underWay: readonly (PaymentStatus | undefined)[] = ['Open', 'Processing', 'Paid', 'PartlyRefunded']

export function outcomeOf({ status, mayPay, buyer }: Asked): Outcome {
  if (mayPay && !underWay.includes(buyer?.payment?.status)) return 'unpaid'
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
