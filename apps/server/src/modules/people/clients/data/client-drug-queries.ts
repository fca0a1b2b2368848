import type { ClientDrugs, DrugAcknowledgement, TakenDrug } from '@salvia/contract/people/client-drugs'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { fullNameOf } from '#db/full-name'
import { byLetters } from '#db/order-by'
import type { SealedText } from '#kernel/sealed-text'
import { users } from '../../../identity/index.ts'
import { practitionerClients } from './client-tables.ts'
import { namesInFile } from './names-in-file.ts'

type Reading = { db: Db; sealed: SealedText }

const c = practitionerClients

/** Opens what a file notes of medicines; null where nothing was noted. */
export const openDrugs = (sealed: SealedText, sealedDrugs: string | null): TakenDrug[] | null =>
  sealedDrugs === null ? null : (JSON.parse(sealed.open(sealedDrugs)) as TakenDrug[])

/** The older ones do not say in which plan. */
type KeptAcknowledgement = Omit<DrugAcknowledgement, 'recommendationId'> & { recommendationId?: string }

/** Opens what a practitioner saw and left of what rules say of a client's medicines, in all plans. */
export const openDrugsSeen = (sealed: SealedText, sealedSeen: string | null): KeptAcknowledgement[] =>
  sealedSeen === null ? [] : (JSON.parse(sealed.open(sealedSeen)) as KeptAcknowledgement[])

/**
 * The acknowledgements of one plan. One without a plan applies to none: showing a finding again is safer than hiding it.
 */
export const seenInPlan = (seen: KeptAcknowledgement[], recommendationId: string): DrugAcknowledgement[] =>
  seen.flatMap((each) => (each.recommendationId === recommendationId ? [{ ...each, recommendationId }] : []))

/** A practitioner's own note on a client, locked if asked; null if the client is not theirs. */
export async function findClientDrugs(
  { db, sealed }: Reading,
  {
    practitionerId,
    clientId,
    isLocked = false,
  }: { practitionerId: string; clientId: string; isLocked?: boolean },
): Promise<ClientDrugs | null> {
  const rows = db
    .select({ sealedDrugs: c.sealedDrugs, version: c.drugsVersion })
    .from(c)
    .where(and(eq(c.practitionerId, practitionerId), eq(c.clientId, clientId)))
  const [file] = await (isLocked ? rows.for('update') : rows)
  return file ? { drugs: openDrugs(sealed, file.sealedDrugs), version: file.version } : null
}

type NotedClient = {
  clientId: string
  name: string
  drugs: TakenDrug[] | null
  acknowledged: DrugAcknowledgement[]
}

/** What a practitioner noted of these clients of a plan, by name. */
export async function listDrugsOf(
  { db, sealed }: Reading,
  {
    practitionerId,
    recommendationId,
    clientIds,
  }: { practitionerId: string; recommendationId: string; clientIds: string[] },
): Promise<NotedClient[]> {
  const name = fullNameOf(namesInFile(c, users))
  const rows = await db
    .select({ clientId: c.clientId, name, sealedDrugs: c.sealedDrugs, sealedDrugsSeen: c.sealedDrugsSeen })
    .from(c)
    .innerJoin(users, eq(users.id, c.clientId))
    .where(and(eq(c.practitionerId, practitionerId), inArray(c.clientId, clientIds)))
    .orderBy(byLetters(name), c.clientId)
  return rows.map(({ sealedDrugs, sealedDrugsSeen, ...client }) => ({
    ...client,
    drugs: openDrugs(sealed, sealedDrugs),
    acknowledged: seenInPlan(openDrugsSeen(sealed, sealedDrugsSeen), recommendationId),
  }))
}
