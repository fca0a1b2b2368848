import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import type { SealedText } from '#kernel/sealed-text'
import { removeAccount, users } from '../../../identity/index.ts'
import type { ClientOptions, MovedClient } from '../client-context.ts'
import { openDrugs } from '../data/client-drug-queries.ts'
import { practitionerClients } from '../data/client-tables.ts'
import { drugsOfBoth } from '../taken-drugs.ts'

type File = Pick<
  typeof practitionerClients.$inferSelect,
  'muteAlerts' | 'sealedDrugs' | 'sealedDrugsSeen' | 'drugsVersion' | 'formerIds'
>

const isFile = ({ practitionerId, clientId }: { practitionerId: string; clientId: string }) =>
  and(eq(practitionerClients.practitionerId, practitionerId), eq(practitionerClients.clientId, clientId))

/** Adds what the practitioner noted in the file to what is noted of the account, which was a client already. */
async function addToFile(
  tx: Db,
  sealed: SealedText,
  { file, key }: { file: File; key: { practitionerId: string; clientId: string } },
): Promise<void> {
  const own = one(await tx.select().from(practitionerClients).where(isFile(key)).for('update'))
  const noted = openDrugs(sealed, own.sealedDrugs)
  const drugs = drugsOfBoth(noted, openDrugs(sealed, file.sealedDrugs))
  const isSame = JSON.stringify(drugs) === JSON.stringify(noted)
  await tx
    .update(practitionerClients)
    .set({
      muteAlerts: own.muteAlerts || file.muteAlerts,
      formerIds: [...own.formerIds, ...file.formerIds],
      // What was seen of other medicines is to be looked at again.
      ...(!isSame && {
        sealedDrugs: drugs && sealed.seal(JSON.stringify(drugs)),
        sealedDrugsSeen: null,
        drugsVersion: own.drugsVersion + 1,
      }),
    })
    .where(isFile(key))
}

/** What the practitioner called a person whose account has no name: it would be in the lists without one. */
async function namesToKeep(tx: Db, { practitionerId, from, to }: MovedClient) {
  const { firstName, lastName } = practitionerClients
  const [named] = await tx
    .select({ firstName, lastName })
    .from(practitionerClients)
    .innerJoin(users, and(eq(users.id, to), eq(users.firstName, ''), eq(users.lastName, '')))
    .where(isFile({ practitionerId, clientId: from }))
  return named ?? {}
}

/**
 * Links the invited person's file to the account; the account's data replace what the practitioner wrote, but
 * for a name where it has none. What the
 * practitioner noted for itself stays, also where the account was a client before, and the file’s old id leads on.
 */
export async function joinFile(
  tx: Db,
  { moveClient, sealed }: Pick<ClientOptions, 'moveClient'> & { sealed: SealedText },
  moved: MovedClient,
  now: Date,
): Promise<void> {
  const { practitionerId, from, to } = moved
  const { muteAlerts, sealedDrugs, sealedDrugsSeen, drugsVersion, clientId } = practitionerClients
  const formerIds = sql<string[]>`array_append(${practitionerClients.formerIds}, ${clientId})`
  const file = one(
    await tx
      .select({ muteAlerts, sealedDrugs, sealedDrugsSeen, drugsVersion, formerIds })
      .from(practitionerClients)
      .where(isFile({ practitionerId, clientId: from })),
  )
  const key = { practitionerId, clientId: to }
  const linked = await tx
    .insert(practitionerClients)
    .values({ ...key, linkedAt: now, ...file, ...(await namesToKeep(tx, moved)) })
    .onConflictDoNothing()
    .returning({ clientId: practitionerClients.clientId })
  if (linked.length === 0) await addToFile(tx, sealed, { file, key })
  await moveClient(tx, moved, now)
  await removeAccount(tx, from)
}
