import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Money } from '#app/ui/money.tsx'
import css from './dashboard.module.css'
import { earningsQuery, ordersOfMonthQuery, plansOfMonthQuery } from './dashboard-queries.ts'

/** Three figures of this month, each the count of the list it links to. */
export function MonthFigures({ monthStart, isApproved }: { monthStart: string; isApproved: boolean }) {
  const orders = useQuery(ordersOfMonthQuery(monthStart)).data?.pager.count
  const plans = useQuery(plansOfMonthQuery(monthStart)).data?.pager.count
  const from = encodeURIComponent(monthStart)
  return (
    <section className={`card ${css.figures}`} aria-labelledby="month-figures">
      <h2 id="month-figures" className="t16">
        {m.dashboard_month()}
      </h2>
      {isApproved && <Pending />}
      <Figure to={`/orders?of=plans&placedFrom=${from}`} label={m.dashboard_orders()}>
        <Count value={orders} />
      </Figure>
      <Figure to={`/treatment-plans?sharedFrom=${from}`} label={m.dashboard_shared()}>
        <Count value={plans} />
      </Figure>
    </section>
  )
}

const Count = ({ value }: { value: number | undefined }) =>
  value === undefined ? '–' : formatNumber(value, getLocale())

/** Only an approved practitioner has a wallet. */
function Pending() {
  const amount = useQuery(earningsQuery).data?.months.at(-1)?.pending
  return (
    <Link to="/wallet#pending" className={css.earned}>
      <span className="second">{m.dashboard_commission()}</span>
      <strong>{amount ? <Money value={amount} /> : '–'}</strong>
    </Link>
  )
}

const Figure = ({ to, label, children }: { to: string; label: string; children: ReactNode }) => (
  <Link to={to} className={css.figure}>
    <span className="second">{label}</span>
    <strong className="num">{children}</strong>
  </Link>
)
