import { inquiryStatuses } from '@salvia/contract/words/inquiries'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant } from '#db/columns'
import { products } from '../../catalogue/index.ts'
import { users } from '../../identity/index.ts'

/** Requests for products that are not offered. */
export const productInquiries = pgTable(
  'product_inquiries',
  {
    id: id(),
    version: integer().notNull().default(1),
    name: text().notNull(),
    brandName: text().notNull(),
    linkUrl: text(),
    /** Requests for the same product have the same. */
    productKey: text().notNull(),
    /** The team's own. */
    note: text().notNull().default(''),
    status: text({ enum: inquiryStatuses }).notNull(),
    expectedDate: day(),
    /** The product that fulfils it. */
    productId: uuid().references(() => products.id),
    /** Null when nobody was named, or the account was erased. */
    askerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The request that it was joined with. */
    mergedIntoId: uuid().references((): AnyPgColumn => productInquiries.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.productKey),
    index().on(t.productId),
    index().on(t.askerId),
    index().on(t.mergedIntoId),
    check('product_inquiries_merged', sql`${t.mergedIntoId} is null or ${t.status} = 'Closed'`),
  ],
)

/** Who waits for a request to be fulfilled; each practitioner counts once. */
export const inquiryUpvotes = pgTable(
  'inquiry_upvotes',
  {
    inquiryId: uuid()
      .notNull()
      .references(() => productInquiries.id, { onDelete: 'cascade' }),
    practitionerId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    reason: text().notNull().default(''),
    /** Null when it was not said. */
    clientsCount: integer(),
    createdAt: instant().notNull(),
  },
  (t) => [primaryKey({ columns: [t.inquiryId, t.practitionerId] }), index().on(t.practitionerId)],
)

/** Each status that a request had, by whom it was set, and what those who wait were mailed. */
export const inquirySteps = pgTable(
  'inquiry_steps',
  {
    id: id(),
    inquiryId: uuid()
      .notNull()
      .references(() => productInquiries.id, { onDelete: 'cascade' }),
    /** Null at the first. */
    fromStatus: text({ enum: inquiryStatuses }),
    status: text({ enum: inquiryStatuses }).notNull(),
    message: text().notNull(),
    at: instant().notNull(),
    /** The id remains when the account is gone. */
    changedBy: uuid().notNull(),
  },
  (t) => [index().on(t.inquiryId, t.at)],
)
