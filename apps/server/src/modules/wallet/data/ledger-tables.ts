import type { Currency } from '@salvia/contract/money'
import { ledgerAccountKinds } from '@salvia/contract/words/wallet'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { walletTransactions } from './wallet-tables.ts'

/** `available:<practitioner>` or, for the provider, `commissionCost`: an account is found without a query. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: text().primaryKey(),
    kind: text({ enum: ledgerAccountKinds }).notNull(),
    practitionerId: uuid().references(() => users.id),
    /**
     * Sum of its postings, kept by a trigger for practitioners' accounts; spending locks the row. The provider's
     * accounts are in every entry, so that one row of theirs would make all others wait.
     */
    balance: cents().default(0),
  },
  (t) => [
    index().on(t.practitionerId),
    check('ledger_accounts_balance', sql`${t.balance} >= 0 or ${t.kind} = 'available'`),
  ],
)

/** One movement of money. Entries and postings are immutable; a mistake gets a reversing entry. */
export const journalEntries = pgTable(
  'journal_entries',
  {
    id: id(),
    transactionId: uuid()
      .notNull()
      .references(() => walletTransactions.id),
    reason: text().notNull(),
    postedAt: instant().notNull(),
  },
  (t) => [index().on(t.transactionId)],
)

/** An entry's postings sum to zero in one currency; enforced by a trigger at commit. */
export const postings = pgTable(
  'postings',
  {
    id: id(),
    entryId: uuid()
      .notNull()
      .references(() => journalEntries.id),
    accountId: text()
      .notNull()
      .references(() => ledgerAccounts.id),
    amount: cents(),
    currency: currencyCode().$type<Currency>().notNull(),
  },
  (t) => [index().on(t.entryId), index().on(t.accountId), check('postings_not_zero', sql`${t.amount} <> 0`)],
)
