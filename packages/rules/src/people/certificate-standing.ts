import type { VerificationStatus } from '@salvia/contract/words/identity'

/**
 * What all credentials of a practitioner come to: one that passed is enough, one that waits keeps the others open,
 * null without any.
 */
export function certificateStanding(statuses: VerificationStatus[]): VerificationStatus | null {
  if (statuses.length === 0) return null
  if (statuses.includes('Passed')) return 'Passed'
  return statuses.includes('Pending') ? 'Pending' : 'Failed'
}
