import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { orders } from './order-tables.ts'

/**
 * Packs reserved for unpaid orders, by who requested them. Keys are hashed; a row is deleted when its order is placed,
 * and after an hour.
 */
export const unpaidReservations = pgTable(
  'unpaid_reservations',
  {
    orderId: uuid()
      .primaryKey()
      .references(() => orders.id),
    addressKey: text().notNull(),
    emailKey: text().notNull(),
    packs: integer().notNull(),
    reservedAt: instant().notNull(),
  },
  (t) => [
    index().on(t.addressKey, t.reservedAt),
    index().on(t.emailKey, t.reservedAt),
    index().on(t.reservedAt),
  ],
)
