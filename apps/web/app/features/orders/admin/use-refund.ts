import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import type { RefundOrder } from '@salvia/contract/payments/refunds'
import { type RefundSize, refundSize } from '@salvia/rules/payments/refund-parts'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { orderQuery } from '../order-queries.ts'
import { timelineQuery } from './timeline/timeline-query.ts'

/** What is refunded, without its reason. */
export type RefundChoice =
  | { amount: number }
  | { lines: { orderLineId: string; quantity: number }[]; shipping: boolean }

export const isShippingRefunded = ({ buyer }: OrderWithShipments): boolean =>
  buyer?.payment?.refunds.some(({ state, shipping }) => state !== 'Failed' && shipping.amount > 0) ?? false

/** What a choice comes to; null if it is nothing or more than is left. */
export const partsOf = (order: OrderWithShipments, choice: RefundChoice): RefundSize | null =>
  refundSize(
    {
      total: order.totals.total.amount,
      refunded: order.totals.total.amount - order.refundable.amount,
      shipping: order.totals.shipping.amount,
      isShippingRefunded: isShippingRefunded(order),
      lines: order.lines.map((line) => ({ ...line, paid: line.paid.amount })),
    },
    choice,
  )

/** Refunds an order. The same choice sent again from one dialog, as after a lost answer, is refunded once. */
export function useRefund(order: OrderWithShipments) {
  const shown = [orderQuery(order.id, undefined), timelineQuery(order.id)]
  const once = useRequestKey()
  return useCommand({
    send: (api, body: RefundOrder) =>
      once({ params: { id: order.id }, body }, (request) => api('POST /admin/orders/{id}/refunds', request)),
    stale: [...shown, 'GET /orders', 'GET /admin/waiting'],
    staleOnFailure: shown,
    snackbar: 'refund',
    done: m.refund_begun(),
    otherwise: m.refund_refused(),
  })
}
