import { commissionLineKinds, commissionLineOutcomes } from '@salvia/contract/words/commission-imports'
import type { CommissionError } from '@salvia/rules/wallet/read-commissions'
import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { cents } from '#db/columns'
import { importColumns } from '#kernel/imports/import-columns'
import { users } from '../../../identity/index.ts'
import { walletTransactions } from '../../data/wallet-tables.ts'

/** Files of commission that accounting uploaded: what was read, and their progress. */
export const commissionImports = pgTable(
  'commission_imports',
  {
    ...importColumns(),
    /** EUR cents of the new lines. */
    newAmount: cents(),
  },
  (t) => [index().on(t.madeAt, t.id), index().on(t.state)],
)

/** One row per line: what it would do, what it wrote, and its outcome. */
export const commissionImportLines = pgTable(
  'commission_import_lines',
  {
    importId: uuid()
      .notNull()
      .references(() => commissionImports.id, { onDelete: 'cascade' }),
    line: integer().notNull(),
    kind: text({ enum: commissionLineKinds }).notNull(),
    practitionerId: uuid().references(() => users.id, { onDelete: 'set null' }),
    reference: text().notNull(),
    amount: bigint({ mode: 'number' }),
    reason: text().notNull(),
    errors: jsonb().$type<CommissionError[]>().notNull(),
    transactionId: uuid().references(() => walletTransactions.id),
    outcome: text({ enum: commissionLineOutcomes }),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    index('commission_import_lines_waiting')
      .on(t.importId, t.line)
      .where(sql`${t.outcome} is null and ${t.kind} = 'New'`),
    index('commission_import_lines_applied').on(t.importId, t.line).where(sql`${t.outcome} = 'Applied'`),
    index().on(t.practitionerId),
    index().on(t.transactionId),
  ],
)
