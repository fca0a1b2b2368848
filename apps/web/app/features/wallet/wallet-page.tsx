import type { Money as Amount } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PendingOrders } from './pending-orders.tsx'
import { StatementForm } from './statement-form.tsx'
import { Transactions } from './transactions.tsx'
import css from './wallet-page.module.css'
import { balanceQuery } from './wallet-queries.ts'

type Props = {
  /** What is paid out next. */
  payout: ReactNode
  /** Why commission on hold is not released, below the transactions that are. */
  whyHeld: ReactNode
}

/** The wallet: available and pending balance, and all transactions. */
export const WalletPage = ({ payout, whyHeld }: Props) => (
  <>
    <PageHeader title={m.menu_wallet()} lead={<WalletState />} />
    <Balance />
    {payout}
    <PendingOrders />
    <Transactions whyHeld={whyHeld} />
    <StatementForm />
  </>
)

/** What is the practitioner's, and what is still to come. */
function WalletState() {
  const { data } = useQuery(balanceQuery)
  if (!data || (data.available.amount === 0 && data.pending.amount === 0)) return m.wallet_lead()
  const [available, pending] = [data.available, data.pending].map((each) => formatMoney(each, getLocale()))
  return m.wallet_state({ available: `${available}`, pending: `${pending}` })
}

function Balance() {
  const { data, isError, refetch } = useQuery(balanceQuery)
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return null
  const figures: { id: string; label: string; value: Amount; why?: string }[] = [
    { id: 'available', label: m.wallet_available(), value: data.available },
    { id: 'pending', label: m.wallet_pending(), value: data.pending },
    ...(data.reserved.amount === 0
      ? []
      : [{ id: 'reserved', label: m.wallet_reserved(), value: data.reserved, why: m.wallet_reserved_why() }]),
  ]
  return (
    <dl className={`card ${css.figures}`}>
      {figures.map(({ id, label, value, why }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>
            <Money value={value} />
          </dd>
          {why && <dd className={css.why}>{why}</dd>}
        </div>
      ))}
    </dl>
  )
}
