import type { Permission, UserStatus } from '@salvia/contract/words/identity'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { endAllSessions } from '../../sessions/use-cases/end-sessions.ts'
import { closedStatuses } from '../actor-queries.ts'
import { users } from '../identity-tables.ts'
import { versionBump } from '../version-bump.ts'

type Standing = {
  userStatusId: UserStatus
  permissions: Permission[]
  emailVerified: boolean
  isActive: boolean
}

/** A suspension remembers the previous status; repeating it keeps the first. */
const remembered = (to: UserStatus | undefined) => {
  if (to === undefined) return {}
  if (to !== 'Suspended') return { statusBeforeSuspension: null }
  const { userStatusId: from, statusBeforeSuspension: known } = users
  return { statusBeforeSuspension: sql`case when ${from} = 'Suspended' then ${known} else ${from} end` }
}

const closes = ({ userStatusId, isActive }: Partial<Standing>): boolean =>
  isActive === false || (userStatusId !== undefined && closedStatuses.includes(userStatusId))

/**
 * What owners may never change themselves: status, rights, activity, verified address. Closing the account ends its
 * sessions. A suspension remembers the previous status.
 */
export async function setStanding(
  tx: Db,
  userId: string,
  standing: Partial<Standing>,
  now: Date,
): Promise<void> {
  one(
    await tx
      .update(users)
      .set({
        ...standing,
        ...remembered(standing.userStatusId),
        ...versionBump(now),
      })
      .where(eq(users.id, userId))
      .returning({ id: users.id }),
  )
  if (closes(standing)) await endAllSessions(tx, userId, now)
}
