import { languages } from '@salvia/contract/words/locale'
import { dataExportStates } from '@salvia/contract/words/privacy'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { orders } from '../../orders/index.ts'

/** All data of a person, collected by a job; the files lie in the file store until they expire. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: dataExportStates }).notNull(),
    languageCode: text({ enum: languages }).notNull(),
    requestedAt: instant().notNull(),
    expiresAt: instant(),
  },
  (t) => [index().on(t.userId, t.requestedAt), index().on(t.expiresAt)],
)

/** Orders of people who are gone that still have to be delivered: what only delivery needs is removed afterwards. */
export const orderErasures = pgTable('order_erasures', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  requestedAt: instant().notNull(),
  /** Whose part of the order it is: the buyer's, or of whom a practitioner ordered for. */
  role: text({ enum: ['Buyer', 'Recipient'] }).notNull(),
})
