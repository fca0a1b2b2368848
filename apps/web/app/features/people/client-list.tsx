import type { ClientRow } from '@salvia/contract/customers'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDate } from '#app/ui/format.ts'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { ClientRecord } from './client-record.tsx'
import { clientFilter, clientsQuery, EXPORTED } from './people-lists.ts'
import { statusMark, statusWord } from './people-words.ts'

const columns = (): WorkColumn<ClientRow>[] => [
  {
    id: 'name',
    title: m.person_name(),
    isName: true,
    cell: (row) => row.fullName || row.email,
    text: (row) => row.fullName,
    sortedBy: 'lastName',
  },
  { id: 'email', title: m.person_email(), cell: (row) => row.email, text: (row) => row.email },
  {
    id: 'country',
    title: m.person_country(),
    cell: (row) => row.countryId,
    text: (row) => row.countryId ?? '',
  },
  {
    id: 'status',
    title: m.order_status(),
    cell: (row) => <Status mark={statusMark(row.userStatusId)}>{statusWord(row.userStatusId)}</Status>,
    text: (row) => row.userStatusId,
  },
  {
    id: 'plans',
    title: m.menu_treatment_plans(),
    isFigure: true,
    cell: (row) => row.plansCount,
    text: (row) => String(row.plansCount),
  },
  {
    id: 'orders',
    title: m.menu_admin_orders(),
    isFigure: true,
    cell: (row) => row.ordersCount,
    text: (row) => String(row.ordersCount),
  },
  {
    id: 'lastOrder',
    title: m.client_last_order(),
    isFigure: true,
    cell: (row) => row.lastOrderAt && formatDate(row.lastOrderAt, getLocale(), 'short'),
    text: (row) => row.lastOrderAt ?? '',
  },
]

/** Every client, for admins. */
export function AdminClientList() {
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const listed = useQuery({ ...clientsQuery(search), placeholderData: keepPreviousData })
  return (
    <Workbench
      list="clients"
      path="/admin/clients"
      title={m.menu_clients()}
      columns={columns()}
      loaded={listed}
      keyOf={(row) => row.id}
      openKey={id}
      filters={<Filters />}
      exportRows={() =>
        everyPage(
          (offset) =>
            apiOf(client)('GET /customer', { query: { ...clientFilter(search), offset, limit: EXPORTED } }),
          EXPORTED,
        )
      }
      drawer={(key) => <ClientRecord key={key} id={key} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  return (
    <>
      <SearchFilter address={address} label={m.person_search()} />
      <ClearFilters address={address} />
    </>
  )
}
