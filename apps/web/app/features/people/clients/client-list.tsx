import type { ClientRow } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { m } from '#app/paraglide/messages.js'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, SearchFilter, yesOrNo } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { PeriodNote } from '#app/workbench/period-note.tsx'
import { PractitionerFilter } from '#app/workbench/practitioner-filter.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { clientList } from '../people-lists.ts'
import { AccountStatus, countryColumn, emailColumn, nameColumn, statusColumn } from '../person-columns.tsx'
import { ClientRecord } from './client-record.tsx'

const columns = (): WorkColumn<ClientRow>[] => [
  nameColumn(),
  emailColumn(),
  countryColumn(),
  {
    ...statusColumn(),
    cell: (row) =>
      row.hasAccount ? <AccountStatus {...row} /> : <Status mark="open">{m.client_no_account()}</Status>,
    text: (row) => (row.hasAccount ? row.userStatusId : 'NoAccount'),
  },
  {
    id: 'plans',
    title: m.client_plans_joined(),
    isFigure: true,
    cell: (row) => row.plansCount,
    text: (row) => String(row.plansCount),
  },
  {
    id: 'orders',
    title: m.common_orders(),
    isFigure: true,
    cell: (row) => row.ordersCount,
    text: (row) => String(row.ordersCount),
  },
  {
    id: 'lastOrder',
    title: m.client_last_order(),
    isFigure: true,
    cell: (row) => row.lastOrderAt && <Time at={row.lastOrderAt} style="short" />,
    text: (row) => row.lastOrderAt ?? '',
  },
]

/** All clients, for admins; client files without an account are marked and can be hidden. */
export function AdminClientList({ countries }: { countries: Country[] }) {
  return (
    <Workbench
      list="clients"
      path="/admin/clients"
      title={m.common_clients()}
      state={
        <ListState
          reads={clientList}
          words={m.state_clients}
          none={m.state_clients_none}
          where={{ path: '/admin/clients', search: 'hasAccount=false' }}
        />
      }
      columns={columns()}
      reads={clientList}
      keyOf={(row) => row.id}
      filters={<Filters />}
      tabs={<PeriodNote names={['linked']} />}
      drawer={(key) => <ClientRecord key={key} id={key} countries={countries} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.person_name_or_email()} />
      <MoreFilters>
        <PractitionerFilter />
        <ChoiceFilter name="hasAccount" label={m.client_account()} choices={yesOrNo()} />
      </MoreFilters>
    </>
  )
}
