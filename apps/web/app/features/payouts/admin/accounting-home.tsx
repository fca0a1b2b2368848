import type { User } from '@salvia/contract/people/current-user'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { formatDate } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import css from '#app/settings/settings.module.css'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import { payoutSummaryQuery, runSumQuery } from './admin-payout-queries.ts'
import { otherPayouts, payoutState, runSum } from './payout-sentences.ts'

type Props = {
  user: User
  now: string
  /** What waits besides the money. */
  children: ReactNode
}

/** The home of an admin for money: how payouts stand, what the next run pays, then the rest. */
export function AccountingHome({ user, now, children }: Props) {
  const { data } = useQuery(payoutSummaryQuery)
  return (
    <>
      <PageHeader
        title={m.dashboard_welcome({ name: user.firstName })}
        above={<Time className={parts.begin} at={now} style="weekday" />}
        lead={data && payoutState(data)}
        actions={
          <Button variant="filled" component={Link} to="/admin/payouts">
            {m.payouts_open()}
          </Button>
        }
      />
      <MoneyCard />
      {children}
    </>
  )
}

/** What the next run would pay now, and what else waits; the heading already names the first item. */
function MoneyCard() {
  const { data, isError, refetch } = useQuery(payoutSummaryQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="money-title">
      <h2 id="money-title" className="t16">
        {m.payouts_next_run({ date: formatDate(data.nextRunOn, getLocale()) })}
      </h2>
      <RunSum date={data.nextRunOn} />
      {otherPayouts(data).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </section>
  )
}

function RunSum({ date }: { date: CalendarDay }) {
  const { data, isError, refetch } = useQuery(runSumQuery(date))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={1} />
  const { payable } = data
  return <p>{payable.count > 0 ? runSum(payable) : m.payouts_preview_none()}</p>
}
