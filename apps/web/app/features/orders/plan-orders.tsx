import type { OrderCard } from '@salvia/contract/orders/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Money } from '#app/ui/money.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import parts from '#app/ui/parts.module.css'
import { Time } from '#app/visit/time.tsx'
import { planOrdersQuery } from './order-queries.ts'
import { OrderStatus } from './order-status.tsx'

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
            <Row key={order.id} order={order} />
          ))}
        </ul>
      )}
    </PagedList>
  )
}

const Row = ({
  order: { id, number, placedAt, createdAt, status, itemsCount, totalAmount },
}: {
  order: OrderCard
}) => (
  <li>
    <div className={parts.grow}>
      <p>
        <Link className="medium" to={`/orders/${id}`}>
          {number ?? m.order_unnumbered()}
        </Link>
        {' · '}
        <OrderStatus status={status} />
      </p>
      <p className="third">
        <Time at={placedAt ?? createdAt} style="day" /> · {m.packs_count({ count: itemsCount })}
      </p>
    </div>
    <Money value={totalAmount} />
  </li>
)
