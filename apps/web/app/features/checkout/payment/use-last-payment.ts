import type { PaymentStatus } from '@salvia/contract/words/orders'
import { isUnderWay } from '@salvia/rules/payments/is-under-way'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '#app/api/query.ts'
import { toCart, type WhenGone } from '../gone-cart.ts'
import type { OrderName } from '../stored-order.ts'

const ASK_AGAIN_MS = 3000

/** Paid by now, or about to be: its buyer reads on at the order, also if money went back since. */
export const isOrdered = (status: PaymentStatus | null): boolean =>
  isUnderWay(status) || status === 'Refunded'

const readOrder = (order: OrderName) =>
  query('GET /orders/v2/{id}', { params: { id: order.orderId }, query: { key: order.key } })

export const placedPath = ({ orderId, key }: OrderName): string => `/order-placed?order=${orderId}&key=${key}`

/** Whose order was paid in another tab reads on there, and not at an empty cart. */
export function useWayOfOrder(order: OrderName | null, whenGone: WhenGone): void {
  const client = useQueryClient()
  useEffect(() => {
    if (order === null) return
    whenGone.current = async () => {
      const found = await client.fetchQuery({ ...readOrder(order), staleTime: 0 }).catch(() => null)
      return isOrdered(found?.buyer?.payment?.status ?? null) ? placedPath(order) : toCart()
    }
  }, [order, client, whenGone])
}

/**
 * What became of the order's last payment; null when none was started. It is read again when the browser shows the page
 * again from memory, as it does on the way back from the payment page, and for as long as the gateway is not sure.
 */
export function useLastPayment(order: OrderName | null): PaymentStatus | null {
  const { data, refetch } = useQuery({
    ...readOrder(order ?? { orderId: '', key: '' }),
    enabled: order !== null,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.buyer?.payment?.status === 'Processing' ? ASK_AGAIN_MS : false,
  })
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && order !== null && refetch()
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [order, refetch])
  return order === null ? null : (data?.buyer?.payment?.status ?? null)
}
