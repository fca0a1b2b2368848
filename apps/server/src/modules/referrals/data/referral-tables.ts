import { referralStatuses } from '@salvia/contract/words/referrals'
import { index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { referralPrograms } from './referral-program-tables.ts'

/** Codes by which colleagues name the practitioner who referred them. */
export const referralCodes = pgTable(
  'referral_codes',
  {
    practitionerId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    code: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.code)],
)

/** A visitor who followed a code on a day; anonymous, and not linkable across days. */
export const referralClicks = pgTable(
  'referral_clicks',
  {
    practitionerId: uuid()
      .notNull()
      .references(() => referralCodes.practitionerId, { onDelete: 'cascade' }),
    day: day().notNull(),
    visitorHash: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.day, t.visitorHash] })],
)

/** A practitioner who signed up with a colleague's code; at most one row each. */
export const referrals = pgTable(
  'referrals',
  {
    id: id(),
    referrerId: uuid()
      .notNull()
      .references(() => users.id),
    newcomerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    programId: uuid().references(() => referralPrograms.id),
    status: text({ enum: referralStatuses }).notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [uniqueIndex().on(t.newcomerId), index().on(t.referrerId, t.createdAt)],
)
