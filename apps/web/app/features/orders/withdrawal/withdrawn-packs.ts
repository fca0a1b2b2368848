import type { Withdrawal } from '@salvia/contract/orders/withdrawals'

/** How many packs the lines of a withdrawal have together. */
export const packsOf = (lines: Withdrawal['left']): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0)
