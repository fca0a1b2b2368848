import type { UserStatus } from '@salvia/contract/words/identity'
import { mayBecome } from '@salvia/rules/people/account-standing'
import { and, eq, ne } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { type Account, setStanding } from '../../../identity/index.ts'
import { certificates } from '../../files/data/file-tables.ts'
import { moveCertificates } from '../../files/use-cases/move-certificates.ts'
import type { PeopleTransaction } from '../../people-context.ts'
import { practitioners } from '../data/practitioner-tables.ts'
import { type Told, tell } from './notify-practitioner.ts'

export type Decision = {
  account: Account
  actorId: string
  to: UserStatus
  reason?: string | undefined
}

export const reasonMissing = (id: string) =>
  invalid('reason_missing', 'Please give a reason.', [{ id, error: 'reason_missing' }])

/** Throws conflict if the account cannot make the transition. */
export function checkStep(account: Account, to: UserStatus): void {
  if (!mayBecome(account, to))
    throw conflict('user_state', `An account that is ${account.userStatusId} cannot take this step.`)
}

/** Approval requires a verified address and certificates that were not failed. */
async function checkApproval({ tx }: PeopleTransaction, { id, emailVerified }: Account): Promise<void> {
  if (!emailVerified) throw conflict('email_unverified', 'An approval needs a verified e-mail address.')
  const isUsable = and(eq(certificates.practitionerId, id), ne(certificates.status, 'Failed'))
  if ((await tx.$count(certificates, isUsable)) === 0)
    throw conflict('credentials_missing', 'An approval needs credentials that were not failed.')
}

/** Pending certificates are passed on approval and failed on rejection. */
async function decideOpenCertificates(
  { tx }: PeopleTransaction,
  decision: Decision,
  now: Date,
): Promise<void> {
  const { account, actorId, to, reason } = decision
  if (to !== 'Approved' && to !== 'Rejected') return
  const event = to === 'Approved' ? 'pass' : 'fail'
  const moving = { practitionerId: account.id, actorId, event, reason, which: 'Pending' } as const
  await moveCertificates(tx, moving, now)
}

const mailOf: Partial<Record<UserStatus, Omit<Told, 'reason'>>> = {
  Approved: { kind: 'practitionerApproved', path: '/dashboard' },
  Rejected: { kind: 'practitionerRejected', path: '/settings/credentials' },
}

/** Effects of approval, rejection or re-review on the practitioner's record; announced by mail. */
async function settle(context: PeopleTransaction, decision: Decision, now: Date): Promise<void> {
  const { account, to, reason } = decision
  await context.tx
    .update(practitioners)
    .set({
      approvalSource: to === 'PendingApproval' ? null : 'Admin',
      approvalReason: reason || null,
      approvedAt: to === 'Approved' ? now : null,
    })
    .where(eq(practitioners.userId, account.id))
  await decideOpenCertificates(context, decision, now)
  const mail = mailOf[to]
  if (mail) await tell(context, account, { ...mail, reason: to === 'Rejected' ? reason : undefined }, now)
}

/**
 * An admin's decision on a practitioner, announced by mail if it approves or rejects. Repeating it does nothing.
 * Suspending, and lifting a suspension, which restores the previous status, decide nothing else. Throws invalid for a
 * rejection without a reason, conflict if the account cannot make the transition or lacks what approval requires.
 */
export async function decidePractitioner(
  context: PeopleTransaction,
  decision: Decision,
  now: Date,
): Promise<void> {
  const { account, actorId, to, reason } = decision
  const { id, userStatusId: from } = account
  if (from === to) return
  checkStep(account, to)
  const isSuspension = from === 'Suspended' || to === 'Suspended'
  if (to === 'Rejected' && !isSuspension && !reason) throw reasonMissing('reason')
  if (to === 'Approved' && !isSuspension) await checkApproval(context, account)
  await setStanding(context.tx, id, { userStatusId: to }, now)
  if (!isSuspension) await settle(context, decision, now)
  const details = { from, to, ...(isSuspension && reason ? { reason } : {}) }
  const subject = { type: 'User', id }
  await recordAudit(context.tx, { event: 'PractitionerDecided', actorId, subject, details }, now)
}
