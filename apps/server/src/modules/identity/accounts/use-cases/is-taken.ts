import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import { isReserved } from '../change-queries.ts'
import { users } from '../identity-tables.ts'

/**
 * Whether an address is an account's, or kept for one that may have it back; `userId` takes back its own. Who asks for the
 * same waits.
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
