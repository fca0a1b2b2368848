import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { orders } from './order-tables.ts'

/** The link in a guest's order mail, by which one account takes the order as its own. */
export const orderClaims = pgTable('order_claims', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id, { onDelete: 'cascade' }),
  /** Keyed hash: the link itself is only in the mail. */
  tokenHash: text().notNull(),
  expiresAt: instant().notNull(),
  /** Null while nobody has used it; it stays after the account is gone. */
  claimedAt: instant(),
  claimedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
})
