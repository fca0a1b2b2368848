import { DAY_MS, MINUTE_MS } from '@salvia/contract/durations'

const SHORTEST_MINUTES = 2
const LONGEST_MINUTES = 60
/** Banks may take days: sessions still pending at the gateway are polled every quarter of an hour. */
const STANDING_MINUTES = 15

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/** When to poll a pending session again. */
export const askAgainAt = (now: Date): Date => after(now, STANDING_MINUTES)

/** When the gateway is first asked about a refund of which it told nothing. */
export const askRefundAt = (now: Date): Date => after(now, STANDING_MINUTES)

/** Lease of a polling process, after which another may take over. */
export const askLeaseUntil = (now: Date): Date => after(now, SHORTEST_MINUTES)

/**
 * When to retry a gateway that did not answer: backoff from 2 to 60 minutes by the attempt's age, so that dead attempts
 * do not crowd out others.
 */
export function retryAskAt(createdAt: Date, now: Date): Date {
  const quarterOfAge = (now.getTime() - createdAt.getTime()) / MINUTE_MS / 4
  return after(now, Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, quarterOfAge)))
}

/** Whether to abandon an attempt unknown to its gateway: a day after its page expired. */
export const isLongOver = (expiresAt: Date, now: Date): boolean =>
  now.getTime() >= expiresAt.getTime() + DAY_MS
