import type { PaymentStatus as PaymentStatusId } from '@salvia/contract/words/orders'
import { m } from '#app/paraglide/messages.js'
import { Status, type StatusMark } from '#app/ui/status.tsx'

const words: Record<PaymentStatusId, () => string> = {
  Open: m.payment_open,
  Processing: m.payment_processing,
  Paid: m.payment_paid,
  PartlyRefunded: m.payment_partly_refunded,
  Refunded: m.payment_refunded,
  Failed: m.payment_failed,
  Expired: m.payment_expired,
  Closed: m.payment_closed,
}

const marks: Record<PaymentStatusId, StatusMark> = {
  Open: 'open',
  Processing: 'limited',
  Paid: 'available',
  PartlyRefunded: 'limited',
  Refunded: 'unavailable',
  Failed: 'unavailable',
  Expired: 'unavailable',
  Closed: 'unavailable',
}

/** The state of an order's payment, in plain words. */
export const paymentWord = (status: PaymentStatusId): string => words[status]()

export const PaymentStatus = ({ status }: { status: PaymentStatusId }) => (
  <Status mark={marks[status]}>{words[status]()}</Status>
)
