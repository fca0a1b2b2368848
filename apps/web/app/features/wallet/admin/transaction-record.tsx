import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { SECOND_LOOK_ABOVE } from '@salvia/contract/words/limits'
import { formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import { Arithmetic } from '../arithmetic.tsx'
import { statusMark, typeWord } from '../wallet-words.ts'
import { transactionQuery } from './admin-wallet-queries.ts'
import { needsAnother, TransactionActions } from './transaction-actions.tsx'
import { stateSentence, stateWord } from './transaction-state-words.ts'

type Part = { entry: PractitionerTransaction; userId: string }

/** One entry of a wallet: what it is, who worked on it, and what can be done with it. */
export function TransactionRecord({ id, userId }: { id: string; userId: string }) {
  const { data: entry, error, refetch } = useQuery(transactionQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!entry) return <SkeletonRows rows={8} />
  return (
    <>
      <DrawerBody>
        <div>
          <h2 className="t20">{formatMoney(entry.amount, getLocale())}</h2>
          <p className="second">{stateSentence(entry)}</p>
        </div>
        {needsAnother(entry, userId) && <Note tone="attention" title={secondLook()} />}
        <Facts facts={factsOf(entry)} />
        {entry.type === 'Commission' && entry.orderId && <Arithmetic id={entry.id} />}
      </DrawerBody>
      <TransactionActions entry={entry} userId={userId} />
    </>
  )
}

const secondLook = () =>
  m.commission_second_look({
    amount: formatMoney({ amount: SECOND_LOOK_ABOVE, currency: 'EUR' }, getLocale()),
  })

const factsOf = (entry: Part['entry']): Parameters<typeof Facts>[0]['facts'] => [
  [
    m.common_practitioner(),
    <Link key="practitioner" to={`/admin/practitioners/${entry.practitioner.id}`}>
      {entry.practitioner.fullName}
    </Link>,
  ],
  [m.wallet_type(), typeWord(entry.type)],
  [
    m.common_status(),
    <Status key="status" mark={statusMark(entry.status)}>
      {stateWord(entry)}
    </Status>,
  ],
  [
    m.common_order(),
    entry.orderId && (
      <Link key="order" to={`/admin/orders/${entry.orderId}`}>
        {entry.orderNumber ?? m.order_unnumbered()}
      </Link>
    ),
  ],
  [m.wallet_plan(), entry.planName],
  [m.common_reason(), entry.reason],
  [m.commission_reference(), entry.reference],
  [m.wallet_date(), <Time key="created" at={entry.createdAt} />],
  [m.commission_posted_at(), entry.postedAt && <Time key="posted" at={entry.postedAt} />],
  [m.commission_entered_by(), entry.enteredBy?.fullName],
  [m.commission_posted_by(), entry.postedBy?.fullName],
  [m.commission_cancelled_by(), entry.canceledBy?.fullName],
]
