import { and, arrayContains, eq, ne, notInArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { conflict } from '#kernel/domain-error'
import { closedStatuses } from '../actor-queries.ts'
import { users } from '../identity-tables.ts'

/**
 * Ensures that another admin with full rights remains when this one loses them; concurrent calls are serialised. Throws
 * conflict for the last one.
 */
export async function keepFullAdmin(tx: Db, userId: string): Promise<void> {
  await oneAtATime(tx, 'full-admins')
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        ne(users.id, userId),
        arrayContains(users.permissions, ['admin:all']),
        eq(users.isActive, true),
        notInArray(users.userStatusId, closedStatuses),
      ),
    )
    .limit(1)
  if (others.length === 0)
    throw conflict('last_admin', 'This is the last administrator with all rights. Name another one first.')
}
