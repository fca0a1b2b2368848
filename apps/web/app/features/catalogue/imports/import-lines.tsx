import type { ProductImportLine } from '@salvia/contract/catalogue/product-imports'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { ApiError } from '#app/api/api-error.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { errorWords, kindWords, outcomeWords } from '#app/workbench/imports/import-words.ts'
import css from '#app/workbench/imports/imports.module.css'
import { useListAddress } from '#app/workbench/list-address.ts'
import { useCellText } from './cell-value.ts'
import { importLinesQuery } from './import-queries.ts'
import { fieldWords } from './import-words.ts'

type Line = ProductImportLine

const MOST_SHOWN = 6

const Changes = ({ changes, kind }: Pick<Line, 'changes' | 'kind'>) => {
  const textOf = useCellText()
  const told = kind === 'New' ? changes.filter(({ field }) => field !== 'sku' && field !== 'name') : changes
  return (
    <ul className={css.changes}>
      {told.slice(0, MOST_SHOWN).map(({ field, from, to }) => (
        <li key={field}>
          <span className="second">{fieldWords[field]()}</span>{' '}
          {kind !== 'New' && (
            <>
              <s className="third">{textOf(field, from)}</s>{' '}
            </>
          )}
          <span>{textOf(field, to)}</span>
        </li>
      ))}
      {told.length > MOST_SHOWN && (
        <li className="third">{m.import_more_fields({ count: told.length - MOST_SHOWN })}</li>
      )}
    </ul>
  )
}

const Mistakes = ({ errors }: Pick<Line, 'errors'>) => (
  <ul className={css.changes}>
    {errors.map(({ column, code, cell }) => (
      <li key={`${column}-${code}`}>
        {column !== null && <b className="medium">{column} </b>}
        {cell !== '' && cell !== column && <q className={css.cell}>{cell}</q>} {errorWords[code]()}
      </li>
    ))}
  </ul>
)

const What = ({ line }: { line: Line }) => {
  if (line.errors.length > 0) return <Mistakes errors={line.errors} />
  if (line.changes.length === 0) return <span className="third">{m.import_nothing()}</span>
  return <Changes changes={line.changes} kind={line.kind} />
}

function Reason({ code }: { code: string }) {
  const error = useMemo(
    () => new ApiError({ type: 'about:blank', title: '', status: 422, code: code as 'outdated' }),
    [code],
  )
  return <span className="third">{useProblemWords(error, '')}</span>
}

const Result = ({ line: { kind, outcome, reason, keptFields } }: { line: Line }) => {
  const { word, mark } = outcome === null ? kindWords[kind] : outcomeWords[outcome]
  return (
    <div className={css.result}>
      <Status mark={mark}>{word()}</Status>
      {reason && <Reason code={reason} />}
      {keptFields.length > 0 && (
        <span className="third">
          {m.import_kept_fields({ fields: keptFields.map((field) => fieldWords[field]()).join(', ') })}
        </span>
      )}
    </div>
  )
}

const Product = ({ line: { productId, name, sku } }: { line: Line }) => (
  <div className={css.product}>
    {productId ? (
      <Link to={`/admin/products/${productId}`}>{name || sku}</Link>
    ) : (
      <span>{name || sku || '–'}</span>
    )}
    {name && <span className="third">{sku}</span>}
  </div>
)

const lineColumn = (): Column<Line> => ({
  id: 'line',
  title: m.import_line(),
  isFigure: true,
  cell: ({ line }) => formatNumber(line, getLocale()),
})

const columns = (isFile: boolean): Column<Line>[] => [
  { id: 'product', title: m.common_product(), isName: true, cell: (line) => <Product line={line} /> },
  ...(isFile ? [lineColumn()] : []),
  { id: 'what', title: m.import_what(), cell: (line) => <What line={line} /> },
  { id: 'result', title: m.import_result(), cell: (line) => <Result line={line} /> },
]

/** The import's lines matching the URL, in file order. */
export function ImportLines({ id, isFile }: { id: string; isFile: boolean }) {
  const [search] = useSearchParams()
  const address = useListAddress()
  const lines = useQuery({ ...importLinesQuery(id, search), placeholderData: keepPreviousData })
  if (lines.isError) return <FailedState onRetry={() => lines.refetch()} />
  if (!lines.data) return <SkeletonRows rows={8} />
  const { results, pager } = lines.data
  if (results.length === 0) return <EmptyState title={m.import_no_lines_title()} />
  return (
    <>
      <div className={css.table}>
        <DataTable
          caption={m.import_lines()}
          columns={columns(isFile)}
          rows={results}
          keyOf={({ line }) => String(line)}
        />
      </div>
      <Pages {...pager} onGo={(offset) => address.set('offset', String(offset))} />
    </>
  )
}
