import { languages } from '@salvia/contract/words/locale'
import { durations, intakeFoodInstructions, intakeTimes } from '@salvia/contract/words/plans'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'

export const recommendations = pgTable(
  'recommendations',
  {
    id: id(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Rises with every write; a write that names an older one is refused. */
    version: integer().notNull().default(1),
    practitionerId: uuid()
      .notNull()
      .references(() => users.id),
    shareCode: text().notNull(),
    name: text().notNull(),
    /** The practitioner's own name for the plan; no client ever sees it. */
    internalName: text(),
    description: text().notNull().default(''),
    summary: text().notNull().default(''),
    evidence: text().notNull().default(''),
    languageCode: text({ enum: languages }).notNull(),
    discountPercentage: smallint().notNull().default(0),
    isTemplate: boolean().notNull().default(false),
    isGlobalTemplate: boolean().notNull().default(false),
    templateCategoryId: text(),
    muteAlerts: boolean().notNull().default(false),
    isActive: boolean().notNull().default(true),
    sharedAt: instant(),
    /** Kept by the orders that are placed, so that lists need not count. */
    totalOrders: integer().notNull().default(0),
  },
  (t) => [
    uniqueIndex().on(t.shareCode),
    index().on(t.practitionerId, t.isTemplate, t.updatedAt),
    index().on(t.practitionerId, t.sharedAt),
    index().on(t.isGlobalTemplate).where(sql`${t.isGlobalTemplate}`),
    check('recommendations_discount', sql`${t.discountPercentage} between 0 and 30`),
  ],
)

export const recommendationItems = pgTable(
  'recommendation_items',
  {
    id: id(),
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    notes: text().notNull().default(''),
    /** Units of the intake format. */
    intakeAmount: numeric({ precision: 8, scale: 3, mode: 'number' }),
    intakeFormatId: text(),
    intakeTime: text({ enum: intakeTimes }).array().notNull().default(sql`'{}'`),
    intakeFoodInstruction: text({ enum: intakeFoodInstructions }),
    duration: text({ enum: durations }),
  },
  (t) => [unique().on(t.recommendationId, t.productId), index().on(t.productId)],
)

/** Clients of a plan: they may open it by its id. */
export const recommendationClients = pgTable(
  'recommendation_clients',
  {
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    joinedAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.recommendationId, t.clientId] }), index().on(t.clientId)],
)

/** Papers and pictures of a plan; the files lie in the file store. */
export const recommendationResources = pgTable(
  'recommendation_resources',
  {
    id: id(),
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (t) => [index().on(t.recommendationId, t.id)],
)
