import type { PayoutFile } from '@salvia/contract/payouts/admin-payouts'
import { servedAt } from '@salvia/contract/route'
import { formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#app/api/use-command.ts'
import { ConfirmDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Time, type TimeFormat, useTimeFormat } from '#app/visit/time.tsx'
import { payoutFilesQuery, payoutReads } from './admin-payout-queries.ts'
import { ImportButton } from './import-answer.tsx'
import css from './payout-files.module.css'

/** The newest files for the bank, with what is to be done with each. */
export function PayoutFiles() {
  const { data } = useQuery(payoutFilesQuery)
  if (!data || data.results.length === 0) return null
  const isWaiting = data.results.some((file) => openOf(file) > 0)
  return (
    <details className={css.files} open={isWaiting}>
      <summary>{m.payouts_files()}</summary>
      <ul>
        {data.results.map((file) => (
          <li key={file.id} className={css.file}>
            <FileWords file={file} />
            <Ways file={file} />
          </li>
        ))}
      </ul>
      <ImportButton />
    </details>
  )
}

const openOf = ({ transfers, confirmed, returned }: PayoutFile): number => transfers - confirmed - returned

function stateOf(file: PayoutFile, time: TimeFormat): string {
  if (openOf(file) === 0) return m.payouts_file_done()
  return file.sentAt ? m.payouts_file_sent({ date: time(file.sentAt, 'short') }) : m.payouts_file_not_sent()
}

function FileWords({ file }: { file: PayoutFile }) {
  const time = useTimeFormat()
  const { kind, transfers, total, madeAt } = file
  return (
    <div>
      <p>
        {kind === 'Sepa' ? m.payouts_file_sepa() : m.payouts_file_manual()}, <Time at={madeAt} />
      </p>
      <p className="second">
        {m.payouts_file_sum({ count: transfers, amount: formatMoney(total, getLocale()) })} ·{' '}
        {stateOf(file, time)}
      </p>
    </div>
  )
}

function Ways({ file }: { file: PayoutFile }) {
  const [isAsking, setAsking] = useState(false)
  const { id, sentAt } = file
  const shared = { stale: payoutReads, staleOnFailure: payoutReads }
  const send = useCommand({
    ...shared,
    send: (api) => api('PUT /admin/payouts/files/{id}/sent', { params: { id } }),
  })
  const confirm = useCommand({
    ...shared,
    send: (api) => api('PUT /admin/payouts/files/{id}/confirmed', { params: { id } }),
    done: m.payouts_confirmed(),
    onDone: () => setAsking(false),
  })
  return (
    <div className={css.ways}>
      <Button component="a" size="sm" href={servedAt(`/admin/payouts/files/${id}/content`)} download>
        {m.common_download()}
      </Button>
      {sentAt === null && (
        <Button size="sm" loading={send.isPending} onClick={() => send.run()}>
          {m.payouts_file_mark_sent()}
        </Button>
      )}
      {openOf(file) > 0 && sentAt !== null && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {m.payouts_file_confirm()}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={m.payouts_file_confirm()}
          action={m.payouts_confirm()}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.run()}
          onClose={() => setAsking(false)}
        >
          <p className="second">{m.payouts_file_confirm_text()}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}
