import type { Order } from '@salvia/contract/orders/orders'
import { m } from '#app/paraglide/messages.js'

/** What canceling the order does. Who pays by a slow way may still do so while it is canceled. */
export const cancelWords = ({ status }: Pick<Order, 'status'>): string =>
  status === 'Pending' ? m.order_cancel_unpaid_text() : m.order_cancel_text()
