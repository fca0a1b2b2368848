import { payoutPaid, payoutReserved, payoutReturned } from '@salvia/rules/wallet/payout-entries'
import { and, eq, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm'
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

const asTable = (holds: PayoutHold[]): SQL => {
  const practitionerIds = sql.param(holds.map(({ practitionerId }) => practitionerId))
  const payoutIds = sql.param(holds.map(({ payoutId }) => payoutId))
  return sql`unnest(${practitionerIds}::uuid[], ${payoutIds}::uuid[]) as h (practitioner_id, payout_id)`
}

/** Ties all posted movements of each wallet to its payout, of those that no earlier one pays. */
async function tieMovements(tx: Db, holds: PayoutHold[]): Promise<void> {
  const isTied = tx
    .select({ one: sql`1` })
    .from(payoutMovements)
    .where(eq(payoutMovements.transactionId, walletTransactions.id))
  const untied = tx
    .select({
      transactionId: walletTransactions.id,
      payoutId: sql`h.payout_id`.as('payout_id'),
      paidOutAt: sql`null::timestamptz`.as('paid_out_at'),
      takenBackBy: sql`null::uuid`.as('taken_back_by'),
    })
    .from(asTable(holds))
    .innerJoin(walletTransactions, eq(walletTransactions.practitionerId, sql`h.practitioner_id`))
    .where(
      and(eq(walletTransactions.status, 'Posted'), ne(walletTransactions.type, 'Payout'), notExists(isTied)),
    )
  await tx.insert(payoutMovements).select(untied)
}

/** Has each payout take back what earlier ones billed and was reversed since, each once. */
const takeBackReversed = (tx: Db, holds: PayoutHold[]) =>
  tx.execute(sql`
    update ${payoutMovements} m set taken_back_by = h.payout_id
    from ${asTable(holds)}
    join ${walletTransactions} t on t.practitioner_id = h.practitioner_id
    where t.id = m.transaction_id and t.status = 'Cancelled' and m.taken_back_by is null`)

/**
 * Holds the money of payouts in their wallets, one a practitioner, and ties to it the movements that each pays and
 * those that it takes back. The caller has locked what is available.
 */
export async function reservePayouts(tx: Db, holds: PayoutHold[], now: Date): Promise<void> {
  await tieMovements(tx, holds)
  await takeBackReversed(tx, holds)
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

const markPaid = (tx: Db, payoutIds: string[], paidOutAt: Date | null) =>
  tx.update(payoutMovements).set({ paidOutAt }).where(inArray(payoutMovements.payoutId, payoutIds))

/** Posts payouts that the bank has confirmed, with what they pay. As many statements for many as for one. */
export async function postPayouts(tx: Db, held: HeldPayout[], now: Date): Promise<void> {
  const ids = held.map(({ transactionId }) => transactionId)
  const posting = { event: 'post' as const, changes: { postedAt: now } }
  const posted = await moveTransactions(tx, inArray(walletTransactions.id, ids), posting).returning()
  if (posted.length < held.length) throw new Error('the money of a payout is not held')
  const entries = posted.map(({ id: transactionId, practitionerId, amount }) => ({
    transactionId,
    reason: 'paid out',
    entry: payoutPaid({ practitionerId, amount: euros(-amount) }),
  }))
  await inOneStatement(tx, entryWrites(tx, entries, now))
  await markPaid(
    tx,
    held.map(({ payoutId }) => payoutId),
    now,
  )
}

/**
 * Reverses posted payouts that the bank returned. The posted movements stay; reversals return the money, and new
 * movements hold it for the next try. Returns the movements that hold it now, by payout. The number of statements does
 * not depend on the number of payouts.
 */
export async function returnPayouts(tx: Db, held: HeldPayout[], now: Date): Promise<Map<string, string>> {
  if (held.length === 0) return new Map()
  const ids = held.map(({ transactionId }) => transactionId)
  const paid = await tx.select().from(walletTransactions).where(inArray(walletTransactions.id, ids))
  const byId = new Map(paid.map((row) => [row.id, row]))
  const moved = held.map(({ payoutId, transactionId }) => {
    const { practitionerId, amount } = one([byId.get(transactionId)].filter((row) => row !== undefined))
    return { payoutId, practitionerId, amount, returnedId: newId(), heldById: newId() }
  })
  const shared = { type: 'Payout' as const, currency: 'EUR' as const }
  const entries = moved.map(({ practitionerId, amount, returnedId: transactionId }) => ({
    transactionId,
    reason: 'payout returned',
    entry: payoutReturned({ practitionerId, amount: euros(-amount) }),
  }))
  const back = moved.map(({ returnedId: id, practitionerId, amount }) => ({
    ...shared,
    ...{ id, practitionerId, amount: -amount, at: now },
  }))
  const again = moved.map(({ heldById: id, practitionerId, amount }) => ({
    ...shared,
    ...{ id, practitionerId, amount, createdAt: now },
  }))
  await inOneStatement(tx, [insertPosted(tx, back), ...entryWrites(tx, entries, now)])
  await insertReserved(tx, again)
  await tx.insert(payoutMovements).values(
    moved.flatMap(({ payoutId, returnedId, heldById }) => [
      { transactionId: returnedId, payoutId },
      { transactionId: heldById, payoutId },
    ]),
  )
  await markPaid(
    tx,
    moved.map(({ payoutId }) => payoutId),
    null,
  )
  return new Map(moved.map(({ payoutId, heldById }) => [payoutId, heldById]))
}
