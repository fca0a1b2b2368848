import type { VerificationStatus } from '@salvia/contract/words/identity'

/**
 * Overall certificate status: one accepted is enough, a pending one keeps the review open, null without any.
 */
export function certificateStatus(statuses: VerificationStatus[]): VerificationStatus | null {
  if (statuses.length === 0) return null
  if (statuses.includes('Passed')) return 'Passed'
  return statuses.includes('Pending') ? 'Pending' : 'Failed'
}
