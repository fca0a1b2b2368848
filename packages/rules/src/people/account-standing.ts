import type { UserKind, UserStatus } from '@salvia/contract/words/identity'
import { nextStanding, type StandingEvent } from './practitioner-standing.ts'

export type AccountStanding = {
  userKindId: UserKind
  userStatusId: UserStatus
  /** Null unless the account is suspended. */
  statusBeforeSuspension: UserStatus | null
  emailVerified: boolean
}

/**
 * The status after a suspension: the previous one, at most. A client is Approved once verified, possibly meanwhile; a
 * practitioner without a known status counts as unreviewed.
 */
export function reopenedStanding(account: Omit<AccountStanding, 'userStatusId'>): UserStatus {
  const { userKindId, statusBeforeSuspension, emailVerified } = account
  if (userKindId === 'Client') return emailVerified ? 'Approved' : 'New'
  return statusBeforeSuspension ?? (userKindId === 'Internal' ? 'Approved' : 'New')
}

const eventOf: Partial<Record<UserStatus, StandingEvent>> = {
  Approved: 'approve',
  Rejected: 'reject',
  PendingApproval: 'reopen',
  Suspended: 'suspend',
}

/**
 * Whether an admin may set a status: approval only for practitioners; anyone can be suspended and restored. Deleted is
 * final and set only by erasure.
 */
export function mayBecome(account: AccountStanding, to: UserStatus): boolean {
  const { userKindId, userStatusId: from } = account
  if (from === 'Deleted' || to === 'Deleted') return false
  if (from === 'Suspended') return to === reopenedStanding(account)
  if (userKindId !== 'Practitioner') return to === 'Suspended'
  const event = eventOf[to]
  return event !== undefined && nextStanding(from, event) === to
}
