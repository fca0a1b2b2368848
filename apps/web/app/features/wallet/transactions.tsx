import type { WalletTransaction } from '@salvia/contract/wallet/wallet'
import { MAX_PAGE_LIMIT, WALLET_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { walletTransactionTypes } from '@salvia/contract/words/wallet'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { Link, useSearchParams } from 'react-router'
import { showSnackbar } from '#app/lib/snackbar-store.ts'
import { m } from '#app/paraglide/messages.js'
import { DataTable } from '#app/ui/data-table.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { useTimeZone } from '#app/visit/time.tsx'
import { PeriodNote } from '#app/workbench/period-note.tsx'
import { setIn, useChangeSearch, useWantedSearch } from '#app/workbench/wanted-search.ts'
import { EntryDialog } from './entry-dialog.tsx'
import { transactionColumns } from './transaction-columns.tsx'
import { readWalletFilter, transactionsQuery } from './wallet-list.ts'
import css from './wallet-page.module.css'
import { marksAmong, typeWord } from './wallet-words.ts'

/** Transactions, newest first; filter and page are in the URL. */
export function Transactions({ whyHeld }: { whyHeld: ReactNode }) {
  const [search] = useSearchParams()
  const wanted = useWantedSearch()
  const changeSearch = useChangeSearch()
  const filter = readWalletFilter(search, useTimeZone())
  const change = (name: string, value: string) =>
    changeSearch((after) => {
      if (name !== 'offset' && name !== 'entry') after.delete('offset')
      if (name !== 'offset' && name !== 'shown' && name !== 'entry') after.delete('shown')
      setIn(after, name, value)
    }, KEEPS_PLACE)
  return (
    <section className={css.section} id="transactions" aria-labelledby="transactions-title">
      <div className={css.head}>
        <h2 id="transactions-title">{m.wallet_transactions()}</h2>
        <div className={css.filters}>
          <SelectField
            isSmall
            aria-label={m.wallet_type()}
            value={wanted.get('type') ?? ''}
            data={[
              { value: '', label: m.wallet_all_types() },
              ...walletTransactionTypes.map((value) => ({ value, label: typeWord(value) })),
            ]}
            onChange={({ target: { value } }) => change('type', value)}
          />
          <DayField
            isSmall
            label={m.wallet_from()}
            value={wanted.get('from') ?? ''}
            onChange={(day) => change('from', day)}
          />
          <DayField
            isSmall
            label={m.wallet_to()}
            value={wanted.get('to') ?? ''}
            onChange={(day) => change('to', day)}
          />
        </div>
      </div>
      <PeriodNote names={['created']} />
      <Rows
        filter={filter}
        whyHeld={whyHeld}
        openId={search.get('entry')}
        onOpen={(id) => change('entry', id)}
        onGo={(offset) => change('offset', String(offset))}
        onMore={() => change('shown', String(filter.limit + WALLET_PAGE_LIMIT))}
      />
    </section>
  )
}

const KEEPS_PLACE = { preventScrollReset: true }

type RowsProps = {
  filter: ReturnType<typeof readWalletFilter>
  whyHeld: ReactNode
  openId: string | null
  /** With nothing: closes it. */
  onOpen: (id: string) => void
  onGo: (offset: number) => void
  onMore: () => void
}

function Rows({ filter, whyHeld, openId, onOpen, onGo, onMore }: RowsProps) {
  const { data, isError, refetch } = useQuery({
    ...transactionsQuery(filter),
    placeholderData: keepPreviousData,
  })
  useEffect(() => {
    if (isError) showSnackbar({ id: 'transactions', type: 'error', mainText: m.wallet_failed() })
  }, [isError])
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.transactions.length === 0)
    return (
      <EmptyState
        title={m.wallet_none_title()}
        action={<Link to="/treatment-plans">{m.empty_to_plans()}</Link>}
      >
        {m.wallet_none_text()}
      </EmptyState>
    )
  const open = data.transactions.find(({ id }) => id === openId)
  return (
    <>
      <DataTable
        isCompact
        caption={m.wallet_transactions()}
        rows={data.transactions}
        columns={transactionColumns((row) => <Name row={row} onOpen={onOpen} />)}
        keyOf={({ id }) => id}
      />
      {filter.limit < MAX_PAGE_LIMIT ? (
        <ShowMore shown={data.transactions.length} total={data.totalCount} onMore={onMore} />
      ) : (
        <Pages count={data.totalCount} limit={MAX_PAGE_LIMIT} offset={filter.offset} onGo={onGo} />
      )}
      <Marks rows={data.transactions} whyHeld={whyHeld} />
      {open && <EntryDialog entry={open} onClose={() => onOpen('')} />}
    </>
  )
}

/** What the mark of each state that is shown means. */
const Marks = ({ rows, whyHeld }: { rows: WalletTransaction[]; whyHeld: ReactNode }) => (
  <dl className={css.marks} aria-label={m.wallet_marks()}>
    {marksAmong(rows.map(({ status }) => status)).map(({ status, mark, word, meaning }) => (
      <div key={status}>
        <dt>
          <Status mark={mark}>{word}</Status>
        </dt>
        <dd>
          {meaning}
          {status === 'Suspended' && whyHeld}
        </dd>
      </div>
    ))}
  </dl>
)

/** The kind of an entry, which opens what it came from; on a phone with its plan, which has no column there. */
const Name = ({
  row: { id, type, planName },
  onOpen,
}: {
  row: WalletTransaction
  onOpen: (id: string) => void
}) => (
  <button type="button" className={css.open} onClick={() => onOpen(id)}>
    {typeWord(type)}
    {planName && <span className={css.plan}>{` · ${planName}`}</span>}
  </button>
)
