import { Button } from '@mantine/core'
import type { User } from '@salvia/contract/identity'
import { userKinds } from '@salvia/contract/words/identity'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatDate } from '#app/ui/format.ts'
import { Status } from '#app/ui/status.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { ChoiceFilter, ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { Workbench } from '#app/workbench/workbench.tsx'
import { NewUserDialog } from './new-user-dialog.tsx'
import { EXPORTED, userFilter, usersQuery } from './people-lists.ts'
import { kindWord, statusMark, statusWord } from './people-words.ts'
import { UserRecord } from './user-record.tsx'

const columns = (): WorkColumn<User>[] => [
  {
    id: 'name',
    title: m.person_name(),
    isName: true,
    cell: (row) => row.fullName || row.email,
    text: (row) => row.fullName,
    sortedBy: 'lastName',
  },
  {
    id: 'email',
    title: m.person_email(),
    cell: (row) => row.email,
    text: (row) => row.email,
    sortedBy: 'email',
  },
  {
    id: 'kind',
    title: m.person_kind(),
    cell: (row) => kindWord(row.userKindId),
    text: (row) => row.userKindId,
  },
  {
    id: 'status',
    title: m.order_status(),
    cell: (row) => <Status mark={statusMark(row.userStatusId)}>{statusWord(row.userStatusId)}</Status>,
    text: (row) => row.userStatusId,
  },
  {
    id: 'country',
    title: m.person_country(),
    cell: (row) => row.countryId,
    text: (row) => row.countryId ?? '',
  },
  {
    id: 'since',
    title: m.person_since(),
    isFigure: true,
    cell: (row) => formatDate(row.createdAt, getLocale(), 'time'),
    text: (row) => row.createdAt,
    sortedBy: 'createdAt',
  },
]

/** Everyone with an account. */
export function UserList({ viewer }: { viewer: User }) {
  const { id = null } = useParams()
  const [search] = useSearchParams()
  const client = useQueryClient()
  const listed = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData })
  return (
    <Workbench
      list="users"
      path="/admin/users"
      title={m.menu_admin_users()}
      columns={columns()}
      loaded={listed}
      keyOf={(row) => row.id}
      openKey={id}
      filters={<Filters />}
      exportRows={() =>
        everyPage(
          (offset) =>
            apiOf(client)('GET /users', { query: { ...userFilter(search), offset, limit: EXPORTED } }),
          EXPORTED,
        )
      }
      drawer={(key) => <UserRecord key={key} id={key} viewer={viewer} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
  const [isMaking, setMaking] = useState(false)
  return (
    <>
      <SearchFilter address={address} label={m.person_search()} />
      <ChoiceFilter
        address={address}
        name="userKindId"
        label={m.person_kind()}
        choices={userKinds.map((value) => ({ value, label: kindWord(value) }))}
      />
      <ClearFilters address={address} />
      <Button size="sm" ml="auto" onClick={() => setMaking(true)}>
        {m.user_new()}
      </Button>
      {isMaking && <NewUserDialog onClose={() => setMaking(false)} />}
    </>
  )
}
