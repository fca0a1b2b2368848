import { userKinds } from '@salvia/contract/words/identity'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'

/** Feature flags: features that not everyone has yet, and who has them. */
export const featureFlags = pgTable('feature_flags', {
  key: text().primaryKey(),
  version: integer().notNull().default(1),
  description: text().notNull(),
  isOn: boolean().notNull(),
  userKinds: text({ enum: userKinds }).array().notNull().default(sql`'{}'`),
  countries: text().array().notNull().default(sql`'{}'`),
  updatedAt: instant().notNull(),
})

/** Accounts that have the feature regardless of kind and country. */
export const featureFlagAccounts = pgTable(
  'feature_flag_accounts',
  {
    flagKey: text()
      .notNull()
      .references(() => featureFlags.key, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.flagKey, t.userId] }), index().on(t.userId)],
)
