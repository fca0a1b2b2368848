import { eq, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { auditEntries } from './data/audit-tables.ts'

/** Takes the network addresses out of a person's entries, which name it by an id that nothing else knows any more. */
export async function forgetAddresses(tx: Db, userId: string): Promise<void> {
  const { actorId, subjectId } = auditEntries
  await tx
    .update(auditEntries)
    .set({ ipAddress: null })
    .where(or(eq(actorId, userId), eq(subjectId, userId)))
}
