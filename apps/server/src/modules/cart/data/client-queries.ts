import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { practitionerClients } from '../../people/index.ts'

/** Whether a client is linked to this practitioner. */
export async function hasClient(
  tx: Db,
  { practitionerId, clientId }: { practitionerId: string; clientId: string },
): Promise<boolean> {
  const isLinked = and(
    eq(practitionerClients.practitionerId, practitionerId),
    eq(practitionerClients.clientId, clientId),
  )
  return (await tx.$count(practitionerClients, isLinked)) > 0
}

export const isClientAccount = async (tx: Db, userId: string): Promise<boolean> =>
  (await tx.$count(users, and(eq(users.id, userId), eq(users.userKindId, 'Client')))) > 0
