import type { DisruptionRow } from '@salvia/contract/disruptions/disruption-records'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import {
  type DisruptionStatus,
  disruptionStatuses,
  disruptionTypes,
} from '@salvia/contract/words/disruptions'
import { nextDisruptionStatus } from '@salvia/rules/disruptions/disruption-state'
import { formatDate, formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { TabCount } from '#app/ui/list-tools.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, SearchFilter, WorkTabs } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import type { RowAction } from '#app/workbench/row-keys.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { disruptionCountQuery, disruptionList } from '../disruption-queries.ts'
import { moveWords, reasonWords, statusWords, typeWords } from '../disruption-words.ts'
import { useMove } from './use-move.ts'

const NewDialog = lazy(() =>
  import('./new-disruption-dialog.tsx').then((part) => ({ default: part.NewDisruptionDialog })),
)

const dayOf = (day: CalendarDay | null) =>
  day === null ? m.disruption_end_unknown() : formatDate(day, getLocale())

const countOf = ({ usersCount }: DisruptionRow) =>
  usersCount === null ? '–' : formatNumber(usersCount, getLocale())

const columns = (): WorkColumn<DisruptionRow>[] => [
  {
    id: 'product',
    title: m.disruption_product(),
    isName: true,
    sortedBy: 'product',
    cell: ({ product }) => product.name,
    text: ({ product }) => product.name,
  },
  {
    id: 'brand',
    title: m.disruption_brand_sku(),
    cell: ({ product }) => [product.brandName, product.sku].join(' · '),
    text: ({ product }) => [product.brandName, product.sku].join(' · '),
  },
  {
    id: 'status',
    title: m.common_status(),
    sortedBy: 'status',
    cell: ({ status }) => <Status mark={statusWords[status].mark}>{statusWords[status].word()}</Status>,
    text: ({ status }) => status,
  },
  {
    id: 'reason',
    title: m.disruption_reason(),
    cell: ({ reason }) => reasonWords[reason](),
    text: ({ reason }) => reason,
  },
  {
    id: 'expectedUntil',
    title: m.disruption_expected(),
    isFigure: true,
    sortedBy: 'expectedUntil',
    cell: ({ expectedUntil }) => dayOf(expectedUntil),
    text: ({ expectedUntil }) => expectedUntil ?? '',
  },
  {
    id: 'users',
    title: m.disruption_touched(),
    isFigure: true,
    cell: countOf,
    text: ({ usersCount }) => String(usersCount ?? ''),
  },
  {
    id: 'updatedAt',
    title: m.common_last_changed(),
    isFigure: true,
    isExtra: true,
    sortedBy: 'updatedAt',
    cell: ({ updatedAt }) => <Time at={updatedAt} />,
    text: ({ updatedAt }) => updatedAt,
  },
]

/** Moves the selected disruptions to a status: all of them or none. */
function useMoving(key: string, status: DisruptionStatus): RowAction<DisruptionRow> {
  const { move } = useMove('disruptions')
  return {
    key,
    label: moveWords(status),
    isBulk: true,
    isFor: (row) => nextDisruptionStatus(row.status, status) !== null,
    run: (rows) => move(rows, status),
  }
}

/** All disruptions of products. */
export function DisruptionList() {
  const actions = [useMoving('r', 'Ready'), useMoving('v', 'Resolved'), useMoving('c', 'Closed')]
  return (
    <Workbench
      list="product-disruptions"
      path="/admin/product-disruptions"
      title={m.menu_admin_disruptions()}
      state={
        <ListState
          reads={disruptionList}
          words={m.state_disruptions}
          none={m.state_disruptions_none}
          where={{ path: '/admin/product-disruptions', search: 'status=Ready' }}
        />
      }
      columns={columns()}
      reads={disruptionList}
      keyOf={(row) => row.id}
      tools={<NewButton label={m.disruption_new()}>{(close) => <NewDialog onClose={close} />}</NewButton>}
      tabs={
        <WorkTabs
          label={m.common_status()}
          name="status"
          usual=""
          tabs={[
            { value: '', label: <Tab status="">{m.list_all()}</Tab> },
            ...disruptionStatuses.map((value) => ({
              value,
              label: <Tab status={value}>{statusWords[value].word()}</Tab>,
            })),
          ]}
        />
      }
      filters={
        <>
          <SearchFilter label={m.disruption_search()} />
          <MoreFilters tab="status">
            <ChoiceFilter
              name="type"
              label={m.disruption_type()}
              choices={disruptionTypes.map((value) => ({ value, label: typeWords[value]() }))}
            />
          </MoreFilters>
        </>
      }
      actions={actions}
    />
  )
}

const Tab = ({ status, children }: { status: string; children: ReactNode }) => (
  <>
    {children} <TabCount value={useQuery(disruptionCountQuery(status)).data?.pager.count} />
  </>
)
