import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { isReserved } from '../change-queries.ts'
import { users } from '../identity-tables.ts'

/**
 * Whether an address belongs to an account or is held for one that may reclaim it; `userId` may reclaim its own.
 * Concurrent requests for the same address are serialised.
 */
export async function isTaken(
  tx: Db,
  asked: { email: string; userId?: string | undefined },
  now: Date,
): Promise<boolean> {
  const { email } = asked
  await oneAtATime(tx, `email:${email}`)
  const [known] = await tx.select({ id: users.id }).from(users).where(eq(users.email, email))
  return known !== undefined || isReserved(tx, asked, now)
}
