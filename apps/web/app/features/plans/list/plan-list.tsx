import type { User } from '@salvia/contract/people/current-user'
import { planLengths } from '@salvia/contract/words/lengths'
import { PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Form, Link, useSearchParams } from 'react-router'
import { isId } from '#app/api/id-of-address.ts'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CreateButton } from '#app/ui/create-button.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTabs, ListTools, TabCount } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { ChoiceFilter } from '#app/workbench/filters.tsx'
import { setInList } from '#app/workbench/list-address.ts'
import { PeriodNote } from '#app/workbench/period-note.tsx'
import { useTypedFilter } from '#app/workbench/typed-filter.ts'
import { useChangeSearch } from '#app/workbench/wanted-search.ts'
import { PlanClientsDialog } from '../followers/plan-clients-dialog.tsx'
import { useCategoryWord } from '../templates/category-words.ts'
import { templateColumns } from '../templates/template-columns.tsx'
import { TemplateFilters } from '../templates/template-tools.tsx'
import { VersionsDialog } from '../versions/versions-dialog.tsx'
import { planColumns } from './plan-columns.tsx'
import { isNarrowed, planCountQuery, plansQuery, readPlanFilter } from './plan-filter.ts'
import { PlansState, TemplatesState } from './plans-state.tsx'
import { useNewPlan } from './use-new-plan.ts'

type Kind = 'plans' | 'templates'

/** Plans, or templates, of the practitioner. Search and page are in the address. */
export function PlanList({ kind, user }: { kind: Kind; user: User | null }) {
  const { create, isCreating } = useNewPlan(kind === 'templates')
  const title = kind === 'plans' ? m.menu_treatment_plans() : m.plan_templates()
  return (
    <div>
      <PageHeader
        title={title}
        lead={kind === 'plans' ? <PlansState /> : <TemplatesState />}
        actions={
          <CreateButton
            label={kind === 'plans' ? m.plan_new() : m.plan_new_template()}
            isCreating={isCreating}
            onCreate={create}
          />
        }
      />
      <ListTools
        tabs={<Tabs kind={kind} />}
        search={<Search />}
        filters={kind === 'templates' ? <TemplateFilters /> : <SharedFilter />}
      />
      <PeriodNote names={['shared', 'created']} />
      <Rows kind={kind} user={user} onCreate={create} />
      <OpenBeside />
    </div>
  )
}

/** The clients or the versions of the plan that the address names. */
function OpenBeside() {
  const [search] = useSearchParams()
  const changeSearch = useChangeSearch()
  const name = search.has('versions') ? 'versions' : 'clients'
  const planId = search.get(name)
  if (planId === null || !isId(planId)) return null
  const close = () =>
    changeSearch((after) => after.delete(name), { preventScrollReset: true, state: KEEPS_FOCUS })
  const Beside = name === 'versions' ? VersionsDialog : PlanClientsDialog
  return <Beside key={planId} planId={planId} onClose={close} />
}

const Tabs = ({ kind }: { kind: Kind }) => {
  const plans = useQuery(planCountQuery('Recommendations')).data?.pager.count
  const templates = useQuery(planCountQuery('AllTemplates')).data?.pager.count
  return (
    <ListTabs label={m.plan_lists()}>
      <Link to="/treatment-plans" aria-current={kind === 'plans' ? 'page' : undefined}>
        {m.plan_plans()} <TabCount value={plans} />
      </Link>
      <Link to="/treatment-plans/templates" aria-current={kind === 'templates' ? 'page' : undefined}>
        {m.plan_templates()} <TabCount value={templates} />
      </Link>
    </ListTabs>
  )
}

const SharedFilter = () => (
  <ChoiceFilter
    name="isShared"
    label={m.plan_shared()}
    choices={[
      { value: 'true', label: m.plan_shared() },
      { value: 'false', label: m.plan_not_shared() },
    ]}
  />
)

function Search() {
  const { field, onSubmit } = useTypedFilter('name')
  return (
    <Form role="search" onSubmit={onSubmit}>
      <SearchField name="name" isSmall label={m.plan_search()} maxLength={planLengths.name} {...field} />
    </Form>
  )
}

function Rows({ kind, user, onCreate }: { kind: Kind; user: User | null; onCreate: () => void }) {
  const [search] = useSearchParams()
  const changeSearch = useChangeSearch()
  const categoryWord = useCategoryWord()
  const filter = readPlanFilter(search, kind === 'plans' ? 'Recommendations' : 'AllTemplates')
  const { data, isError, refetch } = useQuery({ ...plansQuery(filter), placeholderData: keepPreviousData })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.results.length === 0)
    return <Empty kind={kind} user={user} isSearch={isNarrowed(filter)} onCreate={onCreate} />
  const set = (name: string, value: string) => changeSearch((after) => setInList(after, name, value))
  return (
    <>
      <DataTable
        caption={m.plan_lists()}
        columns={kind === 'plans' ? planColumns(user) : templateColumns(user, categoryWord)}
        rows={data.results}
        keyOf={({ id }) => id}
        sorting={{ by: filter.sort ?? '', set: (by) => set('sort', by) }}
      />
      <Pages
        count={data.pager.count}
        counted={kind === 'plans' ? m.plans_count : m.templates_count}
        limit={PLAN_PAGE_LIMIT}
        offset={filter.offset}
        onGo={(offset) => set('offset', String(offset))}
      />
    </>
  )
}

type EmptyProps = { kind: Kind; user: User | null; isSearch: boolean; onCreate: () => void }

function Empty({ kind, user, isSearch, onCreate }: EmptyProps) {
  const isPlans = kind === 'plans'
  if (isSearch)
    return (
      <EmptyState
        title={isPlans ? m.plan_none_found_title() : m.template_none_found_title()}
        action={<Link to=".">{m.empty_clear_filters()}</Link>}
      >
        {isPlans ? m.plan_none_found_text() : m.template_none_found_text()}
      </EmptyState>
    )
  return (
    <EmptyState
      title={isPlans ? m.plan_none_title() : m.template_none_title()}
      action={<Button onClick={onCreate}>{isPlans ? m.plan_new() : m.plan_new_template()}</Button>}
    >
      {isPlans ? m.plan_none_text() : m.template_none_text()}
      {!isPlans && user?.isApproved === false && ` ${m.template_none_unapproved()}`}
    </EmptyState>
  )
}
