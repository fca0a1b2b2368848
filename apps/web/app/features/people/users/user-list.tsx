import type { User } from '@salvia/contract/people/current-user'
import type { Country } from '@salvia/contract/reference/reference'
import { userKinds } from '@salvia/contract/words/identity'
import { m } from '#app/paraglide/messages.js'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { ChoiceFilter, SearchFilter } from '#app/workbench/filters.tsx'
import { ListState } from '#app/workbench/list-state.tsx'
import { MoreFilters } from '#app/workbench/more-filters.tsx'
import { NewButton } from '#app/workbench/new-button.tsx'
import { Workbench } from '#app/workbench/workbench.tsx'
import { userList } from '../people-lists.ts'
import { kindWord } from '../people-words.ts'
import {
  AccountStatus,
  countryColumn,
  emailColumn,
  nameColumn,
  StatusOf,
  sinceColumn,
  statusColumn,
} from '../person-columns.tsx'
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
  {
    ...statusColumn(),
    cell: (row) => (row.userKindId === 'Practitioner' ? <StatusOf {...row} /> : <AccountStatus {...row} />),
  },
  countryColumn(),
  sinceColumn(),
]

/** Everyone with an account. */
export function UserList({ viewer, countries }: { viewer: User; countries: Country[] }) {
  return (
    <Workbench
      list="users"
      path="/admin/users"
      title={m.menu_admin_users()}
      state={<ListState reads={userList} words={m.state_users} />}
      columns={columns()}
      reads={userList}
      keyOf={(row) => row.id}
      filters={<Filters />}
      tools={
        <NewButton label={m.user_new()}>
          {(close) => <NewUserDialog countries={countries} onClose={close} />}
        </NewButton>
      }
      drawer={(key) => <UserRecord key={key} id={key} viewer={viewer} />}
    />
  )
}

function Filters() {
  return (
    <>
      <SearchFilter label={m.person_search()} />
      <MoreFilters>
        <ChoiceFilter
          name="userKindId"
          label={m.person_kind()}
          choices={userKinds.map((value) => ({ value, label: kindWord(value) }))}
        />
      </MoreFilters>
    </>
  )
}
