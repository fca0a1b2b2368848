import type { DoseSchedule } from '@salvia/contract/plans/dose-schedule'
import type { LedgerAcknowledgement } from '@salvia/contract/plans/ledger-acknowledgements'
import { resourceKinds } from '@salvia/contract/words/catalogue'
import { languages } from '@salvia/contract/words/locale'
import {
  adherenceAlerts,
  durations,
  intakeFoodInstructions,
  intakeTimes,
  invitationChannels,
  planClientStatuses,
  supplyUnknownReasons,
} from '@salvia/contract/words/plans'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { day, id, instant } from '#db/columns'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'

export const recommendations = pgTable(
  'recommendations',
  {
    id: id(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** Incremented on every write; a write naming an older version is rejected. */
    version: integer().notNull().default(1),
    practitionerId: uuid()
      .notNull()
      .references(() => users.id),
    shareCode: text().notNull(),
    name: text().notNull(),
    /** The practitioner's internal name for the plan; never shown to clients. */
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
    /** Maintained when orders are placed, so that lists need not count. */
    totalOrders: integer().notNull().default(0),
    /** Nutrients above their level and interactions that somebody saw and left so; one of each. */
    ledgerAcknowledgements: jsonb().$type<LedgerAcknowledgement[]>().notNull().default([]),
  },
  (t) => [
    uniqueIndex().on(t.shareCode),
    index().on(t.practitionerId, t.isTemplate, t.updatedAt),
    index().on(t.practitionerId, t.sharedAt),
    index().on(t.isGlobalTemplate).where(sql`${t.isGlobalTemplate}`),
    check('recommendations_global_is_template', sql`not ${t.isGlobalTemplate} or ${t.isTemplate}`),
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
    /** Shown to invited clients alone, never by the code alone. */
    isNotePersonal: boolean().notNull().default(false),
    /** In units of the intake format. */
    intakeAmount: numeric({ precision: 8, scale: 3, mode: 'number' }),
    intakeFormatId: text(),
    intakeTime: text({ enum: intakeTimes }).array().notNull().default(sql`'{}'`),
    intakeFoodInstruction: text({ enum: intakeFoodInstructions }),
    duration: text({ enum: durations }),
    /** How the dose changes over time; amount and times mirror its first phase. */
    schedule: jsonb().$type<DoseSchedule>(),
  },
  (t) => [unique().on(t.recommendationId, t.productId), index().on(t.productId)],
)

/**
 * Clients of a plan, who may open it by its id until revoked. Status and alert are derived (`dueAt`: when they next
 * change by time alone), stored so that lists need not derive them.
 */
export const recommendationClients = pgTable(
  'recommendation_clients',
  {
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    clientId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When the client saved the plan; null for an invitation that was not taken up. */
    joinedAt: instant(),
    /** When the practitioner last put the client on the plan or sent the invitation again. */
    invitedAt: instant(),
    /**
     * When the first message of the invitation was sent, and did not come back; null without one, and for who declined
     * the practitioner's request. Until the client answers, its orders from then on are named, and no others.
     */
    firstSentAt: instant(),
    channel: text({ enum: invitationChannels }),
    /** Null without an open invitation. */
    tokenHash: text(),
    /** Of the picture in the last invitation's mail; null for a recipient who did not agree to it. */
    openMarkHash: text(),
    sharesOrders: boolean().notNull().default(false),
    firstViewedAt: instant(),
    lastViewedAt: instant(),
    cartAt: instant(),
    lastOrderAt: instant(),
    revokedAt: instant(),
    statusId: text({ enum: planClientStatuses }).notNull().default('Shared'),
    alertId: text({ enum: adherenceAlerts }),
    alertSince: instant(),
    dismissedAlert: text({ enum: adherenceAlerts }),
    dismissedAt: instant(),
    refillOn: day(),
    /** The end of the supply that the client was last reminded of. */
    remindedFor: day(),
    supplyUnknownReason: text({ enum: supplyUnknownReasons }),
    dueAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.recommendationId, t.clientId] }),
    index().on(t.clientId),
    uniqueIndex().on(t.tokenHash),
    uniqueIndex().on(t.openMarkHash),
    index('recommendation_clients_due').on(t.dueAt).where(sql`${t.dueAt} is not null`),
    index('recommendation_clients_alerts')
      .on(t.recommendationId)
      .where(sql`${t.alertId} is not null and ${t.revokedAt} is null`),
    index('recommendation_clients_refill')
      .on(t.refillOn)
      .where(sql`${t.refillOn} is not null and ${t.sharesOrders} and ${t.revokedAt} is null`),
    check('recommendation_clients_alert', sql`(${t.alertId} is null) = (${t.alertSince} is null)`),
    check(
      'recommendation_clients_dismissal',
      sql`(${t.dismissedAlert} is null) = (${t.dismissedAt} is null)`,
    ),
  ],
)

/** Documents and pictures of a plan; the content is in the file store. */
export const recommendationResources = pgTable(
  'recommendation_resources',
  {
    id: id(),
    recommendationId: uuid()
      .notNull()
      .references(() => recommendations.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    kind: text({ enum: resourceKinds }).notNull().default('Other'),
    isShownToClients: boolean().notNull().default(false),
    contentType: text().notNull(),
    bytes: integer().notNull(),
    uploadedAt: instant().notNull(),
  },
  (t) => [index().on(t.recommendationId, t.id)],
)
