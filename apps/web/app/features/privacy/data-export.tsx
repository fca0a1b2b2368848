import { Button } from '@mantine/core'
import { servedAt } from '@salvia/contract/route'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'
import { query } from '#app/api/query.ts'
import { useAct } from '#app/forms/use-act.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDate } from '#app/ui/format.ts'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'

const LOOK_AGAIN_MS = 2000

const exportQuery = (id: string) => query('GET /privacy/exports/{id}', { params: { id } })

/** Collects all data of the person; the files are there when they are made, and for a while. */
export function DataExport() {
  const client = useQueryClient()
  const [id, setId] = useState<string | null>(null)
  const { isBusy, run } = useAct(() => undefined)
  const request = () =>
    run(async () => {
      const started = await browserApi('POST /privacy/exports', {})
      if (started === null) return
      client.setQueryData(exportQuery(started.id).queryKey, started)
      setId(started.id)
    })
  return (
    <>
      <div>
        <h3>{m.privacy_export()}</h3>
        <p className="second">{m.privacy_export_text()}</p>
      </div>
      {id === null ? (
        <div>
          <Button loading={isBusy} onClick={request}>
            {m.privacy_export_request()}
          </Button>
        </div>
      ) : (
        <Progress id={id} onAgain={() => setId(null)} />
      )}
    </>
  )
}

function Progress({ id, onAgain }: { id: string; onAgain: () => void }) {
  const { data } = useQuery({
    ...exportQuery(id),
    refetchInterval: ({ state }) => (state.data?.state === 'Making' ? LOOK_AGAIN_MS : false),
  })
  if (data?.state === 'Failed')
    return (
      <Note
        tone="error"
        role="alert"
        title={m.privacy_export_failed()}
        action={<Button onClick={onAgain}>{m.common_try_again()}</Button>}
      />
    )
  if (data?.state !== 'Ready') return <p role="status">{m.privacy_export_making()}</p>
  return (
    <div className={parts.row} role="status">
      {(['pdf', 'json'] as const).map((format) => (
        <Button key={format} component="a" href={servedAt(`/privacy/exports/${id}/${format}`)} download>
          {m.privacy_export_file({ format: format.toUpperCase() })}
        </Button>
      ))}
      {data.expiresAt && (
        <span className="second">
          {m.privacy_export_until({ when: formatDate(data.expiresAt, getLocale(), 'time') })}
        </span>
      )}
    </div>
  )
}
