import { and, count, eq, min } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../../identity/index.ts'
import { certificates } from '../../files/data/file-tables.ts'

export type Waiting = { count: number; since: Date | null }

/** Practitioners who wait for their approval. */
export async function countWaitingPractitioners(db: Db): Promise<Waiting | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(users.createdAt) })
    .from(users)
    .where(and(eq(users.userKindId, 'Practitioner'), eq(users.userStatusId, 'PendingApproval')))
  return row
}

/** Certificates that wait for review, without those of practitioners who wait for approval themselves. */
export async function countWaitingCertificates(db: Db): Promise<Waiting | undefined> {
  const [row] = await db
    .select({ count: count(), since: min(certificates.uploadedAt) })
    .from(certificates)
    .innerJoin(users, eq(users.id, certificates.practitionerId))
    .where(and(eq(certificates.status, 'Pending'), eq(users.userStatusId, 'Approved')))
  return row
}
