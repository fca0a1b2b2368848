import { Button, TextInput } from '@mantine/core'
import type { ClientRow } from '@salvia/contract/customers'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { formatDate } from '#app/ui/format.ts'
import { ListTools } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { type ListAddress, useListAddress } from '#app/workbench/list-address.ts'
import { ErasedFiles } from './erased-files.tsx'
import { NewClientDialog } from './new-client-dialog.tsx'
import { ownClientsQuery } from './people-lists.ts'

const TYPING_MS = 250

/** A practitioner's clients. What is shown is in the address. */
export function OwnClientList() {
  const address = useListAddress()
  const [isMaking, setMaking] = useState(false)
  const make = (
    <Button variant="filled" onClick={() => setMaking(true)}>
      {m.client_new()}
    </Button>
  )
  return (
    <div>
      <PageHeader title={m.menu_clients()} actions={make} />
      <ErasedFiles />
      <ListTools>
        <Search address={address} />
      </ListTools>
      <Rows address={address} />
      {isMaking && <NewClientDialog onClose={() => setMaking(false)} />}
    </div>
  )
}

function Search({ address }: { address: ListAddress }) {
  const kept = address.get('query')
  const [typed, setTyped] = useState(kept)
  useEffect(() => {
    if (typed.trim() === kept) return
    const timer = setTimeout(() => address.set('query', typed.trim()), TYPING_MS)
    return () => clearTimeout(timer)
  })
  return (
    <TextInput
      type="search"
      size="sm"
      label={m.client_search()}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

function Rows({ address }: { address: ListAddress }) {
  const asked = ownClientsQuery(new URLSearchParams(address.search))
  const { data, isError, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.results.length === 0)
    return address.get('query') ? (
      <EmptyState title={m.list_none_title()}>{m.list_none_text()}</EmptyState>
    ) : (
      <EmptyState title={m.client_none_title()}>{m.client_none_text()}</EmptyState>
    )
  return (
    <>
      <DataTable caption={m.menu_clients()} columns={columns()} rows={data.results} keyOf={({ id }) => id} />
      <Pages
        count={data.pager.count}
        limit={DEFAULT_PAGE_LIMIT}
        offset={address.offset}
        onGo={(offset) => address.set('offset', String(offset))}
      />
    </>
  )
}

const columns = (): Column<ClientRow>[] => [
  {
    id: 'name',
    title: m.person_name(),
    isName: true,
    cell: ({ id, fullName, email }) => <Link to={`/clients/${id}`}>{fullName || email}</Link>,
  },
  { id: 'email', title: m.person_email(), cell: ({ email }) => email },
  {
    id: 'account',
    title: m.client_account(),
    cell: ({ hasAccount }) =>
      hasAccount ? (
        <Status mark="available">{m.client_joined()}</Status>
      ) : (
        <Status mark="open">{m.client_invited()}</Status>
      ),
  },
  {
    id: 'alerts',
    title: m.client_alerts(),
    cell: ({ muteAlerts }) => muteAlerts && <Status mark="open">{m.client_muted()}</Status>,
  },
  { id: 'plans', title: m.menu_treatment_plans(), isFigure: true, cell: ({ plansCount }) => plansCount },
  { id: 'orders', title: m.menu_admin_orders(), isFigure: true, cell: ({ ordersCount }) => ordersCount },
  {
    id: 'lastOrder',
    title: m.client_last_order(),
    isFigure: true,
    cell: ({ lastOrderAt }) => lastOrderAt && formatDate(lastOrderAt, getLocale(), 'short'),
  },
]
