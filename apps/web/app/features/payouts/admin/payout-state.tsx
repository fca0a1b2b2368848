import type { PayoutSummary } from '@salvia/contract/payouts/admin-payouts'
import type { PayoutFileKind } from '@salvia/contract/words/payouts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { payoutReads, payoutSummaryQuery } from './admin-payout-queries.ts'
import { ImportButton } from './import-answer.tsx'
import { otherPayouts, payoutState } from './payout-sentences.ts'

/** What is to be done first, and what else waits. Nothing until it is known. */
export function PayoutState() {
  const { data } = useQuery(payoutSummaryQuery)
  return data ? [payoutState(data), ...otherPayouts(data)].join(' ') : null
}

/** The button for what is to be done first. */
export function PayoutWay() {
  const { data } = useQuery(payoutSummaryQuery)
  return data ? wayOf(data) : null
}

/** The first thing to do, as a button; none while there is nothing. */
function wayOf({ sepa, manual, inFile, isSellerComplete }: PayoutSummary) {
  if (!isSellerComplete)
    return (
      <Button variant="filled" component={Link} to="/admin/settings/seller">
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
    <Button variant="filled" loading={isPending} onClick={() => run()}>
      {label}
    </Button>
  )
}
