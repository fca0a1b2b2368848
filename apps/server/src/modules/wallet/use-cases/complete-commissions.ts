import { referralBonusTypes } from '@salvia/contract/words/wallet'
import { statesTaking } from '@salvia/rules/states/transitions'
import { bonusEntry } from '@salvia/rules/wallet/bonus-entry'
import { commissionCompleted } from '@salvia/rules/wallet/commission-entries'
import { walletTransactionTransitions } from '@salvia/rules/wallet/transaction-state'
import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { inOneStatement } from '#db/statements'
import { practitioners } from '../../people/index.ts'
import { entryWrites } from '../data/entry-writes.ts'
import { mayReceive } from '../data/may-receive.ts'
import { walletTransactions } from '../data/wallet-tables.ts'
import { moveTransactions } from './move-transactions.ts'

type Transaction = typeof walletTransactions.$inferSelect

const isOneOf = (transactions: Transaction[]): SQL =>
  inArray(
    walletTransactions.id,
    transactions.map(({ id }) => id),
  )

/** Matching commission and bonuses that wait, locked, with whether their practitioner is currently entitled to them. */
async function lockPending(tx: Db, which: SQL | undefined, now: Date) {
  const isPending = and(
    inArray(walletTransactions.type, ['Commission', ...referralBonusTypes]),
    inArray(walletTransactions.status, statesTaking(walletTransactionTransitions, 'post')),
  )
  const rows = await tx
    .select({ transaction: walletTransactions, receiver: practitioners.userId })
    .from(walletTransactions)
    .leftJoin(
      practitioners,
      and(eq(practitioners.userId, walletTransactions.practitionerId), mayReceive(now)),
    )
    .where(and(isPending, which))
    .orderBy(walletTransactions.id)
    .for('update', { of: walletTransactions })
  return {
    payable: rows.filter(({ receiver }) => receiver !== null).map(({ transaction }) => transaction),
    withheld: rows.filter(({ receiver }) => receiver === null).map(({ transaction }) => transaction),
  }
}

/** Commission was promised before; a bonus is new. */
function entryOf({ type, practitionerId, amount, currency }: Transaction) {
  const credit = { practitionerId, amount: { amount, currency } }
  return type === 'Commission'
    ? { reason: 'right of withdrawal over', entry: commissionCompleted(credit) }
    : { reason: 'referral approved', entry: bonusEntry(credit) }
}

async function post(tx: Db, transactions: Transaction[], now: Date): Promise<void> {
  if (transactions.length === 0) return
  const entries = transactions.flatMap((transaction) => {
    const { entry, reason } = entryOf(transaction)
    return entry ? [{ transactionId: transaction.id, reason, entry }] : []
  })
  await inOneStatement(tx, [
    moveTransactions(tx, isOneOf(transactions), {
      event: 'post',
      changes: { postedAt: now, dueAt: now },
    }),
    ...entryWrites(tx, entries, now),
  ])
}

/**
 * Makes the pending commission of these orders available; that of practitioners not entitled to it is suspended
 * instead. Idempotent.
 */
export async function completeCommissions(tx: Db, orderIds: string[], now: Date): Promise<void> {
  if (orderIds.length === 0) return
  const { payable, withheld } = await lockPending(tx, inArray(walletTransactions.orderId, orderIds), now)
  await post(tx, payable, now)
  if (withheld.length === 0) return
  await moveTransactions(tx, isOneOf(withheld), { event: 'suspend', changes: { dueAt: now } })
}

/** Posts bonuses just recorded; those of practitioners not entitled to commission stay suspended. */
export async function completeBonuses(tx: Db, transactionIds: string[], now: Date): Promise<void> {
  const { payable } = await lockPending(tx, inArray(walletTransactions.id, transactionIds), now)
  await post(tx, payable, now)
}

/** Posts suspended commission and bonuses that were due, for practitioners who have become entitled. */
export function completeWithheld(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const isDue = and(eq(walletTransactions.status, 'Suspended'), isNotNull(walletTransactions.dueAt))
    const { payable } = await lockPending(tx, isDue, now)
    await post(tx, payable, now)
  })
}

/**
 * After switching a practitioner's commission on or off: due commission is posted and the rest becomes pending again,
 * or all of it is suspended. Idempotent.
 */
export function followCommissionRights(db: Db, practitionerId: string, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const { payable, withheld } = await lockPending(
      tx,
      eq(walletTransactions.practitionerId, practitionerId),
      now,
    )
    await post(
      tx,
      payable.filter(({ status, dueAt }) => status === 'Suspended' && dueAt !== null),
      now,
    )
    const isNotDue = isNull(walletTransactions.dueAt)
    if (payable.length > 0) await moveTransactions(tx, and(isOneOf(payable), isNotDue), { event: 'resume' })
    if (withheld.length > 0) await moveTransactions(tx, isOneOf(withheld), { event: 'suspend' })
  })
}

/** Practitioners whose pending or suspended commission does not match what they may receive now. */
async function listOutOfStep(db: Db, now: Date): Promise<string[]> {
  const { practitionerId, status, type, dueAt } = walletTransactions
  const entitled = sql<boolean>`exists (select 1 from ${practitioners}
    where ${practitioners.userId} = ${practitionerId} and ${mayReceive(now)})`
  const rows = await db
    .selectDistinct({ practitionerId })
    .from(walletTransactions)
    .where(
      and(
        eq(type, 'Commission'),
        or(and(eq(status, 'Draft'), not(entitled)), and(eq(status, 'Suspended'), isNull(dueAt), entitled)),
      ),
    )
  return rows.map((row) => row.practitionerId)
}

/**
 * Has waiting commission follow the law of today: suspended where it became forbidden, pending again where it became
 * allowed. Idempotent.
 */
export async function followCommissionLaw(db: Db, now: Date): Promise<void> {
  for (const practitionerId of await listOutOfStep(db, now))
    await followCommissionRights(db, practitionerId, now)
}
