import { DAY_MS } from '@salvia/contract/durations'
import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import type { WaitingWork } from '@salvia/contract/words/waiting'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import css from '#app/settings/settings.module.css'
import { waitingQuery } from '#app/settings/settings-queries.ts'
import { FailedState } from '#app/ui/failed-state.tsx'

type Words = (figures: { count: number; days: number }) => string

const works: Record<WaitingWork, { text: Words; action: () => string; to: string }> = {
  practitioners: {
    text: m.waiting_practitioners,
    action: m.waiting_practitioners_action,
    to: '/admin/practitioners?approvalStatus=PendingApproval&sort=createdAt',
  },
  credentials: {
    text: m.waiting_credentials,
    action: m.waiting_credentials_action,
    to: '/admin/practitioners?approvalStatus=Approved',
  },
  messages: { text: m.waiting_messages, action: m.waiting_messages_action, to: '/admin/outbox?state=Failed' },
  imports: { text: m.waiting_imports, action: m.waiting_imports_action, to: '/admin/products/import' },
}

/** What waits for an admin, one sentence and one action each. `now` is the server's, so that both sides count alike. */
export function WaitingCard({ now }: { now: string }) {
  const { data, isError, refetch } = useQuery(waitingQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  const lines = data?.results ?? []
  if (lines.length === 0) return null
  const daysSince = ({ since }: WaitingLine) =>
    Math.max(0, Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS))
  return (
    <section className={`card ${css.card}`} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="t16">
        {m.waiting_title()}
      </h2>
      <ul className={css.waiting}>
        {lines.map((line) => {
          const { text, action, to } = works[line.work]
          return (
            <li key={line.work}>
              <p>{text({ count: line.count, days: daysSince(line) })}</p>
              <Link to={to}>{action()}</Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
