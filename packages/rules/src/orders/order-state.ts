import type { OrderStatus } from '@salvia/contract/words/orders'

/** What can happen to an order. `reopenCart` is the buyer changing the finalized cart. */
export type OrderEvent =
  | 'startPayment'
  | 'acceptPayment'
  | 'failPayment'
  | 'place'
  | 'reopenCart'
  | 'cancel'
  | 'sendToWarehouse'
  | 'declineByWarehouse'
  | 'pack'
  | 'ship'
  | 'refund'
  | 'archive'

export type OrderCanceller = 'buyer' | 'admin'

export const initialOrderState: OrderStatus = 'Draft'

/** The whole life of an order (docs/domain.md, Order machine). A missing event is a refused event. */
const transitions: Record<OrderStatus, Partial<Record<OrderEvent, OrderStatus>>> = {
  Draft: { startPayment: 'Pending', reopenCart: 'Deleted', cancel: 'Deleted' },
  Pending: {
    startPayment: 'Pending',
    acceptPayment: 'Confirming',
    place: 'Placed',
    reopenCart: 'Canceled',
    cancel: 'Canceled',
  },
  Confirming: { place: 'Placed', failPayment: 'Pending', cancel: 'Canceled' },
  Placed: { sendToWarehouse: 'InProgress', cancel: 'Canceled', refund: 'Refunded' },
  InProgress: { pack: 'Processed', declineByWarehouse: 'Placed', refund: 'Refunded' },
  Processed: { ship: 'Shipped', refund: 'Refunded' },
  Shipped: { refund: 'Refunded', archive: 'Archived' },
  Canceled: { archive: 'Archived' },
  Refunded: { archive: 'Archived' },
  Archived: {},
  Deleted: {},
}

const cancellable: Record<OrderCanceller, readonly OrderStatus[]> = {
  buyer: ['Draft', 'Pending', 'Confirming'],
  admin: ['Draft', 'Pending', 'Confirming', 'Placed'],
}

/** Where an event leads an order; null when the order refuses it. */
export const nextOrderState = (from: OrderStatus, event: OrderEvent): OrderStatus | null =>
  transitions[from][event] ?? null

/** Whether the buyer, or an admin, may still cancel. A paid order that is canceled is refunded. */
export const mayCancelOrder = (status: OrderStatus, by: OrderCanceller): boolean =>
  cancellable[by].includes(status)

/** Whether a payment can be started, for the first time or again. */
export const mayPayOrder = (status: OrderStatus): boolean => nextOrderState(status, 'startPayment') !== null
