import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { commissionImportLines } from '../data/commission-import-tables.ts'

/** Empties the texts of the lines that name a practitioner; what they posted stays in the books. Idempotent. */
export async function eraseFromImports(tx: Db, practitionerId: string): Promise<void> {
  await tx
    .update(commissionImportLines)
    .set({ reference: '', reason: '' })
    .where(eq(commissionImportLines.practitionerId, practitionerId))
}
