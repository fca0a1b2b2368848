import type { Currency } from '@salvia/contract/money'
import { type ExchangeRate, euroRate } from './convert-currency.ts'

/** A row of a dated table. Days are YYYY-MM-DD; `validTo` is the last day on which it counts. */
export type DatedRow = { validFrom: string; validTo?: string | null }

/**
 * The row that counts on a day: the one that began last, unless it has ended; an older one never comes back. Null where
 * none does.
 */
export function rowInForce<T extends DatedRow>(rows: readonly T[], day: string): T | null {
  const begun = rows.filter(({ validFrom }) => validFrom <= day)
  const [newest] = begun.sort((a, b) => b.validFrom.localeCompare(a.validFrom))
  return newest && (newest.validTo ?? day) >= day ? newest : null
}

/** What a euro is worth on a day, by the dated rates of all currencies. Throws for a currency that has none in force. */
export function exchangeRateOn(
  rows: readonly (DatedRow & { currency: string; millionths: number })[],
  currency: Currency,
  day: string,
): ExchangeRate {
  if (currency === 'EUR') return euroRate
  const ofCurrency = rows.filter((row) => row.currency === currency)
  const inForce = rowInForce(ofCurrency, day)
  if (!inForce) throw new Error(`no exchange rate for ${currency}`)
  return { currency, millionths: inForce.millionths }
}
