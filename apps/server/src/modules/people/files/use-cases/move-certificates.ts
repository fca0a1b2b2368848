import { type CertificateEvent, certificateTransitions } from '@salvia/rules/people/certificate-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { certificates } from '../data/file-tables.ts'

type Moving = {
  practitionerId: string
  actorId: string
  event: CertificateEvent
  /** Why they fail. */
  reason?: string | undefined
  /** All that wait for a decision, or one. */
  which: 'Pending' | { certificateId: string }
}

const isOneOf = (which: Moving['which']) =>
  which === 'Pending' ? eq(certificates.status, which) : eq(certificates.id, which.certificateId)

/**
 * Moves those of a practitioner's certificates that accept the event, each noted in the history; false if none does. The
 * only writer of `certificates.status`.
 */
export async function moveCertificates(
  tx: Db,
  { practitionerId, actorId, event, reason, which }: Moving,
  now: Date,
): Promise<boolean> {
  const takesIt = inArray(certificates.status, statesTaking(certificateTransitions, event))
  const taking = await tx
    .select({ id: certificates.id, from: certificates.status })
    .from(certificates)
    .where(and(eq(certificates.practitionerId, practitionerId), isOneOf(which), takesIt))
    .orderBy(asc(certificates.id))
    .for('update')
  const to = stateAfter(certificateTransitions, event)
  const decided = event === 'reopen' ? { at: null, by: null } : { at: now, by: actorId }
  for (const { id, from } of taking) {
    await tx
      .update(certificates)
      .set({
        status: to,
        reason: (to === 'Failed' && reason) || null,
        decidedAt: decided.at,
        decidedBy: decided.by,
      })
      .where(eq(certificates.id, id))
    const subject = { type: 'User', id: practitionerId }
    const details = { certificateId: id, from, to }
    await recordAudit(tx, { event: 'CertificateDecided', actorId, subject, details }, now)
  }
  return taking.length > 0
}
