import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { queueRemoval } from '#kernel/uploads/remove-files'
import type { PeopleContext, Subject } from '../../people-context.ts'
import { certificates } from '../data/file-tables.ts'

/** Removes certificates and their file. Throws not-found, and conflict for those an admin has passed. */
export async function removeCertificate(
  { db, jobs }: PeopleContext,
  { userId, actor, certificateId }: Subject & { certificateId: string },
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const isIt = and(eq(certificates.id, certificateId), eq(certificates.practitionerId, userId))
    const [row] = await tx.select().from(certificates).where(isIt).for('update')
    if (!row) throw notFound('file')
    if (row.status === 'Passed') throw conflict('certificate_passed', 'Credentials that were passed stay.')
    await tx.delete(certificates).where(isIt)
    await queueRemoval({ tx, jobs }, [row.fileKey])
    const subject = { type: 'User', id: userId }
    const details = { certificateId }
    await recordAudit(tx, { event: 'CertificateRemoved', actorId: actor.userId, subject, details }, now)
  })
}
