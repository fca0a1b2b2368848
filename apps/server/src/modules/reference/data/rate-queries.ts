import type { Currency } from '@salvia/contract/money'
import type { VatCategory } from '@salvia/contract/words/catalogue'
import { type ExchangeRate, euroRate } from '@salvia/rules/money/convert-currency'
import { and, desc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '#db/database'
import { supplyDay } from '../supply-day.ts'
import { exchangeRates, vatRates } from './reference-tables.ts'

export type VatRateAt = { vatCategoryId: VatCategory; taxRate: number; validFrom: string; source: string }

/**
 * The VAT rates of a country on the day of `at`, one a category: empty where none is known, and then nothing may be
 * sold there. `taxRate` in hundredths of a percent.
 */
export async function listVatRates(tx: Db, countryCode: string, at: Date): Promise<VatRateAt[]> {
  const day = supplyDay(at)
  const { vatCategoryId, taxRate, validFrom, validTo, source } = vatRates
  const newest = await tx
    .selectDistinctOn([vatCategoryId], { vatCategoryId, taxRate, validFrom, validTo, source })
    .from(vatRates)
    .where(
      and(eq(vatRates.countryCode, countryCode), isNull(vatRates.withdrawnAt), lte(vatRates.validFrom, day)),
    )
    .orderBy(vatRates.vatCategoryId, desc(vatRates.validFrom))
  return newest.filter((rate) => (rate.validTo ?? day) >= day).map(({ validTo: _, ...rate }) => rate)
}

/** What a euro is worth on the day of `at`. Throws for a currency that has no rate yet. */
export async function getExchangeRate(tx: Db, currency: Currency, at: Date): Promise<ExchangeRate> {
  if (currency === 'EUR') return euroRate
  const [rate] = await tx
    .select({ millionths: exchangeRates.millionths })
    .from(exchangeRates)
    .where(
      and(
        eq(exchangeRates.currency, currency),
        isNull(exchangeRates.withdrawnAt),
        lte(exchangeRates.validFrom, supplyDay(at)),
      ),
    )
    .orderBy(desc(exchangeRates.validFrom))
    .limit(1)
  if (!rate) throw new Error(`no exchange rate for ${currency}`)
  return { currency, millionths: rate.millionths }
}
