import { DAY_MS } from '@salvia/contract/durations'

/**
 * Longer than anything that still moves an order by itself: the right of withdrawal (14 days after the last arrival), the
 * commission (30 days), and a dispute at the buyer's bank (120 days at Visa and Mastercard).
 */
const ARCHIVE_AFTER_DAYS = 180

/** Orders whose last parcel arrived, or that ended otherwise, by then are archived. */
export const archivedUntil = (now: Date): Date => new Date(now.getTime() - ARCHIVE_AFTER_DAYS * DAY_MS)
