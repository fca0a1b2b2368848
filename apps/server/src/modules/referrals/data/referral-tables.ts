import { referralStatuses } from '@salvia/contract/words/referrals'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
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
    /** Whose amounts are posted: of the day of sign-up, until an admin names another one. */
    programId: uuid().references(() => referralPrograms.id),
    status: text({ enum: referralStatuses }).notNull(),
    createdAt: instant().notNull(),
    /** The last change of its state; the id remains when the account is gone, and is null for the system. */
    decidedAt: instant(),
    decidedBy: uuid(),
    /** Both were signed in on one device once; kept. */
    sharesDevice: boolean().notNull().default(false),
    version: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex().on(t.newcomerId),
    index().on(t.referrerId, t.createdAt),
    index().on(t.createdAt, t.id),
    index('referrals_pending').on(t.newcomerId).where(sql`${t.status} = 'Pending'`),
    check('referrals_not_self', sql`${t.referrerId} <> ${t.newcomerId}`),
    // No two refer each other.
    uniqueIndex('referrals_no_loop').on(
      sql`least(${t.referrerId}, ${t.newcomerId})`,
      sql`greatest(${t.referrerId}, ${t.newcomerId})`,
    ),
  ],
)
