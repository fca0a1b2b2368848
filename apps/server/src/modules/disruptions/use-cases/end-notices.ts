import { inArray, sql } from 'drizzle-orm'
import { deadLink } from '#kernel/domain-error'
import { disruptionUsers } from '../data/disruption-tables.ts'
import { rowsOf } from '../data/subscriber-queries.ts'
import type { DisruptionContext } from '../disruption-context.ts'
import { readUnsubscription } from '../subscription-token.ts'

const u = disruptionUsers

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
