import type { Currency } from '@salvia/contract/money'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currencyCode, day, id } from '#db/columns'

/** The terms of referring a colleague: amount, beneficiary and validity period. */
export const referralPrograms = pgTable('referral_programs', {
  id: id(),
  name: text().notNull(),
  currency: currencyCode().$type<Currency>().notNull(),
  referrerBonus: cents(),
  newcomerBonus: cents(),
  validFrom: day().notNull(),
  validTo: day(),
})
