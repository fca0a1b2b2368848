import type { DrugAcknowledgement, DrugFinding } from '@salvia/contract/people/client-drugs'
import { isDrugFindingSeen, isSameDrugFinding } from '@salvia/rules/plans/interactions/seen-drug-finding'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid, notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { openDrugs, openDrugsSeen, seenInPlan } from '../data/client-drug-queries.ts'
import { practitionerClients } from '../data/client-tables.ts'

type Context = { tx: Db; sealed: SealedText }
type Seen = { practitionerId: string; clientId: string; recommendationId: string; finding: DrugFinding }

/**
 * Keeps in the practitioner's own file of a client, sealed, that a finding on the client's medicines was seen in a plan
 * and left so, in the caller's transaction, and answers those of that plan; the same again changes nothing, and what was
 * seen in other plans stays. Throws not-found if the client is not theirs, invalid for a medicine that is not noted (any
 * more).
 */
export async function acknowledgeDrugs(
  { tx, sealed }: Context,
  { practitionerId, clientId, recommendationId, finding }: Seen,
  now: Date,
): Promise<DrugAcknowledgement[]> {
  const isFile = and(
    eq(practitionerClients.practitionerId, practitionerId),
    eq(practitionerClients.clientId, clientId),
  )
  const [file] = await tx.select().from(practitionerClients).where(isFile).for('update')
  if (!file) throw notFound('client')
  const drugs = openDrugs(sealed, file.sealedDrugs) ?? []
  if (drugs.every(({ drugClass }) => drugClass !== finding.drugClass))
    throw invalid('interaction_unknown', 'This medicine is not noted for the client.', [
      { id: 'drugClass', error: 'interaction_unknown' },
    ])
  const before = openDrugsSeen(sealed, file.sealedDrugsSeen)
  const ofPlan = seenInPlan(before, recommendationId)
  if (ofPlan.some((each) => isDrugFindingSeen(each, finding))) return ofPlan
  const isReplaced = (each: (typeof before)[number]) =>
    each.recommendationId === recommendationId && isSameDrugFinding(each, finding)
  const seen = [
    ...before.filter((each) => !isReplaced(each)),
    { ...finding, recommendationId, by: practitionerId, at: now.toISOString() },
  ]
  await tx
    .update(practitionerClients)
    .set({ sealedDrugsSeen: sealed.seal(JSON.stringify(seen)) })
    .where(isFile)
  return seenInPlan(seen, recommendationId)
}
