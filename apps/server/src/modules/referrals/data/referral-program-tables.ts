import type { Currency } from '@salvia/contract/money'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id } from '#db/columns'

/** The terms of referring a colleague: amount, beneficiary and validity period. */
export const referralPrograms = pgTable('referral_programs', {
  id: id(),
  name: text().notNull(),
  currency: currencyCode().$type<Currency>().notNull(),
  referrerBonus: cents(),
  newcomerBonus: cents(),
  validFrom: date().notNull(),
  validTo: date(),
})
