import type { Permission, UserStatus } from '@salvia/contract/words/identity'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { closedStatuses } from '../data/actor-queries.ts'
import { users } from '../data/identity-tables.ts'
import { endAllSessions } from './end-sessions.ts'

type Standing = { userStatusId: UserStatus; permissions: Permission[]; emailVerified: boolean }

/**
 * What an owner may never write of itself: status, rights, verified address. A status that closes the account ends
 * its sessions.
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
      .set({ ...standing, updatedAt: now })
      .where(eq(users.id, userId))
      .returning({ id: users.id }),
  )
  if (standing.userStatusId && closedStatuses.includes(standing.userStatusId))
    await endAllSessions(tx, userId)
}
