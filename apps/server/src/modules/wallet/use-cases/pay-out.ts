import { payoutPaid, payoutReserved, payoutReturned } from '@salvia/rules/wallet/payout-entries'
import { and, eq, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { inOneStatement } from '#db/statements'
import { newId } from '#kernel/ids'
import { entryWrites } from '../data/entry-writes.ts'
import { payoutMovements, walletTransactions } from '../data/wallet-tables.ts'
import { insertPosted, insertReserved, moveTransactions } from './move-transactions.ts'

/** `amount` in EUR cents, more than zero. `transactionId`: of the movement that will hold it. */
type PayoutHold = { practitionerId: string; payoutId: string; transactionId: string; amount: number }

/** A payout whose money a wallet holds: `transactionId` is its movement. */
type HeldPayout = { payoutId: string; transactionId: string }

const euros = (amount: number) => ({ amount, currency: 'EUR' as const })

/** Ties all posted movements of each wallet to its payout, of those that no earlier one pays. */
async function tieMovements(tx: Db, holds: PayoutHold[]): Promise<void> {
  const practitionerIds = sql.param(holds.map(({ practitionerId }) => practitionerId))
  const payoutIds = sql.param(holds.map(({ payoutId }) => payoutId))
  const isTied = tx
    .select({ one: sql`1` })
    .from(payoutMovements)
    .where(eq(payoutMovements.transactionId, walletTransactions.id))
  const untied = tx
    .select({
      transactionId: walletTransactions.id,
      payoutId: sql`h.payout_id`.as('payout_id'),
      paidOutAt: sql`null::timestamptz`.as('paid_out_at'),
    })
    .from(sql`unnest(${practitionerIds}::uuid[], ${payoutIds}::uuid[]) as h (practitioner_id, payout_id)`)
    .innerJoin(walletTransactions, eq(walletTransactions.practitionerId, sql`h.practitioner_id`))
    .where(
      and(eq(walletTransactions.status, 'Posted'), ne(walletTransactions.type, 'Payout'), notExists(isTied)),
    )
  await tx.insert(payoutMovements).select(untied)
}

/**
 * Holds the money of payouts in their wallets, one a practitioner, and ties the movements that each pays to it. The caller
 * has locked what is available.
 */
export async function reservePayouts(tx: Db, holds: PayoutHold[], now: Date): Promise<void> {
  await tieMovements(tx, holds)
  const shared = { type: 'Payout' as const, currency: 'EUR' as const, createdAt: now }
  const transactions = holds.map(({ transactionId: id, practitionerId, amount }) => ({
    ...shared,
    ...{ id, practitionerId, amount: -amount },
  }))
  const entries = holds.map(({ transactionId, practitionerId, amount }) => ({
    transactionId,
    reason: 'payout',
    entry: payoutReserved({ practitionerId, amount: euros(amount) }),
  }))
  await inOneStatement(tx, [
    insertReserved(tx, transactions),
    tx
      .insert(payoutMovements)
      .values(holds.map(({ transactionId, payoutId }) => ({ transactionId, payoutId }))),
    ...entryWrites(tx, entries, now),
  ])
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
  await insertReserved(tx, [{ ...shared, id: transactionId, amount, createdAt: now }])
  await tx.insert(payoutMovements).values([
    { transactionId: returnedId, payoutId },
    { transactionId, payoutId },
  ])
  await markPaid(tx, payoutId, null)
  return transactionId
}
