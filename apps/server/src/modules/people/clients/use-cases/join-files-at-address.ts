import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { oneAtATime } from '#db/one-at-a-time'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../../identity/index.ts'
import type { ClientOptions } from '../client-context.ts'
import { type ClientOf, lockFilesAtOwnAddress } from '../data/own-address-queries.ts'
import { joinFile } from './join-file.ts'
import { holdFileOf } from './open-file.ts'

/**
 * Lets an account take up one invitation at a time, until the transaction ends: each moves what its practitioner did on
 * all plans, so that two would wait for each other.
 */
export const oneTakingAtATime = (tx: Db, clientId: string): Promise<void> =>
  oneAtATime(tx, `take-up:${clientId}`)

/**
 * The same, and no file is opened at the account's verified address meanwhile, which would make two clients of one
 * person. Plans and clients are locked after it, as by who invites (`holdFileOf`).
 */
export async function holdFilesOfAccount(tx: Db, { practitionerId, clientId }: ClientOf): Promise<void> {
  await oneTakingAtATime(tx, clientId)
  const [own] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, clientId), users.emailVerified))
  if (own) await holdFileOf(tx, practitionerId, own.email)
}

/**
 * Joins the practitioner's files of an account's verified address to the account, which is the practitioner's client, in
 * the transaction of a caller that holds them (`holdFilesOfAccount`).
 */
export async function joinFilesAtAddress(
  tx: Db,
  context: Pick<ClientOptions, 'moveClient'> & { sealed: SealedText },
  client: ClientOf,
  now: Date,
): Promise<void> {
  const { practitionerId, clientId: to } = client
  for (const from of await lockFilesAtOwnAddress(tx, client))
    await joinFile(tx, context, { practitionerId, from, to }, now)
}
