import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { removeAccount } from '../../../identity/index.ts'
import type { ClientOptions, MovedClient } from '../client-context.ts'
import { practitionerClients } from '../data/client-tables.ts'

/** Links the invited person's file to the account; the account's data replace what the practitioner wrote. */
export async function joinFile(
  tx: Db,
  { moveClient }: Pick<ClientOptions, 'moveClient'>,
  moved: MovedClient,
  now: Date,
): Promise<void> {
  const { practitionerId, from, to } = moved
  const file = one(
    await tx
      .select({
        muteAlerts: practitionerClients.muteAlerts,
        sealedDrugs: practitionerClients.sealedDrugs,
        sealedDrugsSeen: practitionerClients.sealedDrugsSeen,
        drugsVersion: practitionerClients.drugsVersion,
      })
      .from(practitionerClients)
      .where(
        and(eq(practitionerClients.practitionerId, practitionerId), eq(practitionerClients.clientId, from)),
      ),
  )
  await tx
    .insert(practitionerClients)
    .values({ practitionerId, clientId: to, linkedAt: now, ...file })
    .onConflictDoNothing()
  await moveClient(tx, moved)
  await removeAccount(tx, from)
}
