import type { UserStatus } from '@salvia/contract/words/identity'

export type StandingEvent = 'upload' | 'approve' | 'reject' | 'reopen' | 'suspend'

const decisions = { approve: 'Approved', reject: 'Rejected', suspend: 'Suspended' } as const

/**
 * The life of a practitioner's account. A missing event is a refused one; what is deleted stays so, and a suspension
 * ends only by going back to what was before it (`reopenedStanding`).
 */
const transitions: Record<UserStatus, Partial<Record<StandingEvent, UserStatus>>> = {
  New: { upload: 'PendingApproval', reopen: 'PendingApproval', ...decisions },
  PendingApproval: { upload: 'PendingApproval', reopen: 'PendingApproval', ...decisions },
  Approved: { upload: 'Approved', reopen: 'PendingApproval', ...decisions },
  Rejected: { upload: 'PendingApproval', reopen: 'PendingApproval', ...decisions },
  Suspended: {},
  Deleted: {},
}

/** Where an event leads; null where it is refused. Credentials that arrive put a newcomer up for approval. */
export const nextStanding = (from: UserStatus, event: StandingEvent): UserStatus | null =>
  transitions[from][event] ?? null
