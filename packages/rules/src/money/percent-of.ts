import type { Money } from '@salvia/contract/money'
import { roundHalfUp } from './round-half-up.ts'

/** A whole percentage of an amount, rounded half up. */
export function percentOf(whole: Money, percent: number): Money {
  return { ...whole, amount: roundHalfUp([whole.amount, percent], 100) }
}
