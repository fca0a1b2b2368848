import type { FoundLink } from '@salvia/contract/mailed-links/mailed-links'
import type { OrderStatus } from '@salvia/contract/words/orders'
import type { AttemptState } from '@salvia/contract/words/payments'
import { liveAttemptStates } from './attempt-state.ts'

type Link = {
  attempt: { state: AttemptState; expiresAt: Date }
  order: { status: OrderStatus; placedAt: Date | null }
}

/**
 * Why nothing can be paid at the page of a payment any more: its order is paid, or will be once the bank confirms it, or
 * the page has ended; null while it is open.
 */
export function paymentLinkEnd({ attempt, order }: Link, now: Date): FoundLink['over'] {
  if (order.placedAt !== null || order.status === 'Confirming') return 'Done'
  return liveAttemptStates.includes(attempt.state) && attempt.expiresAt > now ? null : 'Over'
}
