import type { User } from '@salvia/contract/people/current-user'
import type { Permission } from '@salvia/contract/words/identity'
import { ifUnchanged } from '@salvia/contract/words/version-tag'
import { countryName } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useRecordChange } from '#app/records/use-record-change.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Button } from '#app/ui/button.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { Time } from '#app/visit/time.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import css from '../people.module.css'
import { oneUserQuery } from '../people-lists.ts'
import { kindWord } from '../people-words.ts'
import { AccountStatus, StatusOf } from '../person-columns.tsx'
import { PersonHistory } from '../person-history.tsx'
import { ResetSecondFactor } from './reset-second-factor.tsx'

/** One account: identity, rights and status. */
export function UserRecord({ id, viewer }: { id: string; viewer: User }) {
  const { data, error, refetch } = useQuery(oneUserQuery(id))
  const save = useSaving(id)
  if (error) return <FailedRecord error={error} onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={6} />
  return (
    <>
      <DrawerBody>
        <div className={css.who}>
          <Avatar name={data.fullName || data.email} src={data.profilePictureUrl} size={60} />
          <div>
            <h2 className="t20">{data.fullName || data.email}</h2>
            <p className="second">{kindWord(data.userKindId)}</p>
            {data.userKindId === 'Practitioner' ? <StatusOf {...data} /> : <AccountStatus {...data} />}
          </div>
        </div>
        <UserFacts user={data} />
        {data.isAdmin && <Rights user={data} viewer={viewer} onSave={save.change} />}
        <ResetSecondFactor user={data} viewer={viewer} />
        <PersonHistory key={data.updatedAt} id={id} />
      </DrawerBody>
      {data.userStatusId !== 'Deleted' && <Standing user={data} isBusy={save.isBusy} onSave={save.change} />}
    </>
  )
}

type StandingProps = { user: User; isBusy: boolean; onSave: (changeOf: ChangeOf) => unknown }

/** The account's status: lifting a suspension restores the previous one. Suspended users are signed out immediately. */
function Standing({ user: { fullName, email, reopensTo }, isBusy, onSave }: StandingProps) {
  const suspend = async () => {
    const title = m.user_suspend()
    const text = m.user_suspend_question({ name: fullName || email })
    if (await ask({ title, text, action: title, isDanger: true }))
      await onSave(() => ({ userStatusId: 'Suspended' }))
  }
  const reopen = () => onSave((latest) => (latest.reopensTo ? { userStatusId: latest.reopensTo } : {}))
  return (
    <DrawerFoot>
      {reopensTo ? (
        <Button variant="filled" loading={isBusy} onClick={reopen}>
          {m.user_reopen()}
        </Button>
      ) : (
        <Button variant="danger" loading={isBusy} onClick={suspend}>
          {m.user_suspend()}
        </Button>
      )}
    </DrawerFoot>
  )
}

/** Builds the change from the record as it is when written. */
type ChangeOf = (latest: User) => { userStatusId?: User['userStatusId']; permissions?: Permission[] }

const useSaving = (id: string) =>
  useRecordChange<User, ChangeOf>({
    known: oneUserQuery(id),
    scope: `user-${id}`,
    toBe: (user, changeOf) => ({ ...user, ...changeOf(user) }),
    send: async (api, changeOf, base) =>
      (await api('PUT /users/{id}', {
        params: { id },
        headers: ifUnchanged(base),
        body: changeOf(base),
      })) ?? base,
    stale: ['GET /users'],
  })

const UserFacts = ({ user }: { user: User }) => (
  <section>
    <h3>{m.person_record()}</h3>
    <Facts
      facts={[
        [m.person_email(), user.email],
        [m.person_phone(), user.phone],
        [m.person_country(), user.countryId && countryName(user.countryId, getLocale())],
        [m.person_practice(), user.practiceName],
        [m.common_since(), <Time at={user.createdAt} />],
      ]}
    />
  </section>
)

const adminRights = ['admin:base', 'admin:accounting', 'admin:all'] as const satisfies Permission[]
const rightWords: Record<(typeof adminRights)[number], () => string> = {
  'admin:base': m.right_base,
  'admin:accounting': m.right_accounting,
  'admin:all': m.right_all,
}

type RightsProps = {
  user: User
  viewer: User
  onSave: (changeOf: ChangeOf) => unknown
}

/** Admin rights; editable only by admins with all rights. */
function Rights({ user, viewer, onSave }: RightsProps) {
  const mayChange = viewer.permissions.includes('admin:all')
  const set = (right: Permission, isGiven: boolean) =>
    onSave((latest) => {
      const others = latest.permissions.filter((each) => each !== right)
      return { permissions: isGiven ? [...others, right] : others }
    })
  return (
    <section className={css.rights}>
      <h3>{m.person_rights()}</h3>
      {adminRights.map((right) => (
        <CheckField
          key={right}
          label={rightWords[right]()}
          checked={user.permissions.includes(right)}
          disabled={!mayChange}
          onChange={(event) => set(right, event.currentTarget.checked)}
        />
      ))}
    </section>
  )
}
