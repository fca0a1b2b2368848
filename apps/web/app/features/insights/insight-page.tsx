import type { PractitionerInsights } from '@salvia/contract/insights/insights'
import { formatDate, formatMoney } from '@salvia/rules/format/format'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { AsOf } from './as-of.tsx'
import { FigureNotes } from './figure-notes.tsx'
import { InsightCharts } from './insight-charts.tsx'
import type { RowsBehind } from './insight-rows.ts'
import css from './insights.module.css'
import { isQuiet } from './month-rows.ts'
import { MonthTable } from './month-table.tsx'
import { MonthsChoice } from './months-choice.tsx'
import { NewestMonth } from './newest-month.tsx'
import { TopPlans } from './top-plans.tsx'

type Props = {
  title: string
  above?: ReactNode
  found: { data?: PractitionerInsights | undefined; isError: boolean; refetch: () => unknown }
  monthsCount: number
  rowsOf: RowsBehind
  planPath: (id: string) => string
  /** The products sold. */
  products: ReactNode
  /** Who may be about to stop. */
  atRisk: (clients: number) => ReactNode
  none: ReactNode
}

/** A practitioner's figures: whom to contact, the newest month, the months as charts and as a table, and what sold most. */
export function InsightPage({ title, above, found, monthsCount, ...rest }: Props) {
  const { data } = found
  return (
    <div className={css.page}>
      <PageHeader
        title={title}
        above={above}
        lead={data && <span className={parts.begin}>{stateOf(data)}</span>}
        actions={<MonthsChoice monthsCount={monthsCount} />}
      />
      {data ? (
        <Found data={data} {...rest} />
      ) : found.isError ? (
        <FailedState onRetry={() => found.refetch()} />
      ) : (
        <SkeletonRows rows={6} />
      )}
    </div>
  )
}

/** How the running month stands, in a sentence. */
export function stateOf({ months }: Pick<PractitionerInsights, 'months'>): string | null {
  const newest = months.at(-1)
  if (!newest) return null
  return m.insights_state({
    month: formatDate(`${newest.month}-01`, getLocale(), 'month'),
    count: newest.orders,
    sales: formatMoney(newest.grossSales, getLocale()),
  })
}

type FoundProps = Omit<Props, 'title' | 'above' | 'found' | 'monthsCount'> & { data: PractitionerInsights }

function Found({ data, rowsOf, planPath, products, atRisk, none }: FoundProps) {
  if (isQuiet(data)) return none
  return (
    <>
      {atRisk(data.clientsAtRisk)}
      <AsOf at={data.asOf} />
      <NewestMonth span={data} rowsOf={rowsOf} />
      <InsightCharts months={data.months} />
      <MonthTable span={data} rowsOf={rowsOf} file={`insights-${data.practitioner.id}`} />
      <div className={css.tops}>
        {products}
        <TopPlans plans={data.topPlans} pathOf={planPath} />
      </div>
      <FigureNotes />
    </>
  )
}

/** Where nothing happened, what brings figures. */
export const NoInsights = () => (
  <EmptyState
    title={m.insights_none_title()}
    action={<Link to="/treatment-plans">{m.empty_to_plans()}</Link>}
  >
    {m.insights_none_text()}
  </EmptyState>
)
