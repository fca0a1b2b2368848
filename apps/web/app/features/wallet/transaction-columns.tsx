import type { WalletTransaction } from '@salvia/contract/wallet/wallet'
import type { WalletTransactionStatus } from '@salvia/contract/words/wallet'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import type { Column } from '#app/ui/data-table.tsx'
import { Money } from '#app/ui/money.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { statusMark, statusWord } from './wallet-words.ts'

const orderOf = ({ orderId, orderNumber }: WalletTransaction) =>
  orderId ? <Link to={`/orders/${orderId}`}>{orderNumber ?? m.order_unnumbered()}</Link> : '–'

/** The columns of a movement; `nameOf` shows its kind. */
export function transactionColumns<Row extends WalletTransaction>(
  nameOf: (row: Row) => ReactNode,
): Column<Row>[] {
  return [
    { id: 'type', title: m.wallet_type(), isName: true, cell: nameOf },
    { id: 'plan', title: m.wallet_plan(), isExtra: true, cell: ({ planName }) => planName ?? '–' },
    { id: 'order', title: m.common_order(), cell: orderOf },
    {
      id: 'date',
      title: m.wallet_date(),
      cell: ({ createdAt }) => <Time at={createdAt} style="short" />,
    },
    {
      id: 'status',
      title: m.common_status(),
      cell: ({ status, postedAt }) => (
        <Status mark={statusMark(status)}>
          {statusWord(status)}
          {postedAt && <Time className="third only-large" at={postedAt} style="short" />}
        </Status>
      ),
    },
    {
      id: 'amount',
      title: m.common_amount(),
      isFigure: true,
      cell: (row) => <AmountOf row={row} />,
    },
  ]
}

const uncounted: WalletTransactionStatus[] = ['Cancelled', 'Deleted']

/** An amount; struck through, and said so, where it does not count. */
const AmountOf = ({ row: { amount, status } }: { row: WalletTransaction }) =>
  uncounted.includes(status) ? (
    <>
      <span className="visually-hidden">{statusWord(status)} </span>
      <s className="third">
        <Money value={amount} />
      </s>
    </>
  ) : (
    <Money value={amount} />
  )
