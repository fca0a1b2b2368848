import type { Currency } from '@salvia/contract/money'
import {
  bankAnswerKinds,
  payoutFileKinds,
  payoutOrigins,
  transferOutcomes,
} from '@salvia/contract/words/payouts'
import { bankAccountTypes, businessTypes } from '@salvia/contract/words/people'
import { payoutStatuses } from '@salvia/contract/words/wallet'
import type { Debtor } from '@salvia/rules/wallet/credit-transfer'
import { sql } from 'drizzle-orm'
import { char, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, countryCode, currencyCode, day, id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { walletTransactions } from '../../wallet/index.ts'

/** Money of a wallet that is paid to its practitioner. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    practitionerId: uuid()
      .notNull()
      .references(() => users.id),
    status: text({ enum: payoutStatuses }).notNull(),
    origin: text({ enum: payoutOrigins }).notNull(),
    /** Of a monthly one, as YYYY-MM. */
    month: char({ length: 7 }),
    amount: cents(),
    currency: currencyCode().$type<Currency>().notNull(),
    /** The movement that holds or has paid the money; another one after a return. */
    transactionId: uuid()
      .notNull()
      .references(() => walletTransactions.id),
    createdAt: instant().notNull(),
    completedAt: instant(),
    paidOutAt: instant(),
    /** The last return, and what the bank or an admin gave as its reason. */
    returnedAt: instant(),
    returnReason: text(),
  },
  (t) => [
    index().on(t.createdAt, t.id),
    index().on(t.practitionerId, t.createdAt),
    index().on(t.status),
    uniqueIndex().on(t.transactionId),
    uniqueIndex('payouts_one_a_month').on(t.practitionerId, t.month),
    check('payouts_month', sql`(${t.origin} = 'Monthly') = (${t.month} is not null)`),
    check('payouts_amount', sql`${t.amount} > 0`),
  ],
)

/** The run of a month: it pays each practitioner once, and is resumed until it is finished. */
export const payoutRuns = pgTable('payout_runs', {
  month: char({ length: 7 }).primaryKey(),
  startedAt: instant().notNull(),
  finishedAt: instant(),
})

/** A file of transfers for the bank, or a list for accounts that it does not reach. Drawn from its transfers. */
export const payoutFiles = pgTable(
  'payout_files',
  {
    id: id(),
    kind: text({ enum: payoutFileKinds }).notNull(),
    /** Unique for ever: banks refuse a doubled one. */
    messageId: text().notNull(),
    madeAt: instant().notNull(),
    executeOn: day().notNull(),
    /** The account that pays, as it was. */
    debtor: jsonb().$type<Debtor>().notNull(),
    transfers: integer().notNull(),
    total: cents(),
    /** When an admin gave it to the bank. */
    sentAt: instant(),
  },
  (t) => [uniqueIndex().on(t.messageId), index().on(t.madeAt)],
)

/** A try to pay a payout, with the account that it went to; encrypted, as bank accounts are. */
export const payoutTransfers = pgTable(
  'payout_transfers',
  {
    id: id(),
    payoutId: uuid()
      .notNull()
      .references(() => payouts.id),
    fileId: uuid()
      .notNull()
      .references(() => payoutFiles.id),
    endToEndId: text().notNull(),
    amount: cents(),
    remittance: text().notNull(),
    sealedHolder: text().notNull(),
    sealedNumber: text().notNull(),
    numberEnd: text().notNull(),
    bic: text(),
    bankName: text(),
    bankCountryId: countryCode().notNull(),
    bankCode: text(),
    bankAccountHolderType: text({ enum: businessTypes }),
    bankAccountType: text({ enum: bankAccountTypes }),
    outcome: text({ enum: transferOutcomes }),
    outcomeAt: instant(),
    reason: text(),
  },
  (t) => [
    uniqueIndex().on(t.endToEndId),
    index().on(t.fileId),
    uniqueIndex('payout_transfers_one_open')
      .on(t.payoutId)
      .where(sql`${t.outcome} is distinct from 'Returned'`),
    index().on(t.payoutId),
  ],
)

/** Messages of the bank that were imported; none is read twice. */
export const payoutAnswers = pgTable(
  'payout_answers',
  {
    id: id(),
    kind: text({ enum: bankAnswerKinds }).notNull(),
    messageId: text().notNull(),
    /** SHA-256 of the file. */
    contentHash: text().notNull(),
    importedAt: instant().notNull(),
    confirmed: integer().notNull(),
    returned: integer().notNull(),
    unchanged: integer().notNull(),
    ignored: integer().notNull(),
  },
  (t) => [uniqueIndex().on(t.contentHash), uniqueIndex().on(t.kind, t.messageId)],
)
