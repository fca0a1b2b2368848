import type { OrderCard } from '@salvia/contract/orders/orders'
import { MAX_PAGE_LIMIT } from '@salvia/contract/words/limits'
import type { OrderStatus } from '@salvia/contract/words/orders'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { orderCountQuery } from './order-queries.ts'

/** Own orders that are not paid or not there yet. */
export const openOrdersQuery = query('GET /orders', { query: { isOpen: 'true', limit: MAX_PAGE_LIMIT } })

/** What is said of open orders, the most pressing first. */
const states: { statuses: OrderStatus[]; said: (inputs: { count: number }) => string }[] = [
  { statuses: ['Pending'], said: m.orders_unpaid },
  { statuses: ['Confirming'], said: m.orders_confirming },
  { statuses: ['Shipped'], said: m.orders_on_the_way },
  { statuses: ['Placed', 'InProgress', 'Processed'], said: m.orders_in_preparation },
]

/** What a buyer waits for, in a sentence. */
export function openOrdersWords(open: Pick<OrderCard, 'status'>[]): string {
  for (const { statuses, said } of states) {
    const count = open.filter(({ status }) => statuses.includes(status)).length
    if (count > 0) return said({ count })
  }
  return m.orders_none_open()
}

/** How a buyer's orders stand. Nothing until it is known. */
export function OrdersState() {
  const all = useQuery(orderCountQuery('own')).data?.pager.count
  const open = useQuery(openOrdersQuery).data?.results
  if (all === 0) return m.orders_lead_none()
  return all && open ? openOrdersWords(open) : null
}
