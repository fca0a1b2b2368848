import { and, eq, or, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import type { Noticed } from '../subscription-token.ts'
import { disruptionUsers } from './disruption-tables.ts'

const u = disruptionUsers

/** The account that proved an address, if there is one in use. */
export const accountOf = (tx: Db, email: string) =>
  tx
    .select({ userId: users.id, languageCode: users.preferredLanguageCode })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true), eq(users.isActive, true)))

/** Rows of an account, and of the address that is proven to be its own. */
const ofAccount = (tx: Db, userId: string): SQL | undefined => {
  const proven = tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.emailVerified, true)))
  return or(eq(u.userId, userId), eq(u.email, proven))
}

/** Rows of an address, and of the account that proved it. */
const ofAddress = (tx: Db, email: string): SQL | undefined => {
  const account = tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.email, email), eq(users.emailVerified, true)))
  return or(eq(u.email, email), eq(u.userId, account))
}

/** The rows of the person who had a notice; undefined if the person is gone. */
export async function rowsOf(tx: Db, noticed: Noticed): Promise<SQL | undefined> {
  if ('email' in noticed) return ofAddress(tx, noticed.email)
  const [row] = await tx.select({ userId: u.userId, email: u.email }).from(u).where(eq(u.id, noticed.id))
  if (row?.userId) return ofAccount(tx, row.userId)
  return row?.email ? ofAddress(tx, row.email) : undefined
}
