import { and, asc, eq, gt, gte, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { accountChanges } from './credential-tables.ts'

export type AccountChange = typeof accountChanges.$inferSelect

const c = accountChanges

/** A change by the hash of its mail's token, whatever its state. */
export async function findChange(db: Db, tokenHash: string): Promise<AccountChange | null> {
  const [change] = await db.select().from(c).where(eq(c.tokenHash, tokenHash))
  return change ?? null
}

/** A change and later ones of the same account, oldest first, excluding undone ones. */
export function listChangesSince(db: Db, { userId, changedAt, id }: AccountChange): Promise<AccountChange[]> {
  const isSince = or(gt(c.changedAt, changedAt), and(eq(c.changedAt, changedAt), gte(c.id, id)))
  return db
    .select()
    .from(c)
    .where(and(eq(c.userId, userId), isNull(c.undoneAt), isSince))
    .orderBy(asc(c.changedAt), asc(c.id))
}

/** Whether an address is held for another account, whose owner may still undo having given it up. */
export async function isReserved(
  db: Db,
  { email, userId }: { email: string; userId?: string | undefined },
  now: Date,
): Promise<boolean> {
  const isOthers = userId === undefined ? undefined : ne(c.userId, userId)
  const isOpen = and(isNull(c.undoneAt), gt(c.expiresAt, now))
  return (await db.$count(c, and(eq(c.reservedEmail, email), isOpen, isOthers))) > 0
}
