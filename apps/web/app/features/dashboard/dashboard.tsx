import { Button } from '@mantine/core'
import type { User } from '@salvia/contract/people/current-user'
import { formatDate } from '@salvia/rules/format/format'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import css from './dashboard.module.css'
import { ordersOfMonthQuery, recentPlansQuery } from './dashboard-queries.ts'
import { MonthFigures } from './month-figures.tsx'

type Props = {
  user: User
  today: string
  monthStart: string
  onNewPlan: () => void
  isCreating: boolean
  /** What is asked of the user first, as the steps of a newcomer; an admin has nothing else here. */
  children?: ReactNode
}

/** A home: for a practitioner the month in three figures, the plans at hand, the latest orders. */
export const Dashboard = ({ user, today, monthStart, onNewPlan, isCreating, children }: Props) => (
  <>
    <PageHeader
      title={m.dashboard_welcome({ name: user.firstName })}
      lead={formatDate(today, getLocale(), 'weekday')}
      actions={
        user.isPractitioner && (
          <Button
            variant="filled"
            loading={isCreating}
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={onNewPlan}
          >
            {m.plan_new()}
          </Button>
        )
      }
    />
    {children}
    {user.isPractitioner && (
      <>
        <MonthFigures monthStart={monthStart} isApproved={user.isApproved} />
        <div className={css.columns}>
          <RecentPlans />
          <RecentOrders monthStart={monthStart} />
        </div>
      </>
    )}
  </>
)

function RecentPlans() {
  const plans = useQuery(recentPlansQuery).data?.results ?? []
  return (
    <section className={`card ${css.list}`} aria-labelledby="recent-plans">
      <div className={css.head}>
        <h2 id="recent-plans">{m.dashboard_plans()}</h2>
        <Link to="/treatment-plans">{m.dashboard_all_plans()}</Link>
      </div>
      {plans.length === 0 && <p className="second">{m.plan_none_text()}</p>}
      <ul>
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link to={`/recommendations/${plan.id}/edit`}>{plan.name}</Link>
            <span className="third">{formatDate(plan.updatedAt, getLocale(), 'short')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function RecentOrders({ monthStart }: { monthStart: string }) {
  const orders = useQuery(ordersOfMonthQuery(monthStart)).data?.results ?? []
  return (
    <section className={`card ${css.list}`} aria-labelledby="recent-orders">
      <div className={css.head}>
        <h2 id="recent-orders">{m.dashboard_month_orders()}</h2>
        <Link to={`/orders?of=plans&placedFrom=${encodeURIComponent(monthStart)}`}>
          {m.dashboard_all_orders()}
        </Link>
      </div>
      {orders.length === 0 && <p className="second">{m.dashboard_no_orders()}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={`/orders/${order.id}`}>{order.recommendation?.name ?? order.number}</Link>
            <Money value={order.totalAmount} />
          </li>
        ))}
      </ul>
    </section>
  )
}
