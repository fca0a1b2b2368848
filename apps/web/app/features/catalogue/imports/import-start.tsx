import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { kindWords, stateWords } from '#app/workbench/imports/import-words.ts'
import css from '#app/workbench/imports/imports.module.css'
import { useListAddress } from '#app/workbench/list-address.ts'
import { adminProductFilter } from '../admin/admin-product-queries.ts'
import { ExportLinks } from './export-links.tsx'
import { importsQuery } from './import-queries.ts'
import { importName } from './import-words.ts'
import { TableDrop } from './table-drop.tsx'

/** Upload of product files, and past imports. */
export function ImportStart() {
  const [search] = useSearchParams()
  const filter = adminProductFilter(search)
  const isNarrowed = Object.keys(filter).length > 0
  return (
    <div className={css.page}>
      <PageHeader
        title={m.import_title()}
        above={<Link to={`/admin/products?${new URLSearchParams(search)}`}>{m.common_all_products()}</Link>}
        lead={m.import_lead()}
        actions={<ExportLinks filter={filter} />}
      />
      {isNarrowed && (
        <p className="second">
          {m.import_narrowed()} <Link to="/admin/products/import">{m.import_all_products()}</Link>
        </p>
      )}
      <TableDrop />
      <section className={css.how}>
        <h2 className="t16">{m.import_how_title()}</h2>
        <ul className="second">
          <li>{m.import_how_start()}</li>
          <li>{m.import_how_sku()}</li>
          <li>{m.import_how_undo()}</li>
        </ul>
      </section>
      <section>
        <h2 className={`t20 ${css.heading}`}>{m.import_history()}</h2>
        <History />
      </section>
    </div>
  )
}

const figure = (kind: keyof ProductImport['kinds']): Column<ProductImport> => ({
  id: kind,
  title: kindWords[kind].word(),
  isFigure: true,
  cell: ({ kinds }) => formatNumber(kinds[kind], getLocale()),
})

const columns = (): Column<ProductImport>[] => [
  {
    id: 'name',
    title: m.import_file(),
    isName: true,
    cell: (row) => <Link to={`/admin/products/import/${row.id}`}>{importName(row)}</Link>,
  },
  {
    id: 'state',
    title: m.common_status(),
    cell: ({ state }) => <Status mark={stateWords[state].mark}>{stateWords[state].word()}</Status>,
  },
  figure('New'),
  figure('Changed'),
  figure('Error'),
  { id: 'by', title: m.import_by(), cell: ({ madeBy }) => madeBy?.fullName },
  {
    id: 'at',
    title: m.common_when(),
    isFigure: true,
    cell: ({ madeAt }) => <Time at={madeAt} />,
  },
]

function History() {
  const [search] = useSearchParams()
  const address = useListAddress()
  const listed = useQuery({ ...importsQuery(search), placeholderData: keepPreviousData })
  if (listed.isError) return <FailedState onRetry={() => listed.refetch()} />
  if (!listed.data) return <SkeletonRows rows={4} />
  const { results, pager } = listed.data
  if (results.length === 0)
    return <EmptyState title={m.import_none_title()}>{m.import_none_text()}</EmptyState>
  return (
    <>
      <DataTable caption={m.import_history()} columns={columns()} rows={results} keyOf={({ id }) => id} />
      <Pages {...pager} onGo={(offset) => address.set('offset', String(offset))} />
    </>
  )
}
