import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { orderLines, orders } from '../../data/order-tables.ts'

/** That a buyer withdrew from packs of an order. */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    declaredAt: instant().notNull(),
    /** Of who declared it; empty once the buyer is erased. */
    name: text().notNull(),
  },
  (t) => [index().on(t.orderId)],
)

export const withdrawalLines = pgTable(
  'withdrawal_lines',
  {
    withdrawalId: uuid()
      .notNull()
      .references(() => withdrawals.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.withdrawalId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('withdrawal_lines_quantity', sql`${t.quantity} >= 1`),
  ],
)
