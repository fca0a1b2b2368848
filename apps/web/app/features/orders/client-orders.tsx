import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from './client-orders.module.css'
import { clientOrdersQuery } from './order-queries.ts'
import { OrderRow } from './order-row.tsx'

/** A client's last orders from the practitioner's plans, those alone that are shared, and the way to all of them. */
export const ClientOrders = ({ clientId }: { clientId: string }) => (
  <section className={`card ${css.card}`} aria-labelledby="client-orders">
    <h2 id="client-orders" className="t16">
      {m.common_orders()}
    </h2>
    <Orders clientId={clientId} />
  </section>
)

function Orders({ clientId }: { clientId: string }) {
  const { data, isError, refetch } = useQuery(clientOrdersQuery(clientId))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const { results, pager } = data
  if (pager.count === 0) return <p className="second">{m.client_orders_none()}</p>
  return (
    <>
      <ul className={parts.list}>
        {results.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </ul>
      <Link to={`/orders?of=plans&clientId=${clientId}`}>{m.client_orders_all({ count: pager.count })}</Link>
    </>
  )
}
