import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import parts from '#app/ui/parts.module.css'
import { planOrdersQuery } from './order-queries.ts'
import { OrderRow } from './order-row.tsx'

/** The orders of one plan, newest first. */
export function PlanOrders({ planId }: { planId: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({ ...planOrdersQuery(planId, offset), placeholderData: keepPreviousData })
  return (
    <PagedList
      found={found}
      none={m.plan_view_no_orders()}
      label={m.plan_view_order_pages()}
      onGo={setOffset}
    >
      {(orders) => (
        <ul className={parts.list}>
          {orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}
