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
 * What a suspended account goes back to: what it was, and never more. A client is Approved by its verified address
 * alone, which may have been verified meanwhile; of a practitioner nobody knows of, nobody has looked at it.
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
 * Whether an admin may give an account another status: only a practitioner is decided about; everyone can be suspended,
 * and goes back from there to what it was. What is deleted stays so, and is deleted otherwise (an erasure).
 */
export function mayBecome(account: AccountStanding, to: UserStatus): boolean {
  const { userKindId, userStatusId: from } = account
  if (from === 'Deleted' || to === 'Deleted') return false
  if (from === 'Suspended') return to === reopenedStanding(account)
  if (userKindId !== 'Practitioner') return to === 'Suspended'
  const event = eventOf[to]
  return event !== undefined && nextStanding(from, event) === to
}
