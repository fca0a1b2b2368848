import type { ClientFile } from '@salvia/contract/people/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { ConfirmDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import parts from '#app/ui/parts.module.css'
import { type TimeFormat, useTimeFormat } from '#app/visit/time.tsx'
import css from '../people.module.css'
import { erasedFilesQuery } from '../people-lists.ts'

/** Asks a practitioner what to do with files of clients who deleted their account; hidden when there are none. */
export function ErasedFiles() {
  const { data } = useQuery(erasedFilesQuery)
  const time = useTimeFormat()
  const [deleting, setDeleting] = useState<ClientFile | null>(null)
  const { isBusy, decide } = useDeciding(() => setDeleting(null))
  if (!data || data.results.length === 0) return null
  return (
    <section className={`card ${css.files}`} aria-labelledby="erased-files">
      <h2 id="erased-files" className="t16">
        {m.erased_files_title({ count: data.pager.count })}
      </h2>
      <p className="second">{m.erased_files_lead()}</p>
      <ul className={parts.list}>
        {data.results.map((file) => (
          <li key={file.id}>
            <p className={parts.grow}>
              <span className="medium">{m.erased_file({ reference: file.reference })}</span>
              <br />
              <span className="second">{history(file, time)}</span>
            </p>
            <div className={parts.row}>
              <Button
                size="sm"
                held={isBusy}
                aria-label={m.erased_file_keep_of({ reference: file.reference })}
                onClick={() => decide(file, 'Keep')}
              >
                {m.erased_file_keep()}
              </Button>
              <Button
                size="sm"
                variant="danger"
                held={isBusy}
                aria-label={m.erased_file_delete_of({ reference: file.reference })}
                onClick={() => setDeleting(file)}
              >
                {m.common_delete()}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {deleting && (
        <ConfirmDialog
          title={m.erased_file_delete_of({ reference: deleting.reference })}
          action={m.privacy_erase_now()}
          isDanger
          isBusy={isBusy}
          onConfirm={() => decide(deleting, 'Delete')}
          onClose={() => setDeleting(null)}
        >
          <p>{m.erased_file_delete_text({ count: deleting.plansCount })}</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const history = ({ linkedAt, erasedAt, plansCount }: ClientFile, time: TimeFormat): string =>
  m.erased_file_history({
    from: time(linkedAt, 'day'),
    to: time(erasedAt, 'day'),
    count: plansCount,
  })

/** A decided file leaves the list, also when decided in another tab. */
function useDeciding(onDecided: () => void) {
  const { run, isPending } = useCommand({
    send: (api, { file, decision }: { file: ClientFile; decision: 'Keep' | 'Delete' }) =>
      api('POST /customer/files/{id}/decision', { params: { id: file.id }, body: { decision } }),
    stale: ['GET /customer/files'],
    staleOnFailure: ['GET /customer/files'],
    onDone: onDecided,
    snackbar: 'erased-file',
    done: (_, { file: { reference }, decision }) =>
      decision === 'Keep' ? m.erased_file_kept({ reference }) : m.erased_file_deleted({ reference }),
  })
  return {
    isBusy: isPending,
    decide: (file: ClientFile, decision: 'Keep' | 'Delete') => run({ file, decision }),
  }
}
