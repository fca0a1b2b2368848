import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { products } from '../products/product-tables.ts'

/**
 * Packs held by an order: reserved while it is being paid, taken from stock once it is placed. The totals on the
 * product (`reserved`, `quantity`) are maintained by the same statements that write these rows.
 */
export const stockClaims = pgTable(
  'stock_claims',
  {
    orderId: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    quantity: integer().notNull(),
    state: text({ enum: ['Reserved', 'Taken'] }).notNull(),
    /** When a reservation expires; null while a payment is being processed, and once taken. */
    expiresAt: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId] }),
    index().on(t.productId),
    index('stock_claims_lapsing').on(t.expiresAt).where(sql`${t.state} = 'Reserved'`),
    check('stock_claims_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Packs that placed orders wait for because they ran out: the longest waiting order gets what comes back first. */
export const stockWaits = pgTable(
  'stock_waits',
  {
    orderId: uuid().notNull(),
    productId: uuid()
      .notNull()
      .references(() => products.id),
    /** Packs not taken from stock yet; 0 once they are, until the whole order is complete. */
    missing: integer().notNull(),
    since: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.productId] }),
    index().on(t.productId, t.since),
    check('stock_waits_missing', sql`${t.missing} >= 0`),
  ],
)
