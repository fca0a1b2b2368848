import type { OrderCard } from '@salvia/contract/orders/orders'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { orderStatuses } from '@salvia/contract/words/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { FilterSheet } from '#app/ui/filter-sheet.tsx'
import { ListTabs, ListTools, TabCount } from '#app/ui/list-tools.tsx'
import { Money } from '#app/ui/money.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import { setInList } from '#app/workbench/list-address.ts'
import { useChangeSearch, useWantedSearch } from '#app/workbench/wanted-search.ts'
import css from './order-list.module.css'
import {
  type OrderFilter,
  orderCountQuery,
  ordersQuery,
  orderTabPath,
  readOrderFilter,
} from './order-queries.ts'
import { OrderStatus, orderStatusWord } from './order-status.tsx'
import { OrdersState } from './orders-state.tsx'

type Props = {
  /** What the page of the user's own is called. */
  title: string
  hasPlans: boolean
  /** What a client has besides orders. */
  above?: ReactNode
}

/** The user's own orders, or orders from their plans. Filters are in the URL. */
export function OrderList({ title, hasPlans, above }: Props) {
  const [search] = useSearchParams()
  const changeSearch = useChangeSearch()
  const filter = readOrderFilter(search)
  const set = (name: string, value: string) => changeSearch((after) => setInList(after, name, value))
  const count = useQuery(orderCountQuery(filter.of, filter.clientId)).data?.pager.count
  const isEmpty = count === 0 && !isNarrowed({ ...filter, clientId: undefined })
  return (
    <div>
      <PageHeader
        title={filter.of === 'own' ? title : m.order_of_plans()}
        lead={filter.of === 'own' ? <OrdersState /> : <PlanOrdersSoFar clientId={filter.clientId} />}
      />
      {above}
      {filter.clientId && (
        <p className="second">
          {m.order_of_one_client()} <Link to="/orders?of=plans">{m.empty_clear_filters()}</Link>
        </p>
      )}
      <ListTools
        tabs={hasPlans && <Tabs of={filter.of} clientId={filter.clientId} />}
        filters={!isEmpty && <Filters onSet={set} />}
      />
      <Rows filter={filter} onSet={set} />
    </div>
  )
}

/** How many orders the user's plans, or one client with them, have brought; nothing before there is one. */
function PlanOrdersSoFar({ clientId }: Pick<OrderFilter, 'clientId'>) {
  const count = useQuery(orderCountQuery('plans', clientId)).data?.pager.count
  return count ? m.order_of_plans_count({ count }) : null
}

function Tabs({ of, clientId }: Pick<OrderFilter, 'of' | 'clientId'>) {
  const own = useQuery(orderCountQuery('own', clientId)).data?.pager.count
  const plans = useQuery(orderCountQuery('plans', clientId)).data?.pager.count
  return (
    <ListTabs label={m.order_lists()}>
      <Link to={orderTabPath('own', clientId)} aria-current={of === 'own' ? 'page' : undefined}>
        {m.menu_my_orders()} <TabCount value={own} />
      </Link>
      <Link to={orderTabPath('plans', clientId)} aria-current={of === 'plans' ? 'page' : undefined}>
        {m.order_of_plans()} <TabCount value={plans} />
      </Link>
    </ListTabs>
  )
}

type Set = { onSet: (name: string, value: string) => void }
type PartProps = Set & { filter: OrderFilter }

/** Beside each other on a wide page, in a sheet behind one button on a phone. */
function Filters({ onSet }: Set) {
  const filter = readOrderFilter(useWantedSearch())
  const count = [filter.status, filter.placedFrom, filter.placedTo].filter(Boolean).length
  const opens = count > 0 ? m.list_filter_count({ count }) : m.list_filter()
  return (
    <FilterSheet title={m.list_filter()} opens={opens} found={m.list_filter_show()}>
      <SelectField
        isSmall
        aria-label={m.common_status()}
        value={filter.status ?? ''}
        data={[
          { value: '', label: m.order_status_any() },
          ...orderStatuses
            .filter((status) => status !== 'Deleted')
            .map((status) => ({ value: status, label: orderStatusWord(status) })),
        ]}
        onChange={(event) => onSet('status', event.currentTarget.value)}
      />
      <DayField
        isSmall
        className={css.from}
        label={m.order_placed_from()}
        value={filter.placedFrom ?? ''}
        onChange={(day) => onSet('placedFrom', day)}
      />
      <DayField
        isSmall
        className={css.from}
        label={m.order_placed_to()}
        value={filter.placedTo ?? ''}
        onChange={(day) => onSet('placedTo', day)}
      />
    </FilterSheet>
  )
}

function Rows({ filter, onSet }: PartProps) {
  const { data, isError, refetch } = useQuery({ ...ordersQuery(filter), placeholderData: keepPreviousData })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.results.length === 0) return <Empty filter={filter} />
  return (
    <>
      <DataTable
        caption={m.menu_my_orders()}
        columns={columnsOf()}
        rows={data.results}
        keyOf={({ id }) => id}
        sorting={{ by: filter.sort ?? '', set: (by) => onSet('sort', by) }}
      />
      <Pages
        count={data.pager.count}
        counted={m.catalogue_plan_orders}
        limit={DEFAULT_PAGE_LIMIT}
        offset={filter.offset}
        onGo={(offset) => onSet('offset', String(offset))}
      />
    </>
  )
}

function Empty({ filter: { of, ...narrowed } }: Pick<PartProps, 'filter'>) {
  if (isNarrowed(narrowed))
    return (
      <EmptyState
        title={m.order_none_found_title()}
        action={<Link to={`/orders?of=${of}`}>{m.empty_clear_filters()}</Link>}
      >
        {m.order_none_found_text()}
      </EmptyState>
    )
  if (of === 'plans')
    return (
      <EmptyState
        title={m.order_none_of_plans_title()}
        action={<Link to="/treatment-plans">{m.empty_to_plans()}</Link>}
      >
        {m.order_none_of_plans_text()}
      </EmptyState>
    )
  return (
    <EmptyState title={m.order_none_title()} action={<Link to="/shop">{m.cart_empty_shop()}</Link>}>
      {m.order_none_text()}
    </EmptyState>
  )
}

const isNarrowed = ({ status, placedFrom, placedTo, clientId }: Omit<OrderFilter, 'of'>): boolean =>
  [status, placedFrom, placedTo, clientId].some(Boolean)

const planOf = ({ recommendation }: OrderCard) =>
  recommendation ? (
    <Link to={`/recommendations/${recommendation.shareCode}`}>{recommendation.name}</Link>
  ) : (
    '–'
  )

function columnsOf(): Column<OrderCard>[] {
  const columns: Column<OrderCard>[] = [
    {
      id: 'number',
      title: m.common_order(),
      isName: true,
      sortedBy: 'number',
      cell: ({ id, number, orderedBy }) => (
        <>
          <Link to={`/orders/${id}`}>{number ?? m.order_unnumbered()}</Link>
          {orderedBy && (
            <>
              <br />
              <span className="third">{m.order_made_for_you({ name: orderedBy })}</span>
            </>
          )}
        </>
      ),
    },
    {
      id: 'date',
      title: m.order_date(),
      sortedBy: 'placedAt',
      cell: ({ placedAt, createdAt }) => <Time at={placedAt ?? createdAt} style="day" />,
    },
    {
      id: 'status',
      title: m.common_status(),
      sortedBy: 'status',
      cell: (order) => <OrderStatus {...order} />,
    },
  ]
  return [
    ...columns,
    { id: 'plan', title: m.order_plan(), cell: planOf },
    { id: 'packs', title: m.common_packs(), isFigure: true, cell: ({ itemsCount }) => itemsCount },
    {
      id: 'total',
      title: m.plan_total(),
      isFigure: true,
      sortedBy: 'totalAmount',
      cell: ({ totalAmount }) => <Money value={totalAmount} />,
    },
  ]
}
