import { Button } from '@mantine/core'
import type { User } from '@salvia/contract/people/current-user'
import type { Permission } from '@salvia/contract/words/identity'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { browserApi } from '#app/api/browser-api.ts'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { saveOnTop } from '#app/api/save-on-top.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Avatar } from '#app/ui/avatar.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { countryName, formatDate } from '#app/ui/format.ts'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { Status } from '#app/ui/status.tsx'
import { FailedRecord } from '#app/workbench/failed-record.tsx'
import { DrawerBody, DrawerFoot, Facts } from '#app/workbench/record-drawer.tsx'
import css from './people.module.css'
import { oneUserQuery } from './people-lists.ts'
import { kindWord, statusMark, statusWord } from './people-words.ts'
import { PersonHistory } from './person-history.tsx'
import { ResetSecondFactor } from './reset-second-factor.tsx'

/** One account: who it is, what it may do, whether it is open. */
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
            <Status mark={statusMark(data.userStatusId)}>{statusWord(data.userStatusId)}</Status>
          </div>
        </div>
        <UserFacts user={data} />
        {data.isAdmin && <Rights user={data} viewer={viewer} onSave={save.mutate} />}
        <ResetSecondFactor user={data} viewer={viewer} />
        <PersonHistory key={data.updatedAt} id={id} />
      </DrawerBody>
      {data.userStatusId !== 'Deleted' && (
        <Standing user={data} isBusy={save.isPending} onSave={save.mutate} />
      )}
    </>
  )
}

type StandingProps = { user: User; isBusy: boolean; onSave: (changeOf: ChangeOf) => void }

/** Whether the account is open: a suspended one goes back to what it was before. */
const Standing = ({ user: { fullName, email, reopensTo }, isBusy, onSave }: StandingProps) => (
  <DrawerFoot>
    {reopensTo ? (
      <Button
        variant="filled"
        loading={isBusy}
        onClick={() => onSave((latest) => (latest.reopensTo ? { userStatusId: latest.reopensTo } : {}))}
      >
        {m.user_reopen()}
      </Button>
    ) : (
      <SuspendButton
        name={fullName || email}
        isBusy={isBusy}
        onSuspend={() => onSave(() => ({ userStatusId: 'Suspended' }))}
      />
    )}
  </DrawerFoot>
)

type SuspendProps = { name: string; isBusy: boolean; onSuspend: () => void }

/** Asks first: whoever is suspended is signed out at once. */
function SuspendButton({ name, isBusy, onSuspend }: SuspendProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)
  const suspend = () => {
    close()
    onSuspend()
  }
  return (
    <>
      <Button variant="danger" loading={isBusy} onClick={() => setAsking(true)}>
        {m.user_suspend()}
      </Button>
      <Dialog title={m.user_suspend()} isOpen={isAsking} onClose={close}>
        <p className="second">{m.user_suspend_question({ name })}</p>
        <div className="answers">
          <Button onClick={close}>{m.common_cancel()}</Button>
          <Button variant="danger" onClick={suspend}>
            {m.user_suspend()}
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/** What is to be written, by what the record says when it is written. */
type ChangeOf = (latest: User) => { userStatusId?: User['userStatusId']; permissions?: Permission[] }

function useSaving(id: string) {
  const client = useQueryClient()
  const known = oneUserQuery(id)
  return useMutation({
    scope: { id: `user-${id}` },
    mutationFn: (changeOf: ChangeOf) =>
      saveOnTop({
        read: (isAfresh) => client.fetchQuery({ ...known, staleTime: isAfresh ? 0 : 'static' }),
        save: async (latest) => {
          const body = latest ? { ...changeOf(latest), updatedAt: latest.updatedAt } : {}
          return (await browserApi('PUT /users/{id}', { params: { id }, body })) ?? latest
        },
      }),
    onMutate: (changeOf) => {
      client.setQueryData(known.queryKey, (before) => (before ? { ...before, ...changeOf(before) } : before))
    },
    onSuccess: async ({ saved, isMerged }) => {
      client.setQueryData(known.queryKey, saved)
      if (isMerged) showSnackbar({ id: 'user', type: 'warning', mainText: m.record_merged() })
      await client.invalidateQueries({ queryKey: ['GET /users'] })
    },
    onError: async (error) => {
      showSnackbar({ id: 'user', type: 'error', mainText: await explainProblem(error) })
      await client.invalidateQueries({ queryKey: known.queryKey })
    },
  })
}

const UserFacts = ({ user }: { user: User }) => (
  <section>
    <h3>{m.person_record()}</h3>
    <Facts
      facts={[
        [m.person_email(), user.email],
        [m.person_phone(), user.phone],
        [m.person_country(), user.countryId && countryName(user.countryId, getLocale())],
        [m.person_practice(), user.practiceName],
        [m.person_since(), formatDate(user.createdAt, getLocale(), 'time')],
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
  onSave: (changeOf: ChangeOf) => void
}

/** What an admin may do; only those with all rights change it. */
function Rights({ user, viewer, onSave }: RightsProps) {
  const mayChange = viewer.permissions.includes('admin:all')
  const set = (right: Permission, isGiven: boolean) =>
    onSave((latest) => {
      const others = latest.permissions.filter((each) => each !== right)
      return { permissions: isGiven ? [...others, right] : others }
    })
  return (
    <section>
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
