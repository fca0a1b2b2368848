import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#db/columns'
import { users } from '../../identity/index.ts'

/** An account of a practitioner in the ERP: asked for once, made by a job. */
export const erpAccounts = pgTable('erp_accounts', {
  practitionerId: uuid()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  requestedAt: instant().notNull(),
  requestedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  /** What the ERP calls it; null until it was made. */
  accountId: text(),
  madeAt: instant(),
  /** The call in the outbox that makes it, which says whether it waits or failed. */
  callId: uuid(),
})
