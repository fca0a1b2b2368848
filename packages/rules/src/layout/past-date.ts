import { DAY_MS } from '@salvia/contract/durations'

const PAST_AFTER_MS = 7 * DAY_MS

/**
 * Whether a date counts as past: at least 7 days old (docs/specification.md, section 9).
 *
 * @planned
 */
export const isPastDate = (date: Date, now: Date): boolean => now.getTime() - date.getTime() >= PAST_AFTER_MS
