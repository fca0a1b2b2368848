import { vatCategories } from '@salvia/contract/words/catalogue'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import type { Db } from '#db/database'
import { listAllVatRates } from './reference-queries.ts'
import { supplyDay } from './supply-day.ts'

type VatRateRow = Awaited<ReturnType<typeof listAllVatRates>>[number]

/** A country's rates in force on a day, one per category; a category without a known rate is missing. */
export const vatRatesOn = (rows: readonly VatRateRow[], countryCode: string, day: string): VatRateRow[] =>
  vatCategories.flatMap((category) => {
    const ofCategory = rows.filter((row) => row.countryCode === countryCode && row.vatCategoryId === category)
    return rowInForce(ofCategory, day) ?? []
  })

/** A country's VAT rates on the day of `at`, for display. `taxRate` in hundredths of a percent. */
export const listVatRates = async (db: Db, countryCode: string, at: Date): Promise<VatRateRow[]> =>
  vatRatesOn(await listAllVatRates(db), countryCode, supplyDay(at))
