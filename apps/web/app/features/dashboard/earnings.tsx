import { type Money as Amount, add, sum } from '@salvia/contract/money'
import type { MonthOfEarnings } from '@salvia/contract/wallet/wallet'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { earningsQuery } from './dashboard-queries.ts'
import css from './earnings.module.css'

/** Commission of the last six months as bars, each beside its figures: pending and posted. */
export function Earnings() {
  const { data, isError, isFetching, refetch } = useQuery(earningsQuery)
  if (isError) return <FailedState onRetry={() => refetch()} isRetrying={isFetching} />
  if (!data) return <SkeletonRows rows={3} />
  return (
    <section className={`card ${css.card}`} aria-labelledby="earnings">
      <h2 id="earnings" className="t16">
        {m.dashboard_earnings()}
      </h2>
      <Months months={data.months} />
    </section>
  )
}

function Months({ months }: { months: MonthOfEarnings[] }) {
  const totals = months.map(({ pending, posted }) => add(pending, posted))
  const most = Math.max(...totals.map(({ amount }) => amount))
  if (most <= 0) return <p className="second">{m.dashboard_earnings_none()}</p>
  return (
    <>
      <p className="second">
        {m.dashboard_earnings_sum({ amount: formatMoney(sum(totals, 'EUR'), getLocale()) })}
      </p>
      <table className={css.months} aria-labelledby="earnings">
        <thead>
          <tr>
            <th scope="col">{m.dashboard_earnings_month()}</th>
            <th scope="col" className="num">
              <i className={css.posted} aria-hidden="true" /> {m.wallet_status_posted()}
            </th>
            <th scope="col" className="num">
              <i className={css.pending} aria-hidden="true" /> {m.wallet_pending()}
            </th>
          </tr>
        </thead>
        <tbody>
          {months.map((one) => (
            <Month key={one.month} {...one} most={most} />
          ))}
        </tbody>
      </table>
    </>
  )
}

const Month = ({ month, pending, posted, most }: MonthOfEarnings & { most: number }) => (
  <tr>
    <th scope="row">
      {formatDate(`${month}-01`, getLocale(), 'month')}
      <span className={css.bar} aria-hidden="true">
        <Part className={css.posted} value={posted} most={most} />
        <Part className={css.pending} value={pending} most={most} />
      </span>
    </th>
    <td className="num">
      <Money value={posted} />
    </td>
    <td className="num">
      <Money value={pending} />
    </td>
  </tr>
)

type PartProps = { className: string | undefined; value: Amount; most: number }

const Part = ({ className, value, most }: PartProps) => (
  <i className={className} style={{ width: `${(value.amount * 100) / most}%` }} />
)
