import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

/**
 * Takes a person's network addresses and what admins wrote of it in their own words out of its entries, which name it
 * by an id that nothing else knows any more.
 */
export async function forgetInAudit(tx: Db, userId: string): Promise<void> {
  const { actorId, subjectId, details } = auditEntries
  await tx
    .update(auditEntries)
    .set({ ipAddress: null })
    .where(or(eq(actorId, userId), eq(subjectId, userId)))
  await tx
    .update(auditEntries)
    .set({ details: sql`${details} - 'reason'` })
    .where(eq(subjectId, userId))
}
