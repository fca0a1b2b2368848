import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import {
  firstTransactionStatus,
  type TransactionEvent,
  walletTransactionTransitions as transitions,
} from '@salvia/rules/wallet/transaction-state'
import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { mayReceiveAt } from '../data/may-receive.ts'
import { walletTransactions } from '../data/wallet-tables.ts'

type Row = typeof walletTransactions.$inferSelect
type NewTransaction = Omit<typeof walletTransactions.$inferInsert, 'status'>
type Change = {
  event: TransactionEvent
  changes?: Partial<Pick<Row, 'postedAt' | 'dueAt' | 'orderNumber' | 'postedBy' | 'canceledBy'>>
}

/**
 * Moves the matching transactions that accept the event; others are unchanged. Together with the inserts below the
 * only writer of `wallet_transactions.status`.
 */
export const moveTransactions = (tx: Db, which: SQL | undefined, { event, changes = {} }: Change) =>
  tx
    .update(walletTransactions)
    .set({
      ...changes,
      status: stateAfter(transitions, event),
      version: sql`${walletTransactions.version} + 1`,
    })
    .where(and(inArray(walletTransactions.status, statesTaking(transitions, event)), which))

/** Records movements that are posted at once, such as adjustments. */
export const insertPosted = (
  tx: Db,
  transactions: (Omit<NewTransaction, 'createdAt' | 'postedAt'> & { at: Date })[],
) =>
  tx.insert(walletTransactions).values(
    transactions.map(({ at, ...transaction }) => ({
      ...transaction,
      status: 'Posted' as const,
      createdAt: at,
      postedAt: at,
    })),
  )

/** Records what a person entered; it moves no money before it is posted. */
export const insertDraft = (tx: Db, transaction: NewTransaction) =>
  tx.insert(walletTransactions).values({ ...transaction, status: firstTransactionStatus(true) })

/** Records movements whose money is held, until each is posted or canceled. */
export const insertReserved = (tx: Db, transactions: NewTransaction[]) =>
  tx
    .insert(walletTransactions)
    .values(transactions.map((transaction) => ({ ...transaction, status: firstTransactionStatus(true) })))

/** Records bonuses, which are due at once; held until they are posted. */
export const insertDueBonuses = (tx: Db, bonuses: NewTransaction[]) =>
  tx
    .insert(walletTransactions)
    .values(bonuses.map((bonus) => ({ ...bonus, status: firstTransactionStatus(false) })))

/** Records a promised commission; Suspended if the practitioner is not currently entitled. */
export const insertPendingCommission = (tx: Db, transaction: NewTransaction) =>
  tx.insert(walletTransactions).values({
    ...transaction,
    status: sql`case when ${mayReceiveAt(transaction.practitionerId, transaction.createdAt)}
      then ${firstTransactionStatus(true)} else ${firstTransactionStatus(false)} end`,
  })

type Imported = Pick<Row, 'id' | 'practitionerId' | 'amount' | 'reference' | 'reason' | 'enteredBy'> & {
  isPosted: boolean
  at: Date
}

/**
 * Records commission from a file: posted, or suspended and due. What has a known reference is left out; returns the ids
 * of the others.
 */
export const insertImported = (tx: Db, imported: Imported[]) =>
  tx
    .insert(walletTransactions)
    .values(
      imported.map(({ isPosted, at, ...transaction }) => ({
        ...transaction,
        type: 'Commission' as const,
        currency: 'EUR' as const,
        status: isPosted ? ('Posted' as const) : ('Suspended' as const),
        createdAt: at,
        postedAt: isPosted ? at : null,
        postedBy: isPosted ? transaction.enteredBy : null,
        dueAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: walletTransactions.id })
