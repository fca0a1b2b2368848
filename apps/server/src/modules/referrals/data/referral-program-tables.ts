import type { Currency } from '@salvia/contract/money'
import { date, pgTable, text } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id } from '#db/columns'

/** What bringing a colleague is worth, to whom, and from when to when. */
export const referralPrograms = pgTable('referral_programs', {
  id: id(),
  name: text().notNull(),
  currency: currencyCode().$type<Currency>().notNull(),
  referrerBonus: cents(),
  newcomerBonus: cents(),
  validFrom: date().notNull(),
  validTo: date(),
})
