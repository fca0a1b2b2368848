import { and, arrayContains, eq } from 'drizzle-orm'
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

/** The client's id by now: a file whose client joined goes on under the id of the account. */
export async function presentClientId(
  db: Db,
  { practitionerId, clientId }: { practitionerId: string; clientId: string },
): Promise<string> {
  const [joined] = await db
    .select({ clientId: practitionerClients.clientId })
    .from(practitionerClients)
    .where(
      and(
        eq(practitionerClients.practitionerId, practitionerId),
        arrayContains(practitionerClients.formerIds, [clientId]),
      ),
    )
  return joined?.clientId ?? clientId
}
