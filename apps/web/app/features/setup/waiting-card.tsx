import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import css from '#app/settings/settings.module.css'
import { waitingQuery } from '#app/settings/settings-queries.ts'
import { waitingWords } from '#app/settings/waiting-words.ts'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'

type Props = {
  now: string
  /** The page's head already says the reader's own work. */
  isBesides?: boolean
}

/** What waits for an admin: each list with how many, since when, and the way to it. */
export function WaitingCard({ now, isBesides = false }: Props) {
  const { data, isError, refetch } = useQuery(waitingQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  const lines = data?.results ?? []
  if (lines.length === 0) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="waiting-title">
      <h2 id="waiting-title" className="t16">
        {isBesides ? m.waiting_also() : m.waiting_title()}
      </h2>
      <ul className={css.waiting}>
        {lines.map((line, index) => {
          const { text, action, to } = waitingWords(line, now)
          return (
            <li key={line.work}>
              <p>{text}</p>
              <Button
                size="sm"
                variant={index === 0 && !isBesides ? 'filled' : 'default'}
                component={Link}
                to={to}
              >
                {action}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
