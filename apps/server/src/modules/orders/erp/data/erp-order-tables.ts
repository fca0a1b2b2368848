import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { orders } from '../../data/order-tables.ts'

/** What the ERP was told of a placed order; each of it is queued once. */
export const erpOrders = pgTable(
  'erp_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * Of the order, so that the newest one told is found without looking at orders. Null of those that a process of the
     * release before 27 November 2026 told while this one was applied.
     */
    placedAt: instant(),
    toldAt: instant().notNull(),
    cancelToldAt: instant(),
    /** When the ERP was told to forget whom it was sent to. */
    forgottenAt: instant(),
  },
  (t) => [index().on(t.placedAt)],
)
