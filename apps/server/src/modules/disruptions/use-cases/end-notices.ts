import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { deadLink } from '#kernel/domain-error'
import { users } from '../../identity/index.ts'
import { disruptionUsers } from '../data/disruption-tables.ts'
import type { DisruptionContext } from '../disruption-context.ts'
import { type Noticed, readUnsubscription } from '../subscription-token.ts'

const u = disruptionUsers

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
async function rowsOf(tx: Db, noticed: Noticed): Promise<SQL | undefined> {
  if ('email' in noticed) return ofAddress(tx, noticed.email)
  const [row] = await tx.select({ userId: u.userId, email: u.email }).from(u).where(eq(u.id, noticed.id))
  if (row?.userId) return ofAccount(tx, row.userId)
  return row?.email ? ofAddress(tx, row.email) : undefined
}

/**
 * Ends back-in-stock notices of a person, of all products: those to the account and those to its address. Throws invalid
 * for a token that is forged or not whole.
 */
export async function endNotices({ db, config, now }: DisruptionContext, token: string): Promise<void> {
  const noticed = readUnsubscription(config.secrets.token, token)
  if (noticed === null) throw deadLink()
  await db.transaction(async (tx) => {
    const areTheirs = await rowsOf(tx, noticed)
    if (!areTheirs) return
    // In one order: two links of one person may be opened at once.
    const own = await tx.select({ id: u.id }).from(u).where(areTheirs).orderBy(u.id).for('update')
    const ids = own.map(({ id }) => id)
    await tx
      .update(u)
      .set({ unsubscribedAt: sql`coalesce(${u.unsubscribedAt}, ${now().toISOString()}::timestamptz)` })
      .where(inArray(u.id, ids))
  })
}
