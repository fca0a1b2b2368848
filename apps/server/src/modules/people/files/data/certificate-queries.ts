import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { certificates } from './file-tables.ts'

/** One of a practitioner's certificates; null if it is not theirs. */
export async function findCertificate(db: Db, practitionerId: string, certificateId: string) {
  const [row] = await db
    .select()
    .from(certificates)
    .where(and(eq(certificates.id, certificateId), eq(certificates.practitionerId, practitionerId)))
  return row ?? null
}
