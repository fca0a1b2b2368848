import { languages } from '@salvia/contract/words/locale'
import { dataExportStates } from '@salvia/contract/words/privacy'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { orders } from '../../orders/index.ts'

/** Exports of all data of a person, collected by a job; the files are in the file store until they expire. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    state: text({ enum: dataExportStates }).notNull(),
    languageCode: text({ enum: languages }).notNull(),
    /** IANA name of the person's zone when asking; times in the readable file are written in it. */
    timeZone: text().notNull().default('UTC'),
    requestedAt: instant().notNull(),
    expiresAt: instant(),
  },
  (t) => [index().on(t.userId, t.requestedAt), index().on(t.expiresAt)],
)

/** Orders of erased people that still have to be delivered: data only needed for delivery is removed afterwards. */
export const orderErasures = pgTable('order_erasures', {
  orderId: uuid()
    .primaryKey()
    .references(() => orders.id),
  requestedAt: instant().notNull(),
  /** Whether the erased person is the buyer, or the one a practitioner ordered for. */
  role: text({ enum: ['Buyer', 'Recipient'] }).notNull(),
})
