import type { DisruptionImpactType } from '@salvia/contract/words/shortages'
import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudits } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { disruptionUsers } from '../data/disruption-tables.ts'
import { subjectOf } from '../disruption-context.ts'

type Setting = { ids: string[]; impactType: DisruptionImpactType; actorId: string }

/**
 * Sets how hard a disruption hits people: all of them or none; from then on it no longer follows from their flags.
 * Throws not-found when one is missing.
 */
export function setImpact(db: Db, { ids, impactType, actorId }: Setting, now: Date): Promise<void> {
  const sought = [...new Set(ids)]
  return db.transaction(async (tx) => {
    const isSought = inArray(disruptionUsers.id, sought)
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
