import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'

/** A practitioner's ERP account: requested once, created by a job. */
export const erpAccounts = pgTable('erp_accounts', {
  practitionerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: instant().notNull(),
  requestedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  /** The account's id in the ERP; null until it is created. */
  accountId: text(),
  madeAt: instant(),
  /** The outbox call that creates it, which shows whether it is pending or failed. */
  callId: uuid(),
})
