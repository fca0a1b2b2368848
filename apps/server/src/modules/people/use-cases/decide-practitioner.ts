import { nextStanding, type StandingEvent } from '@salvia/rules/people/practitioner-standing'
import { and, eq } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { type Account, setStanding } from '../../identity/index.ts'
import { certificates } from '../data/file-tables.ts'
import { practitioners } from '../data/people-tables.ts'
import type { PeopleWorkIn } from '../people-work.ts'
import { type Told, tell } from './tell-practitioner.ts'

export const decidedStatuses = ['Approved', 'Rejected', 'PendingApproval', 'Suspended'] as const
export type DecidedStatus = (typeof decidedStatuses)[number]

export type Decision = {
  account: Account
  actorId: string
  to: DecidedStatus
  reason?: string | undefined
}

const eventOf: Record<DecidedStatus, StandingEvent> = {
  Approved: 'approve',
  Rejected: 'reject',
  PendingApproval: 'reopen',
  Suspended: 'suspend',
}

export const reasonMissing = (id: string) =>
  invalid('reason_missing', 'Please give a reason.', [{ id, error: 'reason_missing' }])

/** What still waits is passed with an approval and failed with a rejection. */
async function decideOpenCertificates({ tx }: PeopleWorkIn, decision: Decision, now: Date): Promise<void> {
  const { account, actorId, to, reason } = decision
  if (to !== 'Approved' && to !== 'Rejected') return
  const outcome =
    to === 'Approved' ? { status: 'Passed' as const, reason: null } : { status: 'Failed' as const, reason }
  const isOpen = and(eq(certificates.practitionerId, account.id), eq(certificates.status, 'Pending'))
  await tx
    .update(certificates)
    .set({ ...outcome, decidedAt: now, decidedBy: actorId })
    .where(isOpen)
}

const mailOf: Partial<Record<DecidedStatus, Omit<Told, 'reason'>>> = {
  Approved: { kind: 'practitionerApproved', path: '/dashboard' },
  Rejected: { kind: 'practitionerRejected', path: '/settings/account' },
}

/**
 * An admin's decision over a practitioner, told by mail where it approves or rejects. Decided again nothing happens.
 * Throws invalid for a rejection without a reason, conflict where the account cannot take the step.
 */
export async function decidePractitioner(work: PeopleWorkIn, decision: Decision, now: Date): Promise<void> {
  const { account, actorId, to, reason } = decision
  if (account.userStatusId === to) return
  if (nextStanding(account.userStatusId, eventOf[to]) === null)
    throw conflict('user_state', `An account that is ${account.userStatusId} cannot take this step.`)
  if (to === 'Rejected' && !reason) throw reasonMissing('reason')
  const { tx } = work
  await setStanding(tx, account.id, { userStatusId: to }, now)
  await tx
    .update(practitioners)
    .set({
      approvalSource: to === 'PendingApproval' ? null : 'Admin',
      approvalReason: reason || null,
      approvedAt: to === 'Approved' ? now : null,
    })
    .where(eq(practitioners.userId, account.id))
  await decideOpenCertificates(work, decision, now)
  const mail = mailOf[to]
  if (mail) await tell(work, account, { ...mail, reason: to === 'Rejected' ? reason : undefined }, now)
  const subject = { type: 'User', id: account.id }
  const details = { from: account.userStatusId, to }
  await recordAudit(tx, { event: 'PractitionerDecided', actorId, subject, details }, now)
}
