import type { ListedClient } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { CreateButton } from '#app/ui/create-button.tsx'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTabs, ListTools, TabCount } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import { ChoiceFilter, ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { type ListAddress, useListAddress } from '#app/workbench/list-address.ts'
import { PeriodNote } from '#app/workbench/period-note.tsx'
import { clientsToContactQuery, ownClientCountQuery, ownClientsQuery } from '../people-lists.ts'
import { shownOrders, shownPlans } from './client-figures.ts'
import { ErasedFiles } from './erased-files.tsx'
import { NewClientDialog } from './new-client-dialog.tsx'

type Props = {
  countries: Country[]
  country: string | null
  /** The clients to contact, each with why. */
  toContact: ReactNode
}

const TO_CONTACT = 'toContact'

/** A practitioner's clients. Filters are in the URL. */
export function OwnClientList({ countries, country, toContact }: Props) {
  const address = useListAddress()
  const [isMaking, setMaking] = useState(false)
  const isToContact = address.get(TO_CONTACT) === 'true'
  const make = (
    <Button variant="filled" onClick={() => setMaking(true)}>
      {m.client_new()}
    </Button>
  )
  const keyed = (
    <CreateButton
      label={m.client_new()}
      isCreating={false}
      onCreate={() => setMaking(true)}
      otherKeys={[{ key: '/', meaning: m.key_search() }]}
    />
  )
  return (
    <div>
      <PageHeader title={m.common_clients()} lead={<ClientsState />} actions={keyed} />
      <ErasedFiles />
      <ListTools
        tabs={<Tabs address={address} />}
        search={!isToContact && <SearchFilter label={m.person_name_or_email()} />}
        filters={!isToContact && <Choices />}
      />
      <PeriodNote names={['linked']} />
      {isToContact ? toContact : <Rows address={address} make={make} />}
      {isMaking && <NewClientDialog {...{ countries, country }} onClose={() => setMaking(false)} />}
    </div>
  )
}

const useCount = (hasAccount?: 'true' | 'false') =>
  useQuery(ownClientCountQuery(hasAccount)).data?.pager.count

const useToContact = () => useQuery(clientsToContactQuery).data?.pager.count ?? 0

/** Who is to be contacted, and who has not joined yet. Nothing until it is known. */
function ClientsState() {
  const toContact = useToContact()
  const all = useCount()
  const invited = useCount('false')
  if (all === 0) return m.clients_lead_none()
  if (all === undefined || invited === undefined) return null
  const joined = invited === 0 ? m.clients_joined_lead() : m.clients_invited_lead({ count: invited })
  return toContact > 0 ? `${m.plans_alerts_lead({ count: toContact })} ${joined}` : joined
}

/** By account; the search and the filters at the right apply within a tab. */
function Tabs({ address }: { address: ListAddress }) {
  const open = address.get(TO_CONTACT) === 'true' ? TO_CONTACT : address.get('hasAccount')
  const tabs = [
    { value: '', to: '/clients', label: m.list_all(), count: useCount() },
    {
      value: TO_CONTACT,
      to: `/clients?${TO_CONTACT}=true`,
      label: m.plan_alerts_card(),
      count: useToContact(),
    },
    { value: 'true', to: '/clients?hasAccount=true', label: m.client_tab_joined(), count: useCount('true') },
    {
      value: 'false',
      to: '/clients?hasAccount=false',
      label: m.client_tab_not_joined(),
      count: useCount('false'),
    },
  ]
  return (
    <ListTabs label={m.client_lists()}>
      {tabs.map(({ value, to, label, count }) => (
        <Link key={to} to={to} aria-current={open === value ? 'page' : undefined}>
          {label} <TabCount value={count} />
        </Link>
      ))}
    </ListTabs>
  )
}

const Choices = () => (
  <>
    <ChoiceFilter
      name="muteAlerts"
      label={m.client_alerts()}
      choices={[
        { value: 'false', label: m.client_alerts_heard() },
        { value: 'true', label: m.client_muted() },
      ]}
    />
    <ClearFilters tab="hasAccount" />
  </>
)

const isFiltered = (address: ListAddress): boolean =>
  ['query', 'hasAccount', 'muteAlerts', 'linkedFrom', 'linkedTo'].some((name) => address.get(name) !== '')

type RowsProps = { address: ListAddress; make: ReactNode }

function Rows({ address, make }: RowsProps) {
  const asked = ownClientsQuery(new URLSearchParams(address.search))
  const { data, isError, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.results.length === 0)
    return isFiltered(address) ? (
      <EmptyState title={m.list_none_title()}>{m.list_none_text()}</EmptyState>
    ) : (
      <EmptyState title={m.client_none_title()} action={make}>
        {m.client_none_text()}
      </EmptyState>
    )
  return (
    <>
      <DataTable
        caption={m.common_clients()}
        columns={columns()}
        rows={data.results}
        keyOf={({ id }) => id}
        sorting={{ by: address.sort, set: (by) => address.set('sort', by) }}
      />
      <Pages
        count={data.pager.count}
        counted={m.catalogue_plan_clients}
        limit={DEFAULT_PAGE_LIMIT}
        offset={address.offset}
        onGo={(offset) => address.set('offset', String(offset))}
      />
    </>
  )
}

const columns = (): Column<ListedClient>[] => [
  {
    id: 'name',
    title: m.common_name(),
    isName: true,
    sortedBy: 'lastName',
    cell: ({ id, fullName, email }) => <Link to={`/clients/${id}`}>{fullName || email}</Link>,
  },
  { id: 'email', title: m.person_email(), isExtra: true, sortedBy: 'email', cell: ({ email }) => email },
  {
    id: 'account',
    title: m.client_account(),
    cell: (row) => <Account row={row} />,
  },
  {
    id: 'alerts',
    title: m.plan_alerts_column(),
    sortedBy: 'alertsCount',
    cell: (row) => <Alerts row={row} />,
  },
  { id: 'plans', title: m.client_plans_joined(), isExtra: true, isFigure: true, cell: shownPlans },
  { id: 'orders', title: m.common_orders(), isFigure: true, cell: shownOrders },
  {
    id: 'lastOrder',
    title: m.client_last_order(),
    isFigure: true,
    cell: ({ lastOrderAt }) => (lastOrderAt ? <Time at={lastOrderAt} style="short" /> : '–'),
  },
  {
    id: 'since',
    title: m.common_since(),
    isExtra: true,
    isFigure: true,
    sortedBy: 'linkedAt',
    cell: ({ linkedAt }) => <Time at={linkedAt} style="short" />,
  },
]

function Account({ row: { hasAccount, declinedAt } }: { row: ListedClient }) {
  if (hasAccount) return <Status mark="available">{m.client_joined()}</Status>
  if (declinedAt !== null) return <Status mark="unavailable">{m.client_declined()}</Status>
  return <Status mark="open">{m.client_invited()}</Status>
}

/** Whether the client is to be contacted, else whether alerts about them are muted. */
function Alerts({ row: { muteAlerts, alertsCount } }: { row: ListedClient }) {
  if (alertsCount) return <Status mark="limited">{m.common_yes()}</Status>
  return muteAlerts ? <Status mark="open">{m.client_muted()}</Status> : '–'
}
