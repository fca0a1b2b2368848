import { Button } from '@mantine/core'
import type { RecommendationRow } from '@salvia/contract/plans/plan-records'
import { planLengths } from '@salvia/contract/words/lengths'
import { PLAN_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { formatDate, formatPercent } from '@salvia/rules/format/format'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { Form, Link, useSearchParams, useSubmit } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTabs, ListTools } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SearchField } from '#app/ui/search-field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { plansQuery, readPlanFilter } from './plan-filter.ts'
import { useNewPlan } from './use-new-plan.ts'

type Kind = 'plans' | 'templates'

/** Plans, or templates, of the practitioner. Search and page are in the address. */
export function PlanList({ kind }: { kind: Kind }) {
  const { create, isCreating } = useNewPlan(kind === 'templates')
  const title = kind === 'plans' ? m.menu_treatment_plans() : m.plan_templates()
  return (
    <div>
      <PageHeader
        title={title}
        actions={
          <Button
            variant="filled"
            loading={isCreating}
            leftSection={<IconPlus size={18} stroke={1.75} />}
            onClick={create}
          >
            {kind === 'plans' ? m.plan_new() : m.plan_new_template()}
          </Button>
        }
      />
      <ListTools>
        <Tabs kind={kind} />
        <Search />
      </ListTools>
      <Rows kind={kind} onCreate={create} />
    </div>
  )
}

const Tabs = ({ kind }: { kind: Kind }) => (
  <ListTabs label={m.plan_lists()}>
    <Link to="/treatment-plans" aria-current={kind === 'plans' ? 'page' : undefined}>
      {m.plan_plans()}
    </Link>
    <Link to="/treatment-plans/templates" aria-current={kind === 'templates' ? 'page' : undefined}>
      {m.plan_templates()}
    </Link>
  </ListTabs>
)

function Search() {
  const [search] = useSearchParams()
  const submit = useSubmit()
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    await submit(event.currentTarget, { replace: true })
  }
  return (
    <Form role="search" onSubmit={onSubmit}>
      <SearchField
        name="name"
        isSmall
        label={m.plan_search()}
        defaultValue={search.get('name') ?? ''}
        maxLength={planLengths.name}
      />
    </Form>
  )
}

function Rows({ kind, onCreate }: { kind: Kind; onCreate: () => void }) {
  const [search, setSearch] = useSearchParams()
  const filter = readPlanFilter(search, kind === 'plans' ? 'Recommendations' : 'AllTemplates')
  const { data, isError, refetch } = useQuery({ ...plansQuery(filter), placeholderData: keepPreviousData })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.results.length === 0) return <Empty isSearch={filter.name !== ''} onCreate={onCreate} />
  const goTo = (offset: number) =>
    setSearch((before) => {
      before.set('offset', String(offset))
      return before
    })
  return (
    <>
      <DataTable caption={m.plan_lists()} columns={columns()} rows={data.results} keyOf={({ id }) => id} />
      <Pages count={data.pager.count} limit={PLAN_PAGE_LIMIT} offset={filter.offset} onGo={goTo} />
    </>
  )
}

const Empty = ({ isSearch, onCreate }: { isSearch: boolean; onCreate: () => void }) =>
  isSearch ? (
    <EmptyState title={m.plan_none_found_title()}>{m.plan_none_found_text()}</EmptyState>
  ) : (
    <EmptyState title={m.plan_none_title()} action={<Button onClick={onCreate}>{m.plan_new()}</Button>}>
      {m.plan_none_text()}
    </EmptyState>
  )

function columns(): Column<RecommendationRow>[] {
  const language = getLocale()
  return [
    {
      id: 'name',
      title: m.plan_name(),
      isName: true,
      cell: (plan) => <Link to={`/recommendations/${plan.id}/edit`}>{plan.name}</Link>,
    },
    { id: 'code', title: m.plan_code(), cell: (plan) => plan.shareCode },
    { id: 'items', title: m.plan_products(), isFigure: true, cell: (plan) => plan.itemsCount },
    {
      id: 'discount',
      title: m.plan_client_discount(),
      isFigure: true,
      cell: (plan) => formatPercent(plan.discountPercentage, language),
    },
    { id: 'orders', title: m.plan_orders(), isFigure: true, cell: (plan) => plan.totalOrders ?? '–' },
    {
      id: 'shared',
      title: m.plan_shared(),
      cell: (plan) => (plan.sharedAt ? formatDate(plan.sharedAt, language, 'short') : '–'),
    },
    { id: 'updated', title: m.plan_changed(), cell: (plan) => formatDate(plan.updatedAt, language, 'short') },
  ]
}
