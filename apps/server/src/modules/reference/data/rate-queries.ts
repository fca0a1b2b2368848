import { vatCategories } from '@salvia/contract/words/catalogue'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import type { Db } from '#db/database'
import { supplyDay } from '../supply-day.ts'
import { listAllVatRates } from './reference-queries.ts'

type VatRateRow = Awaited<ReturnType<typeof listAllVatRates>>[number]

/** The rates of a country that are in force on a day, one a category; a category without a known rate is missing. */
export const vatRatesOn = (rows: readonly VatRateRow[], countryCode: string, day: string): VatRateRow[] =>
  vatCategories.flatMap((category) => {
    const ofCategory = rows.filter((row) => row.countryCode === countryCode && row.vatCategoryId === category)
    return rowInForce(ofCategory, day) ?? []
  })

/** The VAT rates of a country on the day of `at`, for display. `taxRate` in hundredths of a percent. */
export const listVatRates = async (db: Db, countryCode: string, at: Date): Promise<VatRateRow[]> =>
  vatRatesOn(await listAllVatRates(db), countryCode, supplyDay(at))
