import type { OrderCard } from '@salvia/contract/orders/orders'
import type { OrderStatus as OrderStatusId } from '@salvia/contract/words/orders'
import { underWay } from '@salvia/rules/orders/order-state'
import { m } from '#app/paraglide/messages.js'
import { Status, type StatusMark } from '#app/ui/status.tsx'

const words: Record<OrderStatusId, () => string> = {
  Draft: m.order_status_draft,
  Pending: m.order_status_pending,
  Confirming: m.order_status_confirming,
  Placed: m.order_status_placed,
  InProgress: m.order_status_in_progress,
  Processed: m.order_status_processed,
  Shipped: m.order_status_shipped,
  Canceled: m.order_status_canceled,
  Refunded: m.order_status_refunded,
  Archived: m.order_status_archived,
  Deleted: m.order_status_deleted,
}

const marks: Record<OrderStatusId, StatusMark> = {
  Draft: 'open',
  Pending: 'limited',
  Confirming: 'limited',
  Placed: 'available',
  InProgress: 'available',
  Processed: 'available',
  Shipped: 'available',
  Canceled: 'unavailable',
  Refunded: 'unavailable',
  Archived: 'open',
  Deleted: 'unavailable',
}

/** The status of an order, in plain words. */
export const orderStatusWord = (status: OrderStatusId): string => words[status]()

/** That all that was sent has arrived: in part, where some packs will not be sent. */
export const deliveredWord = ({ packsNotSent }: Pick<Standing, 'packsNotSent'>): string =>
  packsNotSent ? m.order_standing_partly_delivered() : m.order_step_delivered()

/**
 * How an order stands where its parcels are not shown: sent is not said of what has arrived or goes back, and neither of
 * what will not be sent.
 */
export function orderStandingWord(standing: Standing): string {
  const { status, isDelivered, packsNotSent, ...back } = standing
  if (!underWay.includes(status)) return words[status]()
  if (back.isRefunded) return words.Refunded()
  if (back.isWithdrawn) return m.order_standing_withdrawn()
  if (packsNotSent === 'All') return m.order_standing_not_sent()
  if (isDelivered) return deliveredWord(standing)
  return packsNotSent && status === 'Shipped' ? m.order_standing_partly_sent() : words[status]()
}

type Standing = Pick<OrderCard, 'status' | 'isDelivered' | 'isWithdrawn' | 'isRefunded' | 'packsNotSent'>
type Props = Standing & { /** Instead of its word. */ children?: string }

function markOf({ status, isRefunded, isWithdrawn, packsNotSent }: Standing): StatusMark {
  if (!underWay.includes(status)) return marks[status]
  if (isRefunded || isWithdrawn || packsNotSent === 'All') return 'unavailable'
  return packsNotSent ? 'limited' : marks[status]
}

export const OrderStatus = ({ children, ...standing }: Props) => (
  <Status mark={markOf(standing)}>{children ?? orderStandingWord(standing)}</Status>
)
