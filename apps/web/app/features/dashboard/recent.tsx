import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { Time } from '#app/visit/time.tsx'
import css from './dashboard.module.css'
import { ordersOfMonthQuery, sharedPlansQuery, unsharedPlansQuery } from './dashboard-queries.ts'

type ListProps = { id: string; title: string; to: string; all: string; children: ReactNode }

const List = ({ id, title, to, all, children }: ListProps) => (
  <section className={`card ${css.list}`} aria-labelledby={id}>
    <div className={css.head}>
      <h2 id={id}>{title}</h2>
      <Link to={to}>{all}</Link>
    </div>
    {children}
  </section>
)

/** The latest plans that nobody has received yet. */
export function WaitingPlans() {
  const plans = useQuery(unsharedPlansQuery).data?.results ?? []
  if (plans.length === 0) return null
  return (
    <List
      id="waiting-plans"
      title={m.dashboard_waiting()}
      to="/treatment-plans?isShared=false"
      all={m.dashboard_all_unshared()}
    >
      <ul>
        {plans.map(({ id, name, itemsCount, updatedAt }) => (
          <li key={id}>
            <p>
              <span className="medium">{name}</span>
              <br />
              <span className="second">
                {m.products_count({ count: itemsCount })} · <Time at={updatedAt} style="short" />
              </span>
            </p>
            <Button
              size="sm"
              component={Link}
              to={`/recommendations/${id}/edit`}
              aria-label={`${m.dashboard_continue()}: ${m.plan_quoted({ plan: name })}`}
            >
              {m.dashboard_continue()}
            </Button>
          </li>
        ))}
      </ul>
    </List>
  )
}

/** The latest plans that were shared; those that were not are waiting above. */
export function RecentPlans() {
  const plans = useQuery(sharedPlansQuery).data?.results ?? []
  const waiting = useQuery(unsharedPlansQuery).data?.results ?? []
  if (plans.length === 0 && waiting.length > 0) return null
  return (
    <List id="recent-plans" title={m.dashboard_plans()} to="/treatment-plans" all={m.dashboard_all_plans()}>
      {plans.length === 0 && <p className="second">{m.plan_none_text()}</p>}
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link to={`/recommendations/${plan.id}/edit`}>{plan.name}</Link>
            <Time className="third" at={plan.updatedAt} style="short" />
          </li>
        ))}
      </ul>
    </List>
  )
}

export function RecentOrders({ monthStart }: { monthStart: string }) {
  const orders = useQuery(ordersOfMonthQuery(monthStart)).data?.results ?? []
  return (
    <List
      id="recent-orders"
      title={m.dashboard_month_orders()}
      to={`/orders?of=plans&placedFrom=${encodeURIComponent(monthStart)}`}
      all={m.dashboard_all_orders()}
    >
      {orders.length === 0 && <p className="second">{m.dashboard_no_orders()}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <p>
              <Link to={`/orders/${order.id}`}>{order.recommendation?.name ?? order.number}</Link>
              <br />
              <Time className="second" at={order.placedAt ?? order.createdAt} style="short" />
            </p>
            <Money value={order.totalAmount} />
          </li>
        ))}
      </ul>
    </List>
  )
}
