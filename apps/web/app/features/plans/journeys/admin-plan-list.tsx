import type { User } from '@salvia/contract/people/current-user'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { languageName } from '@salvia/rules/format/format'
import { fullName } from '@salvia/rules/people/full-name'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { languageChoices } from '#app/forms/country-choices.ts'
import { m } from '#app/paraglide/messages.js'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { ChoiceFilter, DayFilter, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { PeriodNote } from '#app/workbench/period-note.tsx'
import { DrawerBody, Facts } from '#app/workbench/record-drawer.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { previewOfPlan, viewOfPlan } from '../path-of-plan.ts'
import { planQuery } from '../plan-queries.ts'
import { GlobalSection } from '../templates/global-section.tsx'
import { planKinds, planList } from './journey-queries.ts'

const PATH = '/admin/recommendations'

const kinds: Record<(typeof planKinds)[number], () => string> = {
  plan: m.catalogue_plan_own,
  template: m.catalogue_plan_template,
  global: m.catalogue_plan_global,
}

function kindWord({ isTemplate, isGlobalTemplate }: RecommendationRow): string {
  if (isGlobalTemplate) return kinds.global()
  return isTemplate ? kinds.template() : kinds.plan()
}

const authorOf = ({ practitioner: { firstName, lastName } }: RecommendationRow): string =>
  fullName({ firstName, lastName })

const day = (at: string | null) => at && <Time at={at} style="short" />

const columns = (): WorkColumn<RecommendationRow>[] => [
  { id: 'name', title: m.plan_name(), isName: true, cell: (row) => row.name, text: (row) => row.name },
  { id: 'code', title: m.plan_code(), cell: (row) => row.shareCode, text: (row) => row.shareCode },
  { id: 'practitioner', title: m.common_practitioner(), cell: authorOf, text: authorOf },
  { id: 'kind', title: m.person_kind(), cell: kindWord, text: kindWord },
  {
    id: 'items',
    title: m.common_products(),
    isFigure: true,
    cell: (row) => row.itemsCount,
    text: (row) => String(row.itemsCount),
  },
  {
    id: 'clients',
    title: m.common_clients(),
    isFigure: true,
    cell: (row) => row.clientsCount,
    text: (row) => String(row.clientsCount ?? ''),
  },
  {
    id: 'orders',
    title: m.common_orders(),
    isFigure: true,
    cell: (row) => row.totalOrders,
    text: (row) => String(row.totalOrders ?? ''),
  },
  {
    id: 'shared',
    title: m.plan_shared(),
    isFigure: true,
    cell: (row) => day(row.sharedAt),
    text: (row) => row.sharedAt ?? '',
  },
  {
    id: 'updated',
    title: m.common_changed(),
    isFigure: true,
    cell: (row) => day(row.updatedAt),
    text: (row) => row.updatedAt,
  },
]

/** Plans and templates of all practitioners, last changed first. */
export function AdminPlanList({ user }: { user: User | null }) {
  return (
    <Workbench
      list="plans"
      path={PATH}
      title={m.menu_treatment_plans()}
      state={<ListState reads={planList} words={m.state_all_plans} />}
      columns={columns()}
      reads={planList}
      keyOf={(row) => row.id}
      tabs={<PeriodNote names={['shared', 'created']} />}
      filters={<Filters />}
      drawer={(key) => <PlanRecord key={key} id={key} user={user} />}
    />
  )
}

function PlanRecord({ id, user }: { id: string; user: User | null }) {
  const { data, error, refetch } = useQuery(planQuery(id))
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <DrawerBody>
      <div>
        <h2 className="t20">{data.name}</h2>
        <p className="second">
          {kindWord(data)} · {data.sharedAt ? m.plan_shared() : m.plan_not_shared()}
        </p>
      </div>
      <Facts
        facts={[
          [
            m.plan_code(),
            <Link key="code" to={data.isTemplate ? previewOfPlan(data) : viewOfPlan(data)}>
              {data.shareCode}
            </Link>,
          ],
          [m.person_kind(), kindWord(data)],
          [
            m.common_practitioner(),
            <Link key="by" to={`/admin/practitioners/${data.practitionerId}`}>
              {authorOf(data)}
            </Link>,
          ],
          [m.person_language(), languageName(data.languageCode)],
          [m.common_products(), data.itemsCount],
          [m.common_clients(), data.clientsCount],
          [m.common_orders(), data.totalOrders],
          [m.plan_shared(), day(data.sharedAt)],
          [m.common_changed(), day(data.updatedAt)],
        ]}
      />
      <p>
        <Link to={`/admin/recommendation-journeys?recommendationId=${id}`}>{m.menu_admin_journeys()}</Link>
      </p>
      {data.isTemplate && <GlobalSection template={data} user={user} />}
    </DrawerBody>
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.admin_plan_search()} />
      <MoreFilters>
        <ChoiceFilter
          name="kind"
          label={m.person_kind()}
          choices={planKinds.map((value) => ({ value, label: kinds[value]() }))}
        />
        <ChoiceFilter name="languageCode" label={m.person_language()} choices={languageChoices()} />
        <DayFilter name="updatedAtFrom" label={m.admin_plan_changed_from()} />
      </MoreFilters>
    </>
  )
}
