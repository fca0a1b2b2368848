import type { Money } from '@salvia/contract/money'
import { leastRoundedTo, roundHalfUp } from './round-half-up.ts'

/** A VAT rate of 100 %: rates are integers in hundredths of a percent, so 900 is 9 %. */
const WHOLE = 10_000

/** The gross of a net amount. `rate` in hundredths of a percent. */
export function addVat(net: Money, rate: number): Money {
  return { ...net, amount: roundHalfUp([net.amount, WHOLE + rate], WHOLE) }
}

/** The least net amount whose gross is `gross` or more, in minor units. `rate` in hundredths of a percent. */
export const leastNet = (gross: number, rate: number): number => leastRoundedTo(gross, WHOLE + rate, WHOLE)

/** The VAT that a paid gross amount contains. `rate` in hundredths of a percent. */
export function vatContained(paid: Money, rate: number): Money {
  return { ...paid, amount: paid.amount - roundHalfUp([paid.amount, WHOLE], WHOLE + rate) }
}
