import type { CommissionImport } from '@salvia/contract/wallet/commission-imports'
import { commissionImportFields } from '@salvia/contract/words/commission-imports'
import { formatNumber } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Money } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { ImportDrop } from '#app/workbench/imports/import-drop.tsx'
import { kindWords, stateWords } from '#app/workbench/imports/import-words.ts'
import css from '#app/workbench/imports/imports.module.css'
import { useListAddress } from '#app/workbench/list-address.ts'
import { commissionImportsQuery } from './admin-wallet-queries.ts'

/** Upload of commission files, and past imports. */
export function CommissionImportStart() {
  const navigate = useNavigate()
  return (
    <div className={css.page}>
      <PageHeader
        title={m.commission_import()}
        above={<Link to="/admin/commission">{m.commission_to_list()}</Link>}
        lead={m.commission_import_lead()}
      />
      <ImportDrop
        path="/practitioner/commissions/import"
        accept=".csv,text/csv"
        hint={m.commission_import_drop()}
        stale="GET /admin/commission-imports"
        onRead={(id) => navigate(`/admin/commission/import/${id}`)}
      />
      <section className={css.how}>
        <h2 className="t16">{m.import_how_title()}</h2>
        <ul className="second">
          <li>{m.commission_how_columns({ columns: commissionImportFields.join(', ') })}</li>
          <li>{m.commission_how_practitioner()}</li>
          <li>{m.commission_how_reference()}</li>
          <li>{m.commission_how_undo()}</li>
        </ul>
      </section>
      <section>
        <h2 className={`t20 ${css.heading}`}>{m.commission_history()}</h2>
        <History />
      </section>
    </div>
  )
}

const figure = (kind: keyof CommissionImport['kinds']): Column<CommissionImport> => ({
  id: kind,
  title: kindWords[kind].word(),
  isFigure: true,
  cell: ({ kinds }) => formatNumber(kinds[kind], getLocale()),
})

const columns = (): Column<CommissionImport>[] => [
  {
    id: 'name',
    title: m.import_file(),
    isName: true,
    cell: ({ id, name }) => <Link to={`/admin/commission/import/${id}`}>{name}</Link>,
  },
  {
    id: 'state',
    title: m.common_status(),
    cell: ({ state }) => <Status mark={stateWords[state].mark}>{stateWords[state].word()}</Status>,
  },
  figure('New'),
  figure('Unchanged'),
  figure('Error'),
  {
    id: 'amount',
    title: m.common_amount(),
    isFigure: true,
    cell: ({ newAmount }) => <Money value={newAmount} />,
  },
  { id: 'by', title: m.import_by(), cell: ({ madeBy }) => madeBy?.fullName },
  { id: 'at', title: m.common_when(), isFigure: true, cell: ({ madeAt }) => <Time at={madeAt} /> },
]

function History() {
  const [search] = useSearchParams()
  const address = useListAddress()
  const listed = useQuery({ ...commissionImportsQuery(search), placeholderData: keepPreviousData })
  if (listed.isError) return <FailedState onRetry={() => listed.refetch()} />
  if (!listed.data) return <SkeletonRows rows={4} />
  const { results, pager } = listed.data
  if (results.length === 0)
    return <EmptyState title={m.import_none_title()}>{m.commission_none_text()}</EmptyState>
  return (
    <>
      <DataTable caption={m.commission_history()} columns={columns()} rows={results} keyOf={({ id }) => id} />
      <Pages {...pager} onGo={(offset) => address.set('offset', String(offset))} />
    </>
  )
}
