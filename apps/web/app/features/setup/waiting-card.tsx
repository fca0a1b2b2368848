import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import css from '#app/settings/settings.module.css'
import { waitingQuery } from '#app/settings/settings-queries.ts'
import { waitingWords } from '#app/settings/waiting-words.ts'
import { FailedState } from '#app/ui/failed-state.tsx'

type Props = {
  now: string
  /** The page's head says the first already. */
  isRest?: boolean
}

/** What waits for an admin, one sentence and one action each. */
export function WaitingCard({ now, isRest = false }: Props) {
  const { data, isError, refetch } = useQuery(waitingQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  const lines = (data?.results ?? []).slice(isRest ? 1 : 0)
  if (lines.length === 0) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="t16">
        {isRest ? m.waiting_also() : m.waiting_title()}
      </h2>
      <ul className={css.waiting}>
        {lines.map((line) => {
          const { text, action, to } = waitingWords(line, now)
          return (
            <li key={line.work}>
              <p>{text}</p>
              <Link to={to}>{action}</Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
