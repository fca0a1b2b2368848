import type { ActiveDifference } from '@salvia/contract/plans/substitutions/difference-of-actives'
import type { WrittenDose } from '@salvia/contract/plans/substitutions/substitution-records'
import {
  amountUnknowns,
  substitutionItemStates,
  substitutionObstacles,
  substitutionSkips,
  substitutionStates,
} from '@salvia/contract/words/substitutions'
import { sql } from 'drizzle-orm'
import { boolean, check, index, jsonb, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { products } from '../../../catalogue/index.ts'
import { recommendations } from '../../data/plan-tables.ts'

/** A product put in the place of another in plans, and how far that is. */
export const substitutions = pgTable(
  'substitutions',
  {
    id: id(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    replacementProductId: uuid()
      .notNull()
      .references(() => products.id),
    /** Shown to the practitioners. */
    reason: text().notNull(),
    /** Whether provider templates are changed directly. */
    changesTemplates: boolean().notNull(),
    state: text({ enum: substitutionStates }).notNull(),
    startedAt: instant().notNull(),
    /** The id remains when the account is gone; plans are changed in its name, put back in the other's. */
    startedBy: uuid().notNull(),
    undoneBy: uuid(),
    finishedAt: instant(),
    undoneAt: instant(),
    /** When a job last worked on it, so that a stalled one is resumed. */
    touchedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.productId, t.startedAt),
    index().on(t.replacementProductId),
    index('substitutions_at_work').on(t.touchedAt).where(sql`${t.state} in ('Running', 'Undoing')`),
    check('substitutions_two_products', sql`${t.productId} <> ${t.replacementProductId}`),
  ],
)

/** One row per plan: what was shown, and what became of it. */
export const substitutionItems = pgTable(
  'substitution_items',
  {
    id: uuid().primaryKey().default(sql`gen_random_uuid()`),
    substitutionId: uuid()
      .notNull()
      .references(() => substitutions.id, { onDelete: 'cascade' }),
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    /** The product that is to go, as in its substitution: an open proposal is one of a plan and product. */
    productId: uuid()
      .notNull()
      .references(() => products.id),
    state: text({ enum: substitutionItemStates }).notNull(),
    skip: text({ enum: substitutionSkips }),
    obstacle: text({ enum: substitutionObstacles }),
    before: jsonb().$type<WrittenDose>(),
    after: jsonb().$type<WrittenDose>(),
    amountUnknown: text({ enum: amountUnknowns }),
    /** As it was shown. */
    difference: jsonb().$type<ActiveDifference[]>(),
    /** When its practitioner was last notified by mail: of the swap, and later of its undo. */
    noticedAt: instant(),
    answeredAt: instant(),
  },
  (t) => [
    unique().on(t.substitutionId, t.recommendationId),
    index().on(t.substitutionId, t.state),
    index().on(t.recommendationId),
    index().on(t.productId),
    uniqueIndex('substitution_items_open')
      .on(t.recommendationId, t.productId)
      .where(sql`${t.state} = 'Proposed'`),
    check('substitution_items_dose', sql`(${t.before} is null) = (${t.after} is null)`),
    check('substitution_items_difference', sql`(${t.before} is null) = (${t.difference} is null)`),
    check('substitution_items_skip', sql`(${t.skip} is not null) = (${t.state} = 'Skipped')`),
    check('substitution_items_obstacle', sql`(${t.obstacle} is not null) = (${t.state} = 'Kept')`),
  ],
)
