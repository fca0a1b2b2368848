import type { Money as Amount } from '@salvia/contract/money'
import type { Payout } from '@salvia/contract/payouts/own-payouts'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import css from './wallet-page.module.css'
import { typeWord } from './wallet-words.ts'

type Props = {
  transactions: Payout['transactions']
  /** What is left between the movements and the amount of their payout. */
  carriedOver: Amount
}

const nameOf = ({ type, planName, isReversal }: Payout['transactions'][number]) => {
  const what = isReversal ? m.payout_reversed({ what: typeWord(type) }) : typeWord(type)
  return [what, planName].filter(Boolean).join(' · ')
}

/** The movements that a payout pays. */
export const PaidMovements = ({ transactions, carriedOver }: Props) => (
  <section className={css.section} aria-labelledby="movements-title">
    <h2 id="movements-title">{m.payout_movements()}</h2>
    <DataTable
      isCompact
      caption={m.payout_movements()}
      rows={transactions}
      columns={transactionColumns(nameOf).filter(({ id }) => id !== 'status')}
      keyOf={({ id }) => id}
    />
    {carriedOver.amount !== 0 && (
      <p className="second">
        {m.payout_carried()} <Money value={carriedOver} />
      </p>
    )}
  </section>
)
