import { BANK_DATA_HOLD_HOURS } from '@salvia/contract/words/payouts'

const HOLD_MS = BANK_DATA_HOLD_HOURS * 3_600_000

/**
 * Until when nothing is paid to bank data that is set now: two days on a device known for less than that, so that the
 * owner, who is notified by mail, can undo what a password thief has set. Null for a device known for longer, and for
 * the account's first one.
 */
export const bankHoldUntil = (deviceSince: Date | null, now: Date): Date | null =>
  deviceSince !== null && now.getTime() - deviceSince.getTime() < HOLD_MS
    ? new Date(now.getTime() + HOLD_MS)
    : null
