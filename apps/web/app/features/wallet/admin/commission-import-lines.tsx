import type { CommissionImportLine } from '@salvia/contract/wallet/commission-imports'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { kindWords, outcomeWords } from '#app/workbench/imports/import-words.ts'
import css from '#app/workbench/imports/imports.module.css'
import { useListAddress } from '#app/workbench/list-address.ts'
import { commissionLinesQuery } from './admin-wallet-queries.ts'
import { commissionErrorWords } from './commission-import-words.ts'

type Line = CommissionImportLine

const Result = ({ line: { kind, outcome, errors } }: { line: Line }) => {
  const { word, mark } = outcome === null ? kindWords[kind] : outcomeWords[outcome]
  return (
    <div className={css.result}>
      <Status mark={mark}>{word()}</Status>
      {errors.map(({ column, code }) => (
        <span key={`${column}-${code}`}>
          {column !== null && <b className="medium">{column} </b>}
          {commissionErrorWords[code]()}
        </span>
      ))}
    </div>
  )
}

const columns = (): Column<Line>[] => [
  {
    id: 'reference',
    title: m.commission_reference(),
    isName: true,
    cell: ({ reference, transactionId }) =>
      transactionId ? <Link to={`/admin/commission/${transactionId}`}>{reference}</Link> : reference || '–',
  },
  {
    id: 'line',
    title: m.import_line(),
    isFigure: true,
    cell: ({ line }) => formatNumber(line, getLocale()),
  },
  {
    id: 'practitioner',
    title: m.common_practitioner(),
    cell: ({ practitioner }) =>
      practitioner ? (
        <Link to={`/admin/practitioners/${practitioner.id}`}>{practitioner.fullName}</Link>
      ) : (
        '–'
      ),
  },
  {
    id: 'amount',
    title: m.common_amount(),
    isFigure: true,
    cell: ({ amount }) => (amount ? <Money value={amount} /> : '–'),
  },
  { id: 'result', title: m.import_result(), cell: (line) => <Result line={line} /> },
]

/** The import's lines matching the URL, in file order. */
export function CommissionImportLines({ id }: { id: string }) {
  const [search] = useSearchParams()
  const address = useListAddress()
  const lines = useQuery({ ...commissionLinesQuery(id, search), placeholderData: keepPreviousData })
  if (lines.isError) return <FailedState onRetry={() => lines.refetch()} />
  if (!lines.data) return <SkeletonRows rows={8} />
  const { results, pager } = lines.data
  if (results.length === 0) return <EmptyState title={m.import_no_lines_title()} />
  return (
    <>
      <div className={css.table}>
        <DataTable
          caption={m.import_lines()}
          columns={columns()}
          rows={results}
          keyOf={({ line }) => String(line)}
        />
      </div>
      <Pages {...pager} onGo={(offset) => address.set('offset', String(offset))} />
    </>
  )
}
