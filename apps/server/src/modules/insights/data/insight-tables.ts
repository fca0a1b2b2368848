import { index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { cents, day, instant } from '#db/columns'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'

const practitionerId = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** First day of a month, UTC. */
const month = () => day().notNull()

const counts = () => ({
  newClients: integer().notNull(),
  plansMade: integer().notNull(),
  plansShared: integer().notNull(),
  plansOrdered: integer().notNull(),
  views: integer().notNull(),
  orders: integer().notNull(),
  grossSales: cents(),
  commission: cents(),
  refillsDue: integer().notNull(),
  refillsMade: integer().notNull(),
})

/**
 * What happened to a practitioner's clients, plans and orders in a month: gathered by a job, never counted while
 * somebody waits. Amounts in EUR cents. A month in which nothing happened has no row.
 */
export const practitionerMonths = pgTable(
  'practitioner_months',
  {
    practitionerId: practitionerId(),
    month: month(),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.month] }), index().on(t.month)],
)

/**
 * The months of all practitioners together, added up by the same job. `linked`: who is on a file now, by the month in
 * which that began.
 */
export const allPractitionersMonths = pgTable('all_practitioners_months', {
  month: month().primaryKey(),
  ...counts(),
  linked: integer().notNull(),
})

/**
 * By what practitioners are sorted: their latest months together, for each number of them that can be asked for, also of
 * those in whose months nothing happened. `lastMonth`: the running one when they were added up. A page is read from the
 * index of its order, without sorting everybody.
 */
export const practitionerSpans = pgTable(
  'practitioner_spans',
  {
    practitionerId: practitionerId(),
    monthsCount: smallint().notNull(),
    lastMonth: month(),
    newClients: integer().notNull(),
    plansShared: integer().notNull(),
    orders: integer().notNull(),
    grossSales: cents(),
    commission: cents(),
  },
  (t) => [
    primaryKey({ columns: [t.monthsCount, t.practitionerId] }),
    index().on(t.practitionerId),
    index().on(t.monthsCount, t.grossSales, t.practitionerId),
    index().on(t.monthsCount, t.commission, t.practitionerId),
    index().on(t.monthsCount, t.orders, t.practitionerId),
    index().on(t.monthsCount, t.newClients, t.practitionerId),
    index().on(t.monthsCount, t.plansShared, t.practitionerId),
  ],
)

/** Products of a practitioner's orders of a month. */
export const practitionerMonthProducts = pgTable(
  'practitioner_month_products',
  {
    practitionerId: practitionerId(),
    month: month(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    packs: integer().notNull(),
    orders: integer().notNull(),
    grossSales: cents(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.month, t.productId] })],
)

/** Plans of a practitioner's orders of a month. No reference: a deleted plan's sales remain. */
export const practitionerMonthPlans = pgTable(
  'practitioner_month_plans',
  {
    practitionerId: practitionerId(),
    month: month(),
    recommendationId: uuid().notNull(),
    orders: integer().notNull(),
    grossSales: cents(),
  },
  (t) => [primaryKey({ columns: [t.practitionerId, t.month, t.recommendationId] })],
)

/** How far each source was read: what is younger is gathered by the next run. One row a source. */
export const insightSources = pgTable('insight_sources', {
  source: text().primaryKey(),
  readUntil: instant().notNull(),
})
