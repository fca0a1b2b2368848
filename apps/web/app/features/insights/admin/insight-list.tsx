import type { AllInsights } from '@salvia/contract/insights/insights'
import type { User } from '@salvia/contract/people/current-user'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import parts from '#app/ui/parts.module.css'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import {
  exportedValue,
  type FigureId,
  figures,
  isNothing,
  shownValue,
  type Value,
} from '../insight-figures.ts'
import { stateOf } from '../insight-page.tsx'
import { allInsightsQuery, insightList, readMonths } from '../insight-queries.ts'
import css from '../insights.module.css'
import { MonthsChoice } from '../months-choice.tsx'
import { AllTogether } from './all-together.tsx'

type Row = AllInsights['results'][number]

/** Those by which the server sorts. */
const sorted: FigureId[] = ['grossSales', 'commission', 'orders', 'newClients', 'plansShared']

/** What was sold by who erased the account still counts. */
const nameOf = ({ fullName }: Row): string => fullName || m.person_erased()

const columns = (): WorkColumn<Row>[] => [
  {
    id: 'practitioner',
    title: m.common_practitioner(),
    isName: true,
    sortedBy: 'name',
    cell: nameOf,
    text: nameOf,
  },
  {
    id: 'practice',
    title: m.person_practice(),
    cell: ({ practiceName }) => practiceName ?? '–',
    text: ({ practiceName }) => practiceName ?? '',
  },
  ...figures.map(
    ({ id, title, read }): WorkColumn<Row> => ({
      id,
      title: title(),
      isFigure: true,
      isExtra: ['plansMade', 'averageOrder', 'views'].includes(id),
      ...(sorted.includes(id) && { sortedBy: id }),
      cell: (row) => inList(row, read(row)),
      text: (row) => exportedValue(read(row)),
    }),
  ),
]

/** Of somebody without orders, amounts of nothing are a dash, so that those who sell stand out. */
const inList = (row: Row, value: Value): string =>
  row.orders === 0 && value.kind === 'money' && isNothing(value) ? NONE : shownValue(value)

const NONE = '–'

/** All practitioners with their figures over the months, and above them those of all together. */
export const InsightList = ({ user }: { user: User }) => (
  <Workbench
    list="practitioner-insights"
    path="/admin/practitioner-insights"
    title={m.menu_admin_insights()}
    state={<InsightsState />}
    columns={columns()}
    reads={insightList}
    keyOf={({ practitionerId }) => practitionerId}
    tabs={<OfAll user={user} />}
    filters={
      <>
        <SearchFilter label={m.insights_practitioner_search()} />
        <MonthsChoice monthsCount={readMonths(useSearchParams()[0])} />
        <ClearFilters />
      </>
    }
  />
)

const useAllInsights = () =>
  useQuery({
    ...allInsightsQuery(readMonths(useSearchParams()[0])),
    placeholderData: keepPreviousData,
  })

function InsightsState() {
  const { data } = useAllInsights()
  return data ? <span className={parts.begin}>{stateOf(data)}</span> : null
}

/** The months of all practitioners together. */
function OfAll({ user }: { user: User }) {
  const { data, isError, refetch } = useAllInsights()
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={1} />
  return (
    <div className={css.ofAll}>
      <AllTogether data={data} user={user} />
    </div>
  )
}
