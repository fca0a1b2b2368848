import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from '../../../identity/index.ts'
import { orders } from '../../data/order-tables.ts'

/** What the team notes about an order, for itself. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: instant().notNull(),
  },
  (t) => [index().on(t.orderId, t.createdAt)],
)
