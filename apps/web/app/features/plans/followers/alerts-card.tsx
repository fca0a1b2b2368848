import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { useTimeFormat } from '#app/visit/time.tsx'
import { firstAlertsQuery } from './follower-queries.ts'
import { alertWords, followerName, remindedWords } from './follower-words.ts'
import css from './followers.module.css'
import { WriteButton } from './write-button.tsx'

/** The first clients to contact; nothing when there is none. */
export function AlertsCard() {
  const time = useTimeFormat()
  const rows = useQuery(firstAlertsQuery).data?.results ?? []
  if (rows.length === 0) return null
  return (
    <section className={`card ${css.card}`} aria-labelledby="client-alerts">
      <div className={css.head}>
        <h2 id="client-alerts">{m.plan_alerts_card()}</h2>
        <Link className="second" to="/settings/notifications#alert-days">
          {m.alert_days_link()}
        </Link>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={`${row.recommendationId} ${row.clientId}`}>
            <p>
              <Link className="medium" to={`/clients/${row.clientId}`}>
                {followerName(row)}
              </Link>
              <br />
              <span className="second">
                {row.alert && alertWords(row.alert)} · {row.recommendation.name}
                {row.lastReminder && ` · ${remindedWords(row.lastReminder, time)}`}
              </span>
            </p>
            {row.alert && <WriteButton row={row} alert={row.alert} />}
          </li>
        ))}
      </ul>
    </section>
  )
}
