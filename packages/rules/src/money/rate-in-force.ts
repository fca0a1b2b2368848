import type { Currency } from '@salvia/contract/money'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { compareKeys } from '../format/in-order.ts'
import { type ExchangeRate, euroRate } from './convert-currency.ts'

/** A dated row. `validTo` is inclusive. */
export type DatedRow = { validFrom: CalendarDay; validTo?: CalendarDay | null }

/** The row in force on a day: the latest started one, unless it has ended; earlier rows never resume. Null if none. */
export function rowInForce<T extends DatedRow>(rows: readonly T[], day: string): T | null {
  const begun = rows.filter(({ validFrom }) => validFrom <= day)
  const [newest] = begun.sort((a, b) => compareKeys(b.validFrom, a.validFrom))
  return newest && (newest.validTo ?? day) >= day ? newest : null
}

/** The euro exchange rate on a day. Throws if the currency has none in force. */
export function exchangeRateOn(
  rows: readonly (DatedRow & { currency: string; millionths: number })[],
  currency: Currency,
  day: string,
): ExchangeRate {
  if (currency === 'EUR') return euroRate
  const ofCurrency = rows.filter((row) => row.currency === currency)
  const inForce = rowInForce(ofCurrency, day)
  if (!inForce) throw new Error(`no exchange rate for ${currency}`)
  return { currency, millionths: inForce.millionths, validFrom: inForce.validFrom }
}
