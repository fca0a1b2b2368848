import { payoutPaid, payoutReserved, payoutReturned } from '@salvia/rules/wallet/payout-entries'
import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { entryWrites } from '../data/entry-writes.ts'
import { payoutMovements, walletTransactions } from '../data/wallet-tables.ts'
import { insertPosted, insertReserved, moveTransactions } from './move-transactions.ts'

/** `amount` in EUR cents, more than zero. */
type PayoutHold = { practitionerId: string; payoutId: string; amount: number }

/** A payout whose money a wallet holds: `transactionId` is its movement. */
type HeldPayout = { payoutId: string; transactionId: string }

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

/** Ties all posted movements of a wallet to a payout that no earlier one pays. */
async function tieMovements(tx: Db, { practitionerId, payoutId }: PayoutHold): Promise<void> {
  const isTied = tx
    .select({ one: sql`1` })
    .from(payoutMovements)
    .where(eq(payoutMovements.transactionId, walletTransactions.id))
  const untied = tx
    .select({
      transactionId: walletTransactions.id,
      payoutId: sql`${payoutId}::uuid`.as('payout_id'),
      paidOutAt: sql`null::timestamptz`.as('paid_out_at'),
    })
    .from(walletTransactions)
    .where(
      and(
        eq(walletTransactions.practitionerId, practitionerId),
        eq(walletTransactions.status, 'Posted'),
        ne(walletTransactions.type, 'Payout'),
        notExists(isTied),
      ),
    )
  await tx.insert(payoutMovements).select(untied)
}

/**
 * Holds the money of a payout in a wallet and ties the movements that it pays to it. Returns the movement of the payout.
 * The caller has locked what is available.
 */
export async function reservePayout(tx: Db, hold: PayoutHold, now: Date): Promise<string> {
  const { practitionerId, payoutId, amount } = hold
  await tieMovements(tx, hold)
  const transactionId = newId()
  const entry = payoutReserved({ practitionerId, amount: euros(amount) })
  await inOneStatement(tx, [
    insertReserved(tx, {
      id: transactionId,
      practitionerId,
      type: 'Payout',
      amount: -amount,
      currency: 'EUR',
      createdAt: now,
    }),
    tx.insert(payoutMovements).values({ transactionId, payoutId }),
    ...entryWrites(tx, [{ transactionId, reason: 'payout', entry }], now),
  ])
  return transactionId
}

const markPaid = (tx: Db, payoutId: string, paidOutAt: Date | null) =>
  tx.update(payoutMovements).set({ paidOutAt }).where(eq(payoutMovements.payoutId, payoutId))

/** Posts a payout that the bank has confirmed, with what it pays. */
export async function postPayout(tx: Db, { payoutId, transactionId }: HeldPayout, now: Date): Promise<void> {
  const isIt = eq(walletTransactions.id, transactionId)
  const { practitionerId, amount } = one(
    await moveTransactions(tx, isIt, { event: 'post', changes: { postedAt: now } }).returning(),
  )
  const entry = payoutPaid({ practitionerId, amount: euros(-amount) })
  await inOneStatement(tx, entryWrites(tx, [{ transactionId, reason: 'paid out', entry }], now))
  await markPaid(tx, payoutId, now)
}

/**
 * Takes back a payout that was posted and that the bank returned. The posted movement stays; another one brings the money
 * back, and a new one holds it for the next try. Returns the movement that holds it now.
 */
export async function returnPayout(
  tx: Db,
  { payoutId, transactionId: paidId }: HeldPayout,
  now: Date,
): Promise<string> {
  const paid = one(await tx.select().from(walletTransactions).where(eq(walletTransactions.id, paidId)))
  const { practitionerId, amount } = paid
  const [returnedId, transactionId] = [newId(), newId()]
  const entry = payoutReturned({ practitionerId, amount: euros(-amount) })
  const shared = { practitionerId, type: 'Payout' as const, currency: 'EUR' as const }
  await inOneStatement(tx, [
    insertPosted(tx, { ...shared, id: returnedId, amount: -amount, at: now }),
    ...entryWrites(tx, [{ transactionId: returnedId, reason: 'payout returned', entry }], now),
  ])
  await insertReserved(tx, { ...shared, id: transactionId, amount, createdAt: now })
  await tx.insert(payoutMovements).values([
    { transactionId: returnedId, payoutId },
    { transactionId, payoutId },
  ])
  await markPaid(tx, payoutId, null)
  return transactionId
}
