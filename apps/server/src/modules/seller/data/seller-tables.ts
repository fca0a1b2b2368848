import { sql } from 'drizzle-orm'
import { check, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import { countryCode, instant } from '#db/columns'

/** The seller: one row, created when an admin first saves it. */
export const sellers = pgTable(
  'sellers',
  {
    id: smallint().primaryKey().default(1),
    version: integer().notNull(),
    name: text().notNull(),
    streetName: text().notNull(),
    houseNumber: text().notNull(),
    postalCode: text().notNull(),
    city: text().notNull(),
    countryId: countryCode().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    registrationNumber: text().notNull(),
    vatIds: text().array().notNull(),
    bankHolder: text().notNull(),
    iban: text().notNull(),
    bic: text().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [check('sellers_one', sql`${t.id} = 1`)],
)
