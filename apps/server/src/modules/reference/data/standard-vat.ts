import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { rowInForce } from '@salvia/rules/money/rate-in-force'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { vatRates } from './reference-tables.ts'

/** The standard VAT rate of a country on a day, in hundredths of a percent; null if none is known. */
export async function findStandardVat(db: Db, countryCode: string, day: CalendarDay): Promise<number | null> {
  const isOf = and(
    eq(vatRates.countryCode, countryCode),
    eq(vatRates.vatCategoryId, 'Standard'),
    isNull(vatRates.withdrawnAt),
  )
  return rowInForce(await db.select().from(vatRates).where(isOf), day)?.taxRate ?? null
}
