import { index, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { orders } from '../../data/order-tables.ts'

/** What was sent to the ERP about a placed order; each part is queued once. */
export const erpOrders = pgTable(
  'erp_orders',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /**
     * Of the order, so that the newest one sent is found without looking at orders. Null of those that a process of the
     * release before 27 November 2026 told while this one was applied.
     */
    placedAt: instant(),
    toldAt: instant().notNull(),
    cancelToldAt: instant(),
    /** When the ERP was asked to erase the recipient. */
    forgottenAt: instant(),
  },
  (t) => [index().on(t.placedAt)],
)
