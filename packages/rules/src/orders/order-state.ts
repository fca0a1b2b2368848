import type { ArchivedStatus, OrderStatus } from '@salvia/contract/words/orders'
import { nextState, type Transitions } from '../states/transitions.ts'

/** Events of an order. `reopenCart`: the buyer changes the finalized cart. */
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

/** State machine of an order (docs/domain.md, Order machine). An event not listed is not allowed. */
const transitions: Transitions<OrderStatus, OrderEvent> = {
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
  Archived: { refund: 'Refunded' },
  Deleted: {},
}

/** Paid, and neither refunded nor put away. */
export const underWay: readonly OrderStatus[] = ['Placed', 'InProgress', 'Processed', 'Shipped']

/** Paid, and not wholly with the carrier yet. */
export const unsentStatuses: readonly OrderStatus[] = ['Placed', 'InProgress', 'Processed']

const cancellable: Record<OrderCanceller, readonly OrderStatus[]> = {
  buyer: ['Draft', 'Pending', 'Confirming'],
  admin: ['Draft', 'Pending', 'Confirming', 'Placed'],
}

/** The next state; null if the event is not allowed. */
export const nextOrderState = (from: OrderStatus, event: OrderEvent): OrderStatus | null =>
  nextState(transitions, from, event)

/** Whether the buyer, or an admin, may still cancel. A paid order that is canceled is refunded. */
export const mayCancelOrder = (status: OrderStatus, by: OrderCanceller): boolean =>
  cancellable[by].includes(status)

/** The status of an order or, once archived, the one it ended with. */
export type OrderStanding = { status: OrderStatus; archivedFrom: ArchivedStatus | null }

/** The state that an order ended in; its own while it is not archived. */
export const endedStatus = ({ status, archivedFrom }: OrderStanding): OrderStatus => archivedFrom ?? status

/** How orders end that nothing is sent of: what is paid for one then goes back. */
export const unsentEnds: readonly OrderStatus[] = ['Canceled', 'Deleted']

/** How orders end that count for nobody: nothing was sent, or all was refunded. */
export const undoneEnds: readonly OrderStatus[] = ['Canceled', 'Deleted', 'Refunded']

/** Whether an admin may refund what was paid for it, or a part of it: also once it is archived. */
export const mayRefundOrder = (order: OrderStanding): boolean =>
  nextOrderState(endedStatus(order), 'refund') !== null && nextOrderState(order.status, 'refund') !== null

/** Whether a payment can be started, for the first time or again. */
export const mayPayOrder = (status: OrderStatus): boolean => nextOrderState(status, 'startPayment') !== null
