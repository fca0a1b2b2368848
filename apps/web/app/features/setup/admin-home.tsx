import type { User } from '@salvia/contract/people/current-user'
import { useQuery } from '@tanstack/react-query'
import { m } from '#app/paraglide/messages.js'
import { setupQuery, waitingQuery } from '#app/settings/settings-queries.ts'
import { shopState } from '#app/settings/waiting-words.ts'
import { PageHeader } from '#app/ui/page-header.tsx'
import parts from '#app/ui/parts.module.css'
import { Time } from '#app/visit/time.tsx'
import { AdminCards } from './admin-cards.tsx'

/** The home of an admin: what waits, each with the way to it, then what is missing before the shop goes live. */
export function AdminHome({ user, now }: { user: User; now: string }) {
  const waiting = useQuery(waitingQuery).data?.results ?? []
  const steps = useQuery(setupQuery).data?.lines ?? []
  const stepsLeft = steps.filter(({ isDone }) => !isDone).length
  return (
    <>
      <PageHeader
        title={m.dashboard_welcome({ name: user.firstName })}
        above={<Time className={parts.begin} at={now} style="weekday" />}
        lead={shopState(waiting, stepsLeft)}
      />
      <AdminCards user={user} now={now} />
    </>
  )
}
