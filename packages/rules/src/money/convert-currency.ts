import type { Currency, Money } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { leastRoundedTo, roundHalfUp } from './round-half-up.ts'

/**
 * What one euro is worth in `currency`, in millionths: 7.46 DKK is 7_460_000. An order keeps the rate it was made with,
 * and from which day that was in force.
 */
export type ExchangeRate = { currency: Currency; millionths: number; validFrom?: CalendarDay }

const ONE = 1_000_000

/** The rate of a euro in euro. */
export const euroRate: ExchangeRate = { currency: 'EUR', millionths: ONE }

/**
 * A net amount in the currency of `rate`: as it is when it already is in that currency, else converted from EUR
 * and rounded half up. Prices are converted once per unit, before VAT. Throws when neither is the case.
 */
export function convertCurrency(net: Money, rate: ExchangeRate): Money {
  if (net.currency === rate.currency) return net
  if (net.currency !== 'EUR') throw new Error(`cannot convert ${net.currency} to ${rate.currency}`)
  return { amount: roundHalfUp([net.amount, rate.millionths], ONE), currency: rate.currency }
}

/** The least EUR amount that is converted to `net` or more, in minor units of either. */
export const leastEuro = (net: number, { millionths }: ExchangeRate): number =>
  leastRoundedTo(net, millionths, ONE)
