import { REFILL_NOTICE_DAYS } from '@salvia/contract/words/limits'
import { daysAfter } from './deliveries.ts'

/** `remindedFor`: the end of the supply that the client was last reminded of. Days are UTC, YYYY-MM-DD. */
export type RefillFacts = { refillOn: string; remindedFor: string | null }

/**
 * Whether a client is to be reminded of a refill (docs/domain.md, Adherence alerts): from 7 days before the supply ends
 * until it does, once for each end. An end that moved by less than those 7 days, as when the plan's dose is changed, is
 * the same one.
 */
export function isReminderDue({ refillOn, remindedFor }: RefillFacts, now: Date): boolean {
  const endsAt = new Date(refillOn)
  if (now < daysAfter(endsAt, -REFILL_NOTICE_DAYS) || now >= endsAt) return false
  return remindedFor === null || endsAt >= daysAfter(new Date(remindedFor), REFILL_NOTICE_DAYS)
}
