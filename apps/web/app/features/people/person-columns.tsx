import type { UserStatus } from '@salvia/contract/words/identity'
import { m } from '#app/paraglide/messages.js'
import { Status } from '#app/ui/status.tsx'
import { Time } from '#app/visit/time.tsx'
import type { WorkColumn } from '#app/workbench/columns.ts'
import { statusMark, statusWord } from './people-words.ts'

type Named = { fullName: string; email: string; countryId: string | null; userStatusId: UserStatus }

/** Columns shared by all people lists. */
export const nameColumn = <Row extends Named>(): WorkColumn<Row> => ({
  id: 'name',
  title: m.common_name(),
  isName: true,
  cell: (row) => row.fullName || row.email,
  text: (row) => row.fullName,
  sortedBy: 'lastName',
})

export const emailColumn = <Row extends Named>(): WorkColumn<Row> => ({
  id: 'email',
  title: m.person_email(),
  cell: (row) => row.email,
  text: (row) => row.email,
})

export const countryColumn = <Row extends Named>(): WorkColumn<Row> => ({
  id: 'country',
  title: m.person_country(),
  cell: (row) => row.countryId,
  text: (row) => row.countryId ?? '',
})

export const statusColumn = <Row extends Named>(): WorkColumn<Row> => ({
  id: 'status',
  title: m.common_status(),
  cell: (row) => <StatusOf {...row} />,
  text: (row) => row.userStatusId,
})

/** The status of an account. */
export const StatusOf = ({ userStatusId }: Pick<Named, 'userStatusId'>) => (
  <Status mark={statusMark(userStatusId)}>{statusWord(userStatusId)}</Status>
)

/** The status of an account that nobody approves: nothing while it is in use. */
export const AccountStatus = ({ userStatusId }: Pick<Named, 'userStatusId'>) =>
  userStatusId === 'Approved' ? null : <StatusOf userStatusId={userStatusId} />

export const sinceColumn = <Row extends Named & { createdAt: string }>(): WorkColumn<Row> => ({
  id: 'since',
  title: m.common_since(),
  isFigure: true,
  cell: (row) => <Time at={row.createdAt} />,
  text: (row) => row.createdAt,
  sortedBy: 'createdAt',
})
