import type { Currency } from '@salvia/contract/money'
import { walletTransactionStatuses, walletTransactionTypes } from '@salvia/contract/words/wallet'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { cents, currencyCode, id, instant } from '#db/columns'
import { users } from '../../identity/index.ts'
import { referrals } from '../../referrals/index.ts'

/** What accounting drafts or discards is none of the practitioner's movements yet. */
const isShownOf = ({ enteredBy, status }: Record<'enteredBy' | 'status', SQLWrapper>): SQL =>
  sql`(${enteredBy} is null or ${status} not in ('Draft', 'Deleted'))`

/** The practitioner's view of the movements in their wallet. */
export const walletTransactions = pgTable(
  'wallet_transactions',
  {
    id: id(),
    practitionerId: uuid()
      .notNull()
      .references(() => users.id),
    type: text({ enum: walletTransactionTypes }).notNull(),
    status: text({ enum: walletTransactionStatuses }).notNull(),
    amount: cents(),
    currency: currencyCode().$type<Currency>().notNull(),
    createdAt: instant().notNull(),
    postedAt: instant(),
    /** When what is suspended could have been posted. */
    dueAt: instant(),
    orderId: uuid(),
    orderNumber: text(),
    planName: text(),
    /** Of a bonus, what it was posted for. */
    referralId: uuid().references(() => referrals.id),
    /** Why a person entered it; also read by the practitioner. */
    reason: text(),
    /** The name of an imported commission in its file, so that it is imported once. */
    reference: text(),
    /** Who entered it as it is now, posted and canceled it; the ids remain when the accounts are gone. */
    enteredBy: uuid(),
    postedBy: uuid(),
    canceledBy: uuid(),
    version: integer().notNull().default(0),
  },
  (t) => [
    // A far page of a long wallet is found without reading the rows before it.
    index('wallet_transactions_newest').on(t.practitionerId, t.createdAt, t.id).where(isShownOf(t)),
    index().on(t.practitionerId, t.postedAt),
    // Counted for each page of a wallet: an index with one short entry for all rows of a wallet is read in no time.
    index('wallet_transactions_shown').on(t.practitionerId).where(isShownOf(t)),
    uniqueIndex('wallet_transactions_one_commission').on(t.orderId).where(sql`${t.type} = 'Commission'`),
    uniqueIndex('wallet_transactions_one_purchase')
      .on(t.orderId)
      .where(sql`${t.type} = 'Purchase' and ${t.status} in ('Draft', 'Posted')`),
    // Net of what was taken back, each side of a referral gets its bonus once.
    uniqueIndex('wallet_transactions_one_bonus')
      .on(t.referralId, t.type)
      .where(sql`${t.status} <> 'Cancelled'`),
    uniqueIndex('wallet_transactions_one_reference').on(t.reference).where(sql`${t.status} <> 'Cancelled'`),
    // What refunds took back of a commission that was posted is found by its order.
    index('wallet_transactions_adjusted').on(t.orderId).where(sql`${t.type} = 'Adjustment'`),
    index('wallet_transactions_entered').on(t.createdAt, t.id).where(sql`${t.enteredBy} is not null`),
    check(
      'wallet_transactions_referral',
      sql`(${t.referralId} is not null) = (${t.type} in ('ReferralBonus', 'NewcomerReferralBonus'))`,
    ),
    // A canceled one keeps when it was posted.
    check(
      'wallet_transactions_posted',
      sql`${t.status} = 'Cancelled' or (${t.status} = 'Posted') = (${t.postedAt} is not null)`,
    ),
  ],
)

export const isShown = isShownOf(walletTransactions)

/**
 * The payout of a movement, for those that it pays and for its own; a movement is paid once. The payout belongs to
 * another module, which knows its state.
 */
export const payoutMovements = pgTable(
  'payout_movements',
  {
    transactionId: uuid()
      .primaryKey()
      .references(() => walletTransactions.id),
    payoutId: uuid().notNull(),
    /** While the payout is confirmed. */
    paidOutAt: instant(),
    /** Of one that was reversed after it had been billed: the later payout whose document takes it back. */
    takenBackBy: uuid(),
  },
  (t) => [index().on(t.payoutId), index().on(t.takenBackBy).where(sql`${t.takenBackBy} is not null`)],
)

/** At most one commission per order, even on retries. */
export const commissionLines = pgTable(
  'commission_lines',
  {
    orderLineId: uuid().primaryKey(),
    transactionId: uuid()
      .notNull()
      .references(() => walletTransactions.id),
    amount: cents(),
  },
  (t) => [index().on(t.transactionId), check('commission_lines_positive', sql`${t.amount} > 0`)],
)
