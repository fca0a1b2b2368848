import { DAY_MS, MINUTE_MS } from '@salvia/contract/durations'

const SHORTEST_MINUTES = 2
const LONGEST_MINUTES = 60
/** A bank may take days: a session that the gateway answers for is asked about again after a quarter of an hour. */
const STANDING_MINUTES = 15

const after = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS)

/** When the gateway is asked again about a session that it answered for without a last word. */
export const askAgainAt = (now: Date): Date => after(now, STANDING_MINUTES)

/** When a process that asks must be done, before another may ask in its place. */
export const askLeaseUntil = (now: Date): Date => after(now, SHORTEST_MINUTES)

/**
 * When the gateway is asked again after it gave no answer: the older the attempt, the later, so that attempts without
 * an answer never crowd out the others. Between 2 and 60 minutes.
 */
export function retryAskAt(createdAt: Date, now: Date): Date {
  const quarterOfAge = (now.getTime() - createdAt.getTime()) / MINUTE_MS / 4
  return after(now, Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, quarterOfAge)))
}

/** Whether an attempt that its gateway does not know is given up: a day after its page ended. */
export const isLongOver = (expiresAt: Date, now: Date): boolean =>
  now.getTime() >= expiresAt.getTime() + DAY_MS
