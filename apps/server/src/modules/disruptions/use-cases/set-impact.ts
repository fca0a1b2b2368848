import type { DisruptionImpactType } from '@salvia/contract/words/disruptions'
import { asc, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudits } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { disruptionUsers, productDisruptions } from '../data/disruption-tables.ts'
import { subjectOf } from '../disruption-context.ts'

type Setting = { ids: string[]; impactType: DisruptionImpactType; actorId: string }

/**
 * Throws conflict if one is of a closed disruption; none is closed until the transaction ends. The disruptions are locked
 * before their people, as by closing.
 */
async function checkOpen(tx: Db, isSought: SQL): Promise<void> {
  const { id, status } = productDisruptions
  const ofThem = tx.select({ id: disruptionUsers.disruptionId }).from(disruptionUsers).where(isSought)
  const held = await tx
    .select({ status })
    .from(productDisruptions)
    .where(inArray(id, ofThem))
    .orderBy(asc(id))
    .for('share')
  if (held.some((each) => each.status === 'Closed'))
    throw conflict('disruption_state', 'A closed disruption is not changed.')
}

/**
 * Sets how hard a disruption hits people: all of them or none; from then on it no longer follows from their flags.
 * Throws not-found when one is missing, and conflict when one is of a closed disruption.
 */
export function setImpact(db: Db, { ids, impactType, actorId }: Setting, now: Date): Promise<void> {
  const sought = [...new Set(ids)]
  return db.transaction(async (tx) => {
    const isSought = inArray(disruptionUsers.id, sought)
    await checkOpen(tx, isSought)
    const rows = await tx
      .select({ id: disruptionUsers.id, disruptionId: disruptionUsers.disruptionId })
      .from(disruptionUsers)
      .where(isSought)
      .orderBy(asc(disruptionUsers.id))
      .for('update')
    if (rows.length < sought.length) throw notFound('user')
    await tx.update(disruptionUsers).set({ impactType, impactSetAt: now }).where(isSought)
    const byDisruption = Map.groupBy(rows, ({ disruptionId }) => disruptionId)
    const entries = [...byDisruption].map(([id, people]) => ({
      event: 'DisruptionImpactSet',
      actorId,
      subject: subjectOf(id),
      details: { impactType, users: people.length },
    }))
    await recordAudits(tx, entries, now)
  })
}
