import type { MailContent } from '@salvia/documents'
import { mayPayOrder } from '@salvia/rules/orders/order-state'
import { type LockedOrder, mailHead } from '../orders/index.ts'
import { supplyDay } from '../reference/index.ts'
import type { refunds } from './data/payment-tables.ts'
import type { Attempt } from './use-cases/move-attempt.ts'

function headOf(order: LockedOrder, publicUrl: string) {
  const { number: _, ...head } = mailHead(order, publicUrl)
  return { ...head, orderedOn: supplyDay(order.createdAt) }
}

/** Tells a buyer who thought to have paid that the bank refused after all. */
export const failedMail = (
  order: LockedOrder,
  { amount, currency }: Attempt,
  publicUrl: string,
): MailContent => ({
  template: 'paymentFailed',
  props: { ...headOf(order, publicUrl), amount: { amount, currency } },
})

const byItself = ['PaidTwice', 'PaidTooLate', 'AmountDiffers'] as const

type Refund = typeof refunds.$inferSelect

/** Tells a buyer that a payment went back which no order needed; null for refunds that have a mail of their own. */
export function returnedMail(order: LockedOrder, refund: Refund, publicUrl: string): MailContent | null {
  const { amount, currency } = refund
  const reason = byItself.find((each) => each === refund.reason)
  if (!reason) return null
  const { number } = order
  const returned = { number, reason, amount: { amount, currency }, mayPay: mayPayOrder(order.status) }
  return { template: 'paymentReturned', props: { ...headOf(order, publicUrl), ...returned } }
}
