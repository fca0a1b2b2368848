import type { OrderStatus as OrderStatusId } from '@salvia/contract/words/orders'
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

type Props = { status: OrderStatusId /** Instead of its word. */; children?: string }

export const OrderStatus = ({ status, children }: Props) => (
  <Status mark={marks[status]}>{children ?? words[status]()}</Status>
)
