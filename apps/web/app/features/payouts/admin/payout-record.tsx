import type { AdminPayout } from '@salvia/contract/payouts/admin-payouts'
import { servedAt } from '@salvia/contract/route'
import { RETURN_REASON_LENGTH } from '@salvia/contract/words/payouts'
import { formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { useRequestKey } from '#app/api/use-request-key.ts'
import { ReasonDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import { accountWords, obstacleWord, originWord, payoutStates } from '../payout-words.ts'
import { adminPayoutQuery, payoutReads } from './admin-payout-queries.ts'

/** A payout, with what accounting can note of it. */
export function PayoutRecord({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(adminPayoutQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  // A bank knows nothing of a file that it was not given.
  const isSent = data.status === 'PaidOut' || data.fileSentAt !== null
  return (
    <>
      <DrawerBody>
        <h2 className="t20">{m.payout_title({ amount: formatMoney(data.amount, getLocale()) })}</h2>
        <PayoutFacts payout={data} />
        {data.status === 'Completed' && !isSent && <p className="second">{m.payouts_unsent()}</p>}
      </DrawerBody>
      {isSent && (
        <DrawerFoot>
          {data.status === 'Completed' && <ConfirmButton id={id} />}
          <ReturnButton id={id} />
        </DrawerFoot>
      )}
    </>
  )
}

const timeOf = (at: string | null) => at && <Time at={at} />

const PayoutFacts = ({ payout }: { payout: AdminPayout }) => {
  const { practitioner, status, obstacle, account, documentNumber } = payout
  return (
    <Facts
      facts={[
        [
          m.common_practitioner(),
          <Link to={`/admin/practitioners/${practitioner.id}`}>{practitioner.fullName}</Link>,
        ],
        [m.common_status(), <Status mark={payoutStates[status].mark}>{payoutStates[status].word()}</Status>],
        [m.payouts_waits(), obstacle && obstacleWord(obstacle)],
        [m.payout_origin(), originWord(payout.origin)],
        [m.payout_account(), account && accountWords(account)],
        [m.payout_made(), timeOf(payout.createdAt)],
        [m.payouts_completed_on(), timeOf(payout.completedAt)],
        [m.payouts_sent_on(), timeOf(payout.fileSentAt)],
        [m.payouts_paid_on(), timeOf(payout.paidOutAt)],
        [m.payouts_returned(), timeOf(payout.returnedAt)],
        [m.payouts_return_reason(), payout.returnReason],
        [
          m.payout_document(),
          <a href={servedAt(`/admin/payouts/${payout.id}/document`)} download>
            {m.payout_document_download({ number: documentNumber })}
          </a>,
        ],
      ]}
    />
  )
}

function ConfirmButton({ id }: { id: string }) {
  const { run, isPending } = useCommand({
    send: (api) => api('PUT /admin/payouts/{id}/confirmed', { params: { id } }),
    done: m.payouts_confirmed(),
    stale: payoutReads,
    staleOnFailure: payoutReads,
  })
  return (
    <Button variant="filled" loading={isPending} onClick={() => run()}>
      {m.payouts_confirm()}
    </Button>
  )
}

function ReturnButton({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const once = useRequestKey()
  const { run, isPending } = useCommand({
    send: (api, reason: string) =>
      once({ params: { id }, body: { reason } }, (request) =>
        api('POST /admin/payouts/{id}/return', request),
      ),
    stale: payoutReads,
    staleOnFailure: payoutReads,
    onDone: () => setOpen(false),
  })
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {m.payouts_return()}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={m.payouts_return()}
          action={m.payouts_return()}
          isBusy={isPending}
          reason={{ label: m.payouts_return_reason(), maxLength: RETURN_REASON_LENGTH }}
          onConfirm={(reason) => run(reason)}
          onClose={() => setOpen(false)}
        >
          <p className="second">{m.payouts_return_text()}</p>
        </ReasonDialog>
      )}
    </>
  )
}
