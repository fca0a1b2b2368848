import type { User } from '@salvia/contract/people/current-user'
import type { Country } from '@salvia/contract/reference/reference'
import { userKinds } from '@salvia/contract/words/identity'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, ClearFilters, SearchFilter } from '#app/workbench/filters.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { NewButton } from '#app/workbench/new-button.tsx'
import { EXPORTED, userFilter, usersQuery } from '../people-lists.ts'
import { kindWord } from '../people-words.ts'
import { PeopleWorkbench } from '../people-workbench.tsx'
import { countryColumn, emailColumn, nameColumn, sinceColumn, statusColumn } from '../person-columns.tsx'
import { NewUserDialog } from './new-user-dialog.tsx'
import { UserRecord } from './user-record.tsx'

const columns = (): WorkColumn<User>[] => [
  nameColumn(),
  { ...emailColumn(), sortedBy: 'email' },
  {
    id: 'kind',
    title: m.person_kind(),
    cell: (row) => kindWord(row.userKindId),
    text: (row) => row.userKindId,
  },
  statusColumn(),
  countryColumn(),
  sinceColumn(),
]

/** Everyone with an account. */
export function UserList({ viewer, countries }: { viewer: User; countries: Country[] }) {
  const [search] = useSearchParams()
  const client = useQueryClient()
  const loaded = useQuery({ ...usersQuery(search), placeholderData: keepPreviousData })
  return (
    <PeopleWorkbench
      list="users"
      path="/admin/users"
      title={m.menu_admin_users()}
      columns={columns()}
      loaded={loaded}
      filters={<Filters />}
      tools={
        <NewButton label={m.user_new()}>
          {(close) => <NewUserDialog countries={countries} onClose={close} />}
        </NewButton>
      }
      exportPage={(offset) =>
        apiOf(client)('GET /users', { query: { ...userFilter(search), offset, limit: EXPORTED } })
      }
      drawer={(key) => <UserRecord key={key} id={key} viewer={viewer} />}
    />
  )
}

function Filters() {
  const address = useListAddress()
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
    </>
  )
}
