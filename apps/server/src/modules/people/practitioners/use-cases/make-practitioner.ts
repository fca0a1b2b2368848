import type { Db } from '#db/database'
import { practitionerClients } from '../../clients/data/client-tables.ts'
import { practitioners } from '../data/practitioner-tables.ts'

export type PractitionerProfile = Omit<typeof practitioners.$inferInsert, 'userId'>

/** Creates the practitioner record of an account. */
export async function makePractitioner(tx: Db, userId: string, profile: PractitionerProfile): Promise<void> {
  await tx.insert(practitioners).values({ userId, ...profile })
}

/** Links a client to a practitioner; an existing link is unchanged. */
export async function linkClient(
  tx: Db,
  link: { practitionerId: string; clientId: string },
  now: Date,
): Promise<void> {
  await tx
    .insert(practitionerClients)
    .values({ ...link, linkedAt: now })
    .onConflictDoNothing()
}
