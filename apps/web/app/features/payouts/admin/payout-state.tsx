import type { PayoutSummary } from '@salvia/contract/payouts/admin-payouts'
import type { PayoutFileKind } from '@salvia/contract/words/payouts'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { payoutReads, payoutSummaryQuery } from './admin-payout-queries.ts'
import { ImportButton } from './import-answer.tsx'
import css from './payout-files.module.css'

type Figure = PayoutSummary['sepa']

const placesOf = ({ count, amount }: Figure) => ({ count, amount: formatMoney(amount, getLocale()) })

/** What is to be done first, with the one button for it; what else waits is below. */
export function PayoutState() {
  const { data } = useQuery(payoutSummaryQuery)
  if (!data) return null
  const { sepa, manual, inFile, held, isSellerComplete } = data
  const more = [
    ...(manual.count > 0 && sepa.count > 0 ? [m.payouts_state_manual(placesOf(manual))] : []),
    ...(inFile.count > 0 && sepa.count + manual.count > 0 ? [m.payouts_state_in_file(placesOf(inFile))] : []),
    ...(held.count > 0 ? [m.payouts_state_held(placesOf(held))] : []),
  ]
  return (
    <div className={css.state}>
      <Note tone={isSellerComplete ? 'info' : 'warning'} title={sentenceOf(data)} action={wayOf(data)}>
        {more.length > 0 && more.map((sentence) => <p key={sentence}>{sentence}</p>)}
      </Note>
    </div>
  )
}

function sentenceOf({ sepa, manual, inFile, nextRunOn, isSellerComplete }: PayoutSummary): string {
  if (!isSellerComplete) return m.payouts_state_seller()
  if (sepa.count > 0) return m.payouts_state_sepa(placesOf(sepa))
  if (manual.count > 0) return m.payouts_state_manual(placesOf(manual))
  if (inFile.count > 0) return m.payouts_state_in_file(placesOf(inFile))
  return m.payouts_state_none({ date: formatDate(nextRunOn, getLocale()) })
}

/** The first thing to do, as a button; none while there is nothing. */
function wayOf({ sepa, manual, inFile, isSellerComplete }: PayoutSummary) {
  if (!isSellerComplete)
    return (
      <Button component={Link} to="/admin/settings/seller">
        {m.payouts_open_seller()}
      </Button>
    )
  if (sepa.count > 0) return <FileButton kind="Sepa" label={m.payouts_make_file()} />
  if (manual.count > 0) return <FileButton kind="Manual" label={m.payouts_make_list()} />
  return inFile.count > 0 ? <ImportButton isMain /> : null
}

/** A second press, or a retry after a lost connection, makes the same file. */
function FileButton({ kind, label }: { kind: PayoutFileKind; label: string }) {
  const once = useRequestKey()
  const { run, isPending } = useCommand({
    send: (api) => once({ body: { kind } }, (request) => api('POST /admin/payouts/files', request)),
    done: m.payouts_file_made(),
    stale: payoutReads,
    staleOnFailure: payoutReads,
  })
  return (
    <Button variant="filled" size="sm" loading={isPending} onClick={() => run()}>
      {label}
    </Button>
  )
}
