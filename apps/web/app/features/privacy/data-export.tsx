import type { DataExport as Export } from '@salvia/contract/privacy/privacy'
import { servedAt } from '@salvia/contract/route'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'

const LOOK_AGAIN_MS = 2000

const exportsQuery = query('GET /privacy/exports', {})

const isMaking = ({ state }: Export): boolean => state === 'Making'

/** Requests an export of the user's data; finished ones are listed until they expire. */
export function DataExport() {
  const { data, isError, refetch } = useQuery({
    ...exportsQuery,
    refetchInterval: ({ state }) => (state.data?.some(isMaking) ? LOOK_AGAIN_MS : false),
  })
  const { run: request, isPending } = useCommand({
    send: (api) => api('POST /privacy/exports', {}),
    stale: [exportsQuery],
  })
  return (
    <>
      <div>
        <h3>{m.privacy_export()}</h3>
        <p className="second">{m.privacy_export_text()}</p>
      </div>
      {isError && <FailedState onRetry={() => refetch()} />}
      {!data && !isError && <SkeletonRows rows={1} />}
      {data && data.length > 0 && (
        <ul className={parts.list}>
          {data.map((one) => (
            <li key={one.id}>
              <Made made={one} />
            </li>
          ))}
        </ul>
      )}
      {data && !data.some(isMaking) && (
        <div>
          <Button loading={isPending} onClick={() => request()}>
            {data.length === 0 ? m.privacy_export_request() : m.privacy_export_again()}
          </Button>
        </div>
      )}
    </>
  )
}

function Made({ made: { id, state, requestedAt, expiresAt } }: { made: Export }) {
  const when = useTimeFormat()
  if (state === 'Making') return <p role="status">{m.privacy_export_making()}</p>
  if (state === 'Failed')
    return (
      <Note tone="error" role="alert" title={m.privacy_export_failed()}>
        {m.privacy_export_of({ when: when(requestedAt) })}. {m.privacy_export_try_again()}
      </Note>
    )
  return (
    <>
      <span className={parts.grow}>
        {m.privacy_export_of({ when: when(requestedAt) })}{' '}
        {expiresAt && <span className="second">{m.privacy_export_until({ when: when(expiresAt) })}</span>}
      </span>
      {(['pdf', 'json'] as const).map((format) => (
        <Button key={format} component="a" href={servedAt(`/privacy/exports/${id}/${format}`)} download>
          {m.privacy_export_file({ format: format.toUpperCase() })}
        </Button>
      ))}
    </>
  )
}
