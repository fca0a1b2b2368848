import type { Order } from '@salvia/contract/orders/orders'
import type { PaymentStatus } from '@salvia/contract/words/orders'
import { isUnderWay } from '@salvia/rules/payments/is-under-way'
import { m } from '#app/paraglide/messages.js'
import { leftWords, unpaidWords } from '#app/shared/unpaid-words.ts'

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

/** Whether its confirmation was mailed or may yet be: by the link there an account takes a guest's order. */
export const hasConfirmation = (order: Asked): boolean => ['placed', 'waiting'].includes(outcomeOf(order))

/** Why an order that can be paid is not paid, and what became of the money; without a try, that none was finished. */
export function whyUnpaid(status: PaymentStatus | undefined) {
  if (status === 'Refunded') return { title: m.payment_refunded(), text: m.placed_ended_text() }
  return (status && unpaidWords(status)) ?? leftWords()
}
