import type { WalletStatement } from '@salvia/contract/wallet/wallet-statement'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { WALLET_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { formatMoney } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { ShowMore } from '#app/ui/show-more.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { timeFormatIn } from '#app/visit/time.tsx'
import css from './wallet-page.module.css'
import { statementQuery } from './wallet-queries.ts'
import { typeWord } from './wallet-words.ts'

type Line = WalletStatement['lines'][number]

const nameOf = ({ type, isReversal }: Line): string =>
  isReversal ? m.payout_reversed({ what: typeWord(type) }) : typeWord(type)

const columns: Column<Line>[] = [
  { id: 'type', title: m.wallet_type(), isName: true, cell: nameOf },
  {
    id: 'about',
    title: m.wallet_statement_about(),
    cell: ({ orderNumber, reference, reason }) => orderNumber ?? reference ?? reason ?? '–',
  },
  {
    id: 'date',
    title: m.wallet_date(),
    // By UTC, as the days of the period are counted.
    cell: ({ postedAt }) => <time dateTime={postedAt}>{timeFormatIn('UTC')(postedAt, 'short')}</time>,
  },
  { id: 'amount', title: m.common_amount(), isFigure: true, cell: ({ amount }) => <Money value={amount} /> },
  {
    id: 'balance',
    title: m.wallet_statement_balance(),
    isFigure: true,
    cell: ({ balance }) => <Money value={balance} />,
  },
]

/** What was posted in a period, the newest first, each entry with the balance after it. */
export function StatementLines({ from, to }: { from: CalendarDay; to: CalendarDay }) {
  const [shown, setShown] = useState(WALLET_PAGE_LIMIT)
  const { data, isError, refetch } = useQuery({
    ...statementQuery({ from, to }),
    placeholderData: keepPreviousData,
  })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  const [opening, closing] = [data.opening, data.closing].map((each) => formatMoney(each, getLocale()))
  const lines = data.lines.toReversed()
  return (
    <>
      <p className={css.sums} aria-live="polite">
        {lines.length === 0 && `${m.wallet_statement_none()} `}
        {m.wallet_statement_sums({ opening: `${opening}`, closing: `${closing}` })}
      </p>
      {lines.length > 0 && (
        <>
          <DataTable
            isCompact
            caption={m.wallet_statement()}
            rows={lines.slice(0, shown)}
            columns={columns}
            keyOf={({ id }) => id}
          />
          <ShowMore
            shown={Math.min(shown, lines.length)}
            total={lines.length}
            onMore={() => setShown(shown + WALLET_PAGE_LIMIT)}
          />
        </>
      )}
    </>
  )
}
