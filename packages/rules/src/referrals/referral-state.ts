import type { ReferralStatus } from '@salvia/contract/words/referrals'
import type { Transitions } from '../states/transitions.ts'

/** What can happen to a referral; `undo` takes the bonuses of an approved one back. */
export type ReferralEvent = 'approve' | 'reject' | 'reopen' | 'undo'

/**
 * The life of a referral (docs/domain.md, Referral program). An undone one does not become Pending, or it would be
 * approved again by itself.
 */
export const referralTransitions: Transitions<ReferralStatus, ReferralEvent> = {
  Pending: { approve: 'Approved', reject: 'Rejected' },
  Approved: { undo: 'Rejected' },
  Rejected: { reopen: 'Pending' },
}

const events = ['approve', 'reject', 'reopen', 'undo'] as const

/** What leads from one status to another; null if nothing does. */
export const referralEventTo = (from: ReferralStatus, to: ReferralStatus): ReferralEvent | null =>
  events.find((event) => referralTransitions[from][event] === to) ?? null

/** Whether an event posts bonuses or takes them back, which is accounting's. */
export const movesMoney = (event: ReferralEvent): boolean => event === 'approve' || event === 'undo'
