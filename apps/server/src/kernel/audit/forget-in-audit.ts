import { eq, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

/**
 * Removes a person's IP addresses and admins' free text about them from the audit entries, which refer to the person by
 * an id that is no longer used anywhere else.
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
