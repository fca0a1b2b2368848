import type { ApiAnswer } from '@salvia/contract/api-calls'
import type { RefillDueRow } from '@salvia/contract/plans/refills-due'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { PagedList } from '#app/ui/paged-list.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { refillsQuery } from './insight-queries.ts'
import css from './insights.module.css'

type Paths = { client: (id: string) => string; plan: (id: string) => string }
type Props = { practitionerId: string; above: ReactNode; paths: Paths; action?: ReactNode }

/** The rows behind the refill rate: who ran out of what, and whether it was ordered again in time. */
export function Refills({ practitionerId, above, paths, action }: Props) {
  const [search] = useSearchParams()
  const address = useListAddress()
  const found = useQuery({ ...refillsQuery(practitionerId, search), placeholderData: keepPreviousData })
  return (
    <div className={css.page}>
      <PageHeader
        title={m.insights_refills()}
        above={above}
        lead={found.data && refillsState(found.data)}
        actions={action}
      />
      {found.data?.pager.count !== 0 && (
        <PagedList
          found={found}
          none={m.refills_none()}
          onGo={(offset) => address.set('offset', String(offset))}
        >
          {(rows) => (
            <DataTable
              caption={m.insights_refills()}
              columns={columnsOf(paths)}
              rows={rows}
              keyOf={({ client, product, recommendation, dueAt }) =>
                [client.id, product.id, recommendation.id, dueAt].join()
              }
            />
          )}
        </PagedList>
      )}
      <p className="second">{m.refills_how()}</p>
    </div>
  )
}

/** How many came due, and how many of them were not made in time where all are shown. */
function refillsState({
  results,
  pager: { count },
}: ApiAnswer<'GET /practitioner/{practitionerId}/refills'>) {
  if (count === 0) return m.refills_none()
  if (results.length < count) return m.refills_state({ count })
  const late = results.filter(({ isRefilled }) => !isRefilled).length
  return m.refills_state_late({ count, late })
}

const columnsOf = (paths: Paths): Column<RefillDueRow>[] => [
  {
    id: 'client',
    title: m.person_client(),
    isName: true,
    cell: ({ client }) => <Link to={paths.client(client.id)}>{client.fullName}</Link>,
  },
  { id: 'product', title: m.common_product(), cell: ({ product }) => product.name },
  {
    id: 'plan',
    title: m.order_plan(),
    cell: ({ recommendation }) => <Link to={paths.plan(recommendation.id)}>{recommendation.name}</Link>,
  },
  { id: 'due', title: m.refills_due(), cell: ({ dueAt }) => <Time at={dueAt} style="short" /> },
  {
    id: 'refill',
    title: m.insights_refills(),
    cell: ({ isRefilled }) => (
      <Status mark={isRefilled ? 'available' : 'open'}>
        {isRefilled ? m.plan_status_ordered() : m.refills_not_ordered()}
      </Status>
    ),
  },
]
