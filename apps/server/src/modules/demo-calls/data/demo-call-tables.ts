import { languages } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { countryCode, id, instant } from '#db/columns'

/** Calls in which the team shows the product, booked by people without an account. */
export const demoCalls = pgTable(
  'demo_calls',
  {
    id: id(),
    startsAt: instant().notNull(),
    minutes: integer().notNull(),
    /** In which its person reads times. */
    timeZone: text().notNull(),
    languageCode: text({ enum: languages }).notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text().notNull(),
    /** Null where it was not said. */
    sealedPhone: text(),
    /** What was not said is empty. */
    profession: text().notNull(),
    countryCode: countryCode(),
    message: text().notNull(),
    /** Of the calendar file: how often it was changed. */
    sequence: integer().notNull().default(0),
    canceledAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('demo_calls_one_a_slot').on(t.startsAt).where(sql`${t.canceledAt} is null`),
    index().on(t.email),
    index('demo_calls_by_time').on(t.startsAt),
  ],
)

export type DemoCallRow = typeof demoCalls.$inferSelect
