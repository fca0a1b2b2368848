import type { OwnSession } from '@salvia/contract/identity/own-sessions'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Pages } from '#app/ui/pages.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'

const LIMIT = 10

const sessionsQuery = (offset: number) => query('GET /auth/sessions', { query: { offset, limit: LIMIT } })

/** The account's sessions, with a button to end each. */
export function SessionList() {
  const [offset, setOffset] = useState(0)
  const { data, isError, refetch } = useQuery(sessionsQuery(offset))
  const { run: end, isPending } = useCommand({
    send: (api, id: string | null) =>
      id === null ? api('DELETE /auth/sessions', {}) : api('DELETE /auth/sessions/{id}', { params: { id } }),
    stale: ['GET /auth/sessions'],
  })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={2} />
  return (
    <div className={parts.stack}>
      <ul className={parts.list}>
        {data.results.map((session) => (
          <li key={session.id}>
            <Device session={session} />
            {!session.isCurrent && (
              <Button
                size="sm"
                held={isPending}
                aria-label={m.account_end_session_of({ device: deviceOf(session) })}
                onClick={() => end(session.id)}
              >
                {m.account_end_session()}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {data.pager.count > LIMIT && (
        <Pages count={data.pager.count} limit={LIMIT} offset={offset} onGo={setOffset} />
      )}
      {data.pager.count > 1 && (
        <div>
          <Button variant="danger" loading={isPending} onClick={() => end(null)}>
            {m.account_end_others()}
          </Button>
        </div>
      )}
    </div>
  )
}

const deviceOf = ({ browser, system }: OwnSession): string =>
  [browser, system].filter(Boolean).join(', ') || m.account_unknown_device()

function Device({ session }: { session: OwnSession }) {
  const time = useTimeFormat()
  return (
    <p className={parts.grow}>
      <span className="medium">{deviceOf(session)}</span>{' '}
      {session.isCurrent && <Status mark="available">{m.account_this_device()}</Status>}
      <br />
      <span className="second">
        {m.account_last_used({ when: time(session.lastUsedAt) })}
        {session.ipAddress && ` · ${session.ipAddress}`}
      </span>
    </p>
  )
}
