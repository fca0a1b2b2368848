import { Button } from '@mantine/core'
import type { ClientRow } from '@salvia/contract/people/clients'
import type { Country } from '@salvia/contract/reference/reference'
import { DEFAULT_PAGE_LIMIT } from '@salvia/contract/words/limits'
import { formatDate } from '@salvia/rules/format/format'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { type Column, DataTable } from '#app/ui/data-table.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { ListTools } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { Pages } from '#app/ui/pages.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Status } from '#app/ui/status.tsx'
import { type ListAddress, useListAddress } from '#app/workbench/list-address.ts'
import css from '../people.module.css'
import { ownClientsQuery } from '../people-lists.ts'
import { ErasedFiles } from './erased-files.tsx'
import { NewClientDialog } from './new-client-dialog.tsx'

const TYPING_MS = 250

type Props = { countries: Country[]; country: string | null }

/** A practitioner's clients. What is shown is in the address. */
export function OwnClientList({ countries, country }: Props) {
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
        <div className={css.filters}>
          <Choices address={address} />
        </div>
      </ListTools>
      <Rows address={address} />
      {isMaking && <NewClientDialog {...{ countries, country }} onClose={() => setMaking(false)} />}
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
    <TextField
      type="search"
      label={m.client_search()}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  )
}

const any = () => ({ value: '', label: m.list_all() })

/** Filters by joined and muted, and the sort order. */
function Choices({ address }: { address: ListAddress }) {
  const choice = (name: string, label: string, data: { value: string; label: string }[]) => (
    <SelectField
      label={label}
      data={data}
      value={address.get(name)}
      onChange={(event) => address.set(name, event.currentTarget.value)}
    />
  )
  return (
    <>
      {choice('hasAccount', m.client_account(), [
        any(),
        { value: 'true', label: m.client_joined() },
        { value: 'false', label: m.client_invited() },
      ])}
      {choice('muteAlerts', m.client_alerts(), [
        any(),
        { value: 'false', label: m.client_alerts_heard() },
        { value: 'true', label: m.client_muted() },
      ])}
      {choice('sort', m.list_sort(), [
        { value: '', label: m.list_sort_name() },
        { value: '-linkedAt', label: m.list_sort_newest() },
        { value: 'linkedAt', label: m.list_sort_oldest() },
        ...sortedOtherwise(address.sort),
      ])}
    </>
  )
}

/** An order that a title of the table chose. */
const sortedOtherwise = (sort: string) => {
  const field = sort.replace(/^-/, '')
  const title = columns().find(({ sortedBy }) => sortedBy === field)?.title
  return field === 'linkedAt' || title === undefined ? [] : [{ value: sort, label: title }]
}

const isFiltered = (address: ListAddress): boolean =>
  ['query', 'hasAccount', 'muteAlerts'].some((name) => address.get(name) !== '')

function Rows({ address }: { address: ListAddress }) {
  const asked = ownClientsQuery(new URLSearchParams(address.search))
  const { data, isError, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData })
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows />
  if (data.results.length === 0)
    return isFiltered(address) ? (
      <EmptyState title={m.list_none_title()}>{m.list_none_text()}</EmptyState>
    ) : (
      <EmptyState title={m.client_none_title()}>{m.client_none_text()}</EmptyState>
    )
  return (
    <>
      <DataTable
        caption={m.menu_clients()}
        columns={columns()}
        rows={data.results}
        keyOf={({ id }) => id}
        sorting={{ by: address.sort, set: (by) => address.set('sort', by) }}
      />
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
    sortedBy: 'lastName',
    cell: ({ id, fullName, email }) => <Link to={`/clients/${id}`}>{fullName || email}</Link>,
  },
  { id: 'email', title: m.person_email(), sortedBy: 'email', cell: ({ email }) => email },
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
  {
    id: 'since',
    title: m.client_since_column(),
    isFigure: true,
    sortedBy: 'linkedAt',
    cell: ({ linkedAt }) => formatDate(linkedAt, getLocale(), 'short'),
  },
]
