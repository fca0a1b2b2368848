import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { practitionerClients } from './client-tables.ts'

/** Whether a person is one of a practitioner's clients. */
export async function isClientOf(
  db: Db,
  { practitionerId, clientId }: { practitionerId: string; clientId: string },
): Promise<boolean> {
  const [link] = await db
    .select({ linkedAt: practitionerClients.linkedAt })
    .from(practitionerClients)
    .where(
      and(eq(practitionerClients.practitionerId, practitionerId), eq(practitionerClients.clientId, clientId)),
    )
  return link !== undefined
}
