import type { RateState } from '@salvia/contract/words/shop-settings'
import { type DatedRow, rowInForce } from './rate-in-force.ts'

type Row = DatedRow & { isWithdrawn: boolean }

/** The state of a row of a dated table on a day, among all rows of its kind. */
export function rateState(row: Row, all: readonly Row[], day: string): RateState {
  if (row.isWithdrawn) return 'Withdrawn'
  if (row.validFrom > day) return 'Coming'
  const counted = rowInForce(
    all.filter(({ isWithdrawn }) => !isWithdrawn),
    day,
  )
  return counted === row ? 'InForce' : 'Past'
}

export type RateFault = 'rate_past' | 'rate_begun' | 'rate_ended' | 'rate_taken'

/** Why a row may not start on a day; null if allowed. Past rates must not change. */
export function findNewRateFault(validFrom: string, all: readonly Row[], day: string): RateFault | null {
  if (validFrom < day) return 'rate_past'
  const isTaken = all.some((row) => !row.isWithdrawn && row.validFrom === validFrom)
  return isTaken ? 'rate_taken' : null
}

/** Why a row may not be withdrawn on a day; null when it may: it starts today or later. */
export function findWithdrawFault(row: Row, day: string): RateFault | null {
  if (row.isWithdrawn) return 'rate_ended'
  return row.validFrom < day ? 'rate_begun' : null
}

/** Why a row may not end on `validTo`; null if allowed: past days stay covered. */
export function findEndFault(
  row: Row,
  { all, validTo, day }: { all: readonly Row[]; validTo: string; day: string },
): RateFault | null {
  const isFollowed = all.some((other) => !other.isWithdrawn && other.validFrom > row.validFrom)
  if (row.isWithdrawn || rateState(row, all, day) === 'Past') return 'rate_ended'
  if (isFollowed) return 'rate_taken'
  return validTo < day || validTo < row.validFrom ? 'rate_past' : null
}
