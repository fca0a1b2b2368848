import type { PractitionerTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { lazy } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { Money } from '#app/ui/money.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { statusMark, typeWord } from '../wallet-words.ts'
import { totalsQuery, transactionList } from './admin-wallet-queries.ts'
import { TransactionFilters } from './transaction-filters.tsx'
import { TransactionRecord } from './transaction-record.tsx'
import { stateWord } from './transaction-state-words.ts'

const NewTransactionDialog = lazy(() => import('./new-transaction-dialog.tsx'))

type Row = PractitionerTransaction

const aboutOf = ({ orderNumber, reference, reason }: Row): string => orderNumber ?? reference ?? reason ?? ''
const euros = ({ amount }: Row): string => (amount.amount / 100).toFixed(2)

const columns = (): WorkColumn<Row>[] => [
  {
    id: 'practitioner',
    title: m.common_practitioner(),
    isName: true,
    cell: ({ practitioner }) => practitioner.fullName,
    text: ({ practitioner }) => practitioner.fullName,
  },
  {
    id: 'type',
    title: m.wallet_type(),
    cell: ({ type }) => typeWord(type),
    text: ({ type }) => typeWord(type),
  },
  {
    id: 'status',
    title: m.common_status(),
    cell: (row) => <Status mark={statusMark(row.status)}>{stateWord(row)}</Status>,
    text: stateWord,
  },
  { id: 'about', title: m.commission_about(), cell: (row) => aboutOf(row) || '–', text: aboutOf },
  {
    id: 'amount',
    title: m.common_amount(),
    isFigure: true,
    sortedBy: 'amount',
    cell: ({ amount }) => <Money value={amount} />,
    text: euros,
  },
  {
    id: 'date',
    title: m.wallet_date(),
    isFigure: true,
    sortedBy: 'createdAt',
    cell: ({ createdAt }) => <Time at={createdAt} style="day" />,
    text: ({ createdAt }) => createdAt,
  },
]

/** What the entries that the address asks for come to in the ledger. */
function Totals() {
  const [search] = useSearchParams()
  const { data } = useQuery(totalsQuery(search))
  const say = (amount: Parameters<typeof formatMoney>[0]) => formatMoney(amount, getLocale())
  return (
    <span role="status">
      {data &&
        m.commission_totals({
          available: say(data.available),
          pending: say(data.pending),
          reserved: say(data.reserved),
        })}
    </span>
  )
}

/** Entries of all wallets, for accounting; the open one next to the list. `userId` is the caller's. */
export const TransactionList = ({ userId }: { userId: string }) => (
  <Workbench
    list="wallet-entries"
    path="/admin/commission"
    title={m.menu_admin_commission()}
    state={<Totals />}
    columns={columns()}
    reads={transactionList}
    keyOf={({ id }) => id}
    filters={<TransactionFilters />}
    tools={
      <>
        <Button component={Link} to="/admin/commission/import">
          {m.commission_import()}
        </Button>
        <NewButton label={m.commission_new()}>
          {(close) => <NewTransactionDialog onClose={close} />}
        </NewButton>
      </>
    }
    drawer={(key) => <TransactionRecord key={key} id={key} userId={userId} />}
  />
)
