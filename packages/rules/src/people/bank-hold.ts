import { BANK_DATA_HOLD_HOURS } from '@salvia/contract/words/payouts'

const HOLD_MS = BANK_DATA_HOLD_HOURS * 3_600_000

/**
 * Until when nothing is paid to bank data that is set now: for two days, if the device is not known for longer, so that
 * the owner, who is told by mail, can undo what a thief of the password set. Null for a device that is known, and for the
 * one that the account began on.
 */
export const bankHoldUntil = (deviceSince: Date | null, now: Date): Date | null =>
  deviceSince !== null && now.getTime() - deviceSince.getTime() < HOLD_MS
    ? new Date(now.getTime() + HOLD_MS)
    : null
