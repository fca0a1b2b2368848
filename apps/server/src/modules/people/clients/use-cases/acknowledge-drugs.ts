import type { DrugAcknowledgement, DrugFinding } from '@salvia/contract/people/client-drugs'
import { isDrugFindingSeen, isSameDrugFinding } from '@salvia/rules/plans/interactions/seen-drug-finding'
import { and, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { invalid, notFound } from '#kernel/domain-error'
import type { SealedText } from '#kernel/sealed-text'
import { openDrugs, openDrugsSeen } from '../data/client-drug-queries.ts'
import { practitionerClients } from '../data/client-tables.ts'

type Work = { tx: Db; sealed: SealedText }
type Seen = { practitionerId: string; clientId: string; finding: DrugFinding }

/**
 * Keeps in the practitioner's own file of a client, sealed, that a finding on the client's medicines was seen and left
 * so, in the caller's transaction; the same again changes nothing. Throws not-found if the client is not theirs, invalid
 * for a medicine that is not noted (any more).
 */
export async function acknowledgeDrugs(
  { tx, sealed }: Work,
  { practitionerId, clientId, finding }: Seen,
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
  if (before.some((each) => isDrugFindingSeen(each, finding))) return before
  const seen = [
    ...before.filter((each) => !isSameDrugFinding(each, finding)),
    { ...finding, by: practitionerId, at: now.toISOString() },
  ]
  await tx
    .update(practitionerClients)
    .set({ sealedDrugsSeen: sealed.seal(JSON.stringify(seen)) })
    .where(isFile)
  return seen
}
