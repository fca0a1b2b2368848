import type { VersionContent } from '@salvia/contract/plans/plan-versions'
import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { recommendations } from './plan-tables.ts'

/**
 * What clients could see of a plan, version by version (docs/domain.md). Only the newest one still changes, while it is
 * being written and nobody has seen it (a trigger holds it).
 */
export const planVersions = pgTable(
  'plan_versions',
  {
    id: id(),
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** Null for an account that is gone. */
    authorId: uuid().references(() => users.id, { onDelete: 'set null' }),
    begunAt: instant().notNull(),
    savedAt: instant().notNull(),
    /** When anybody but the practitioner opened it first; null while nobody has. */
    seenAt: instant(),
    restoredFrom: integer(),
    content: jsonb().$type<VersionContent>().notNull(),
  },
  (t) => [
    unique().on(t.recommendationId, t.number),
    check('plan_versions_saved', sql`${t.savedAt} >= ${t.begunAt}`),
  ],
)
