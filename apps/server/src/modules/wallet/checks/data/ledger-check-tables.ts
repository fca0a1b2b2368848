import type { LedgerCheck } from '@salvia/contract/wallet/ledger-checks'
import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { day, instant } from '#db/columns'

/** The ledger as a day's check found it. */
export const ledgerChecks = pgTable('ledger_checks', {
  /** The day (UTC) of the check. */
  day: day().primaryKey(),
  checkedAt: instant().notNull(),
  accounts: jsonb().$type<LedgerCheck['accounts']>().notNull(),
  findings: jsonb().$type<LedgerCheck['findings']>().notNull(),
})
