import type { Payout } from '@salvia/contract/payouts/own-payouts'
import { servedAt } from '@salvia/contract/route'
import { formatMoney } from '@salvia/rules/format/format'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import parts from '#app/ui/parts.module.css'
import { Status } from '#app/ui/status.tsx'
import { type TimeFormat, useTimeFormat } from '#app/visit/time.tsx'
import { Facts } from '#app/workbench/record-drawer.tsx'
import css from './payout-page.module.css'
import { ownPayoutQuery } from './payout-queries.ts'
import { accountWords, originWord, ownObstacle, payoutStates } from './payout-words.ts'

const payoutTitle = ({ amount }: Pick<Payout, 'amount'>): string =>
  m.payout_title({ amount: formatMoney(amount, getLocale()) })

function leadOf({ status, paidOutAt }: Payout, time: TimeFormat): string {
  if (status === 'PaidOut') return m.payout_lead_paid({ date: time(paidOutAt ?? '', 'short') })
  return status === 'Completed' ? m.payout_lead_completed() : m.payout_lead_pending()
}

type Props = {
  id: string
  /** The movements that it pays, drawn by the wallet. */
  movements: (payout: Payout) => ReactNode
}

/** A payout of the practitioner: its state, where it goes, its document and what it pays. */
export function PayoutPage({ id, movements }: Props) {
  const { data: payout } = useSuspenseQuery(ownPayoutQuery(id))
  const time = useTimeFormat()
  return (
    <>
      <title>{payoutTitle(payout)}</title>
      <PageHeader
        title={payoutTitle(payout)}
        lead={leadOf(payout, time)}
        above={<Link to="/wallet">{m.menu_wallet()}</Link>}
      />
      <div className={parts.stack}>
        <Notices payout={payout} />
        <div className={`card ${css.facts}`}>
          <PayoutFacts payout={payout} />
        </div>
        {movements(payout)}
      </div>
    </>
  )
}

function Notices({ payout }: { payout: Payout }) {
  const time = useTimeFormat()
  const { status, returnedAt, obstacle } = payout
  return (
    <>
      {status === 'Pending' && returnedAt && (
        <Note tone="attention" title={m.payout_returned_note({ date: time(returnedAt, 'short') })}>
          {m.payout_returned_text()}
        </Note>
      )}
      {obstacle && obstacle !== 'BankDataHeld' && <Note tone="warning" title={ownObstacle(obstacle, '')} />}
    </>
  )
}

function PayoutFacts({ payout }: { payout: Payout }) {
  const time = useTimeFormat()
  const { id, status, origin, createdAt, account, documentNumber } = payout
  const { mark, word } = payoutStates[status]
  return (
    <Facts
      facts={[
        [m.common_status(), <Status mark={mark}>{word()}</Status>],
        [m.payout_made(), time(createdAt, 'short')],
        [m.payout_origin(), originWord(origin)],
        [m.payout_account(), account && accountWords(account)],
        [
          m.payout_document(),
          <a href={servedAt(`/wallet/payout/${id}/document`)} download>
            {m.payout_document_download({ number: documentNumber })}
          </a>,
        ],
      ]}
    />
  )
}
