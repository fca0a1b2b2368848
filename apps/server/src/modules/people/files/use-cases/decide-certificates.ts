import type { VerificationStatus } from '@salvia/contract/words/identity'
import { certificateEventTo } from '@salvia/rules/people/certificate-state'
import { and, eq } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import type { Account } from '../../../identity/index.ts'
import type { PeopleTransaction } from '../../people-context.ts'
import { reasonMissing } from '../../practitioners/use-cases/decide-practitioner.ts'
import { tell } from '../../practitioners/use-cases/notify-practitioner.ts'
import { certificates } from '../data/file-tables.ts'
import { moveCertificates } from './move-certificates.ts'

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
  if ((await tx.$count(certificates, isIt)) === 0) throw notFound('file')
  const moving = { practitionerId: account.id, actorId, reason, which: { certificateId: id } }
  if (!(await moveCertificates(tx, { ...moving, event: certificateEventTo[status] }, now))) return
  const told = { kind: 'certificateFailed' as const, path: '/settings/credentials', reason }
  if (status === 'Failed' && !isAccountTold) await tell(context, account, told, now)
}

/**
 * Passes or fails certificates individually. Throws invalid for a failure without a reason, not-found for others' files.
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
