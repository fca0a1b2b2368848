import type { PersonHistoryEntry } from '@salvia/contract/people/users'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { PagedList } from '#app/ui/paged-list.tsx'
import css from '#app/ui/timeline.module.css'
import { Time } from '#app/visit/time.tsx'
import { detailWords, eventWord } from './history-words.ts'

const LIMIT = 10

const historyQuery = (id: string, offset: number) =>
  query('GET /admin/users/{id}/history', { params: { id }, query: { offset, limit: LIMIT } })

/** An account's audit history, newest first. */
export function PersonHistory({ id }: { id: string }) {
  const [offset, setOffset] = useState(0)
  const found = useQuery({
    ...historyQuery(id, offset),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <section>
      <h3>{m.history_title()}</h3>
      <PagedList found={found} none={m.history_none()} onGo={setOffset} label={m.history_title()}>
        {(entries) => (
          <ol className={css.timeline}>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ol>
        )}
      </PagedList>
    </section>
  )
}

function Entry({ entry }: { entry: PersonHistoryEntry }) {
  const details = detailWords(entry.details)
  return (
    <li>
      <Time at={entry.at} className="num third" />
      <p>
        <span className="medium">{eventWord(entry.event)}</span>
        {entry.actor && <span className="second"> · {entry.actor.fullName}</span>}
        {details && <span className={css.details}>{details}</span>}
      </p>
    </li>
  )
}
