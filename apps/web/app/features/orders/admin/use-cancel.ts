import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { orderQuery } from '../order-queries.ts'
import { timelineQuery } from './timeline/timeline-query.ts'

/** Cancels an order for a reason that the team reads. */
export function useCancel(orderId: string) {
  const shown = [orderQuery(orderId, undefined), timelineQuery(orderId)]
  return useCommand({
    send: (api, why: string) =>
      api('PUT /orders/{orderId}/cancel', { params: { orderId }, query: {}, body: { why } }),
    stale: [...shown, 'GET /orders', 'GET /admin/waiting'],
    staleOnFailure: shown,
    snackbar: 'order-canceled',
    done: m.order_canceled(),
    otherwise: m.order_cancel_failed(),
  })
}
