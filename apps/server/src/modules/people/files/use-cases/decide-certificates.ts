import type { VerificationStatus } from '@salvia/contract/words/identity'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import type { Account } from '../../../identity/index.ts'
import type { PeopleTransaction } from '../../people-context.ts'
import { reasonMissing } from '../../practitioners/use-cases/decide-practitioner.ts'
import { tell } from '../../practitioners/use-cases/tell-practitioner.ts'
import { certificates } from '../data/file-tables.ts'

export type CertificateDecision = {
  id: string
  status: VerificationStatus
  reason?: string | undefined
}

type Deciding = {
  account: Account
  actorId: string
  decisions: CertificateDecision[]
  /** The mail about the account itself already covers it. */
  isAccountTold: boolean
}

type One = Omit<Deciding, 'decisions'> & { decision: CertificateDecision }

async function decideOne(
  context: PeopleTransaction,
  { account, actorId, decision, isAccountTold }: One,
  now: Date,
) {
  const { tx } = context
  const { id, status, reason } = decision
  const isIt = and(eq(certificates.id, id), eq(certificates.practitionerId, account.id))
  const [known] = await tx.select().from(certificates).where(isIt).for('update')
  if (!known) throw notFound('file')
  if (known.status === status) return
  const decided =
    status === 'Pending' ? { decidedAt: null, decidedBy: null } : { decidedAt: now, decidedBy: actorId }
  await tx
    .update(certificates)
    .set({ status, reason: status === 'Failed' ? reason : null, ...decided })
    .where(isIt)
  const told = { kind: 'certificateFailed' as const, path: '/settings/credentials', reason }
  if (status === 'Failed' && !isAccountTold) await tell(context, account, told, now)
  const subject = { type: 'User', id: account.id }
  const details = { certificateId: id, from: known.status, to: status }
  await recordAudit(tx, { event: 'CertificateDecided', actorId, subject, details }, now)
}

/**
 * Passes or fails credentials individually. Throws invalid for a failure without a reason, not-found for others' files.
 */
export async function decideCertificates(
  context: PeopleTransaction,
  deciding: Deciding,
  now: Date,
): Promise<void> {
  const { decisions, ...rest } = deciding
  for (const [at, decision] of decisions.entries()) {
    if (decision.status === 'Failed' && !decision.reason)
      throw reasonMissing(`certificateStatuses.${at}.reason`)
    await decideOne(context, { ...rest, decision }, now)
  }
}
