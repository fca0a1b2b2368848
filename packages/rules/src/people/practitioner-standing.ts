import type { UserStatus } from '@salvia/contract/words/identity'
import { nextState, type Transitions } from '../states/transitions.ts'

/** `verify`: a client's address was confirmed. `upload`: a practitioner handed in certificates. */
export type StandingEvent = 'verify' | 'upload' | 'approve' | 'reject' | 'reopen' | 'suspend' | 'erase'

const decisions = { approve: 'Approved', reject: 'Rejected', suspend: 'Suspended' } as const
const erasure = { erase: 'Deleted' } as const

/**
 * The life of an account. A missing event is a refused one; what is deleted stays so, and a suspension ends only by
 * going back to what was before it (`reopenedStanding`).
 */
export const standingTransitions: Transitions<UserStatus, StandingEvent> = {
  New: { verify: 'Approved', upload: 'PendingApproval', reopen: 'PendingApproval', ...decisions, ...erasure },
  PendingApproval: { upload: 'PendingApproval', reopen: 'PendingApproval', ...decisions, ...erasure },
  Approved: { upload: 'Approved', reopen: 'PendingApproval', ...decisions, ...erasure },
  Rejected: { upload: 'PendingApproval', reopen: 'PendingApproval', ...decisions, ...erasure },
  Suspended: { ...erasure },
  Deleted: { ...erasure },
}

/** Where an event leads; null where it is refused. Certificates that arrive put a newcomer up for approval. */
export const nextStanding = (from: UserStatus, event: StandingEvent): UserStatus | null =>
  nextState(standingTransitions, from, event)
