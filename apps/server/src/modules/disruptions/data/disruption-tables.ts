import {
  disruptionImpactTypes,
  disruptionReasons,
  disruptionStatuses,
  disruptionUserFlags,
} from '@salvia/contract/words/disruptions'
import { languages } from '@salvia/contract/words/locale'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant } from '#db/columns'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'

/** Products that are short, end or may not be sold. */
export const productDisruptions = pgTable(
  'product_disruptions',
  {
    id: id(),
    version: integer().notNull().default(1),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    status: text({ enum: disruptionStatuses }).notNull(),
    reason: text({ enum: disruptionReasons }).notNull(),
    startsOn: day().notNull(),
    expectedUntil: day(),
    replacementProductId: uuid().references(() => products.id),
    note: text().notNull().default(''),
    /** When it was last found out whom it touches; null before. */
    computedAt: instant(),
  },
  (t) => [
    uniqueIndex('product_disruptions_one_open').on(t.productId).where(sql`${t.status} <> 'Closed'`),
    index().on(t.status, t.updatedAt),
    index().on(t.updatedAt),
    index().on(t.productId),
    check('product_disruptions_days', sql`${t.expectedUntil} >= ${t.startsOn}`),
    check('product_disruptions_replacement', sql`${t.replacementProductId} <> ${t.productId}`),
  ],
)

/** Every status that a disruption came to. */
export const disruptionHistory = pgTable(
  'disruption_history',
  {
    id: id(),
    disruptionId: uuid()
      .notNull()
      .references(() => productDisruptions.id, { onDelete: 'cascade' }),
    from: text({ enum: disruptionStatuses }),
    to: text({ enum: disruptionStatuses }).notNull(),
    at: instant().notNull(),
    actorId: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [index().on(t.disruptionId, t.at)],
)

/** Who is touched by a disruption: an account, or an address without one that was confirmed by mail. */
export const disruptionUsers = pgTable(
  'disruption_users',
  {
    id: id(),
    disruptionId: uuid()
      .notNull()
      .references(() => productDisruptions.id, { onDelete: 'cascade' }),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    email: text(),
    /** Of an address; an account has its own. */
    languageCode: text({ enum: languages }),
    flags: text({ enum: disruptionUserFlags }).array().notNull(),
    impactType: text({ enum: disruptionImpactTypes }).notNull(),
    /** When an admin set the impact: it no longer follows from the flags. */
    impactSetAt: instant(),
    runsOutOn: day(),
    subscribedAt: instant(),
    /** When the person ended back-in-stock notices. */
    unsubscribedAt: instant(),
    /** When the practitioner was notified of the disruption. */
    toldAt: instant(),
    noticeAskedAt: instant(),
    noticedAt: instant(),
    noticeMessageId: uuid(),
  },
  (t) => [
    // By account first: deleting an account finds its rows by it too.
    uniqueIndex('disruption_users_one_account')
      .on(t.userId, t.disruptionId)
      .where(sql`${t.userId} is not null`),
    uniqueIndex('disruption_users_one_address')
      .on(t.disruptionId, t.email)
      .where(sql`${t.email} is not null`),
    index('disruption_users_addresses').on(t.email).where(sql`${t.email} is not null`),
    index().on(t.disruptionId, t.runsOutOn),
    index('disruption_users_to_notice')
      .on(t.disruptionId, t.id)
      .where(sql`${t.noticeAskedAt} is not null and ${t.noticedAt} is null`),
    index('disruption_users_subscribed')
      .on(t.disruptionId, t.noticedAt, t.noticeMessageId)
      .where(sql`'Subscribed' = any(${t.flags}) and ${t.unsubscribedAt} is null`),
    check('disruption_users_someone', sql`(${t.userId} is null) <> (${t.email} is null)`),
  ],
)
