import { and, eq, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { postPayouts, returnPayouts as returnMoney } from '../../wallet/index.ts'
import { payoutFiles, payouts, payoutTransfers } from '../data/payout-tables.ts'
import type { PayoutTransaction } from '../payout-context.ts'
import { markReturned, movePayouts, type PayoutRow } from './move-payout.ts'
import { notifyOfPayouts } from './notify-of-payout.ts'

/** The payout, locked until the caller's transaction ends. */
export async function lockPayout(tx: Db, payoutId: string): Promise<PayoutRow | null> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update')
  return payout ?? null
}

/** Notes that files were given to the bank; of each the first time counts. Answers which were not before. */
export function recordSent(tx: Db, which: SQL, now: Date): Promise<{ id: string }[]> {
  return tx
    .update(payoutFiles)
    .set({ sentAt: now })
    .where(and(which, isNull(payoutFiles.sentAt)))
    .returning({ id: payoutFiles.id })
}

/** So many payouts a statement: their rows have room in its parameters. */
const TOGETHER = 1000

const chunksOf = <T>(all: T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / TOGETHER) }, (_, at) =>
    all.slice(at * TOGETHER, (at + 1) * TOGETHER),
  )

const { outcome } = payoutTransfers

/** The transfers that count: those that did not come back. */
const areLiveOf = (payoutIds: string[]) =>
  and(inArray(payoutTransfers.payoutId, payoutIds), or(isNull(outcome), ne(outcome, 'Returned')))

async function confirmSome(context: PayoutTransaction, payoutIds: string[], now: Date): Promise<string[]> {
  const { tx } = context
  const moving = { event: 'confirm' as const, changes: { paidOutAt: now } }
  const confirmed = await movePayouts(tx, inArray(payouts.id, payoutIds), moving)
  if (confirmed.length === 0) return []
  const ids = confirmed.map(({ id }) => id)
  await tx.update(payoutTransfers).set({ outcome: 'Confirmed', outcomeAt: now }).where(areLiveOf(ids))
  await postPayouts(
    tx,
    confirmed.map(({ id: payoutId, transactionId }) => ({ payoutId, transactionId })),
    now,
  )
  await notifyOfPayouts(context, { payouts: confirmed, kind: 'payoutPaid' }, now)
  return ids
}

/**
 * The bank has paid payouts that are in a file: their money leaves the wallets, what they pay is paid out, and their
 * practitioners are notified. Answers which were confirmed; those in any other state are unchanged. The caller has
 * locked them. A handful of statements for a thousand.
 */
export async function confirmPayouts(
  context: PayoutTransaction,
  payoutIds: string[],
  now: Date,
): Promise<Set<string>> {
  const confirmed = new Set<string>()
  for (const some of chunksOf(payoutIds))
    for (const id of await confirmSome(context, some, now)) confirmed.add(id)
  return confirmed
}

/** A payout that the bank sent back, and why by its own code or an admin's words. */
export type SentBack = { payoutId: string; reason: string | null }

async function returnSome(context: PayoutTransaction, sent: SentBack[], now: Date): Promise<string[]> {
  const { tx } = context
  const reasons = new Map(sent.map(({ payoutId, reason }) => [payoutId, reason]))
  const isSent = inArray(payouts.id, [...reasons.keys()])
  const paid = await tx
    .select({ payoutId: payouts.id, transactionId: payouts.transactionId })
    .from(payouts)
    .where(and(isSent, eq(payouts.status, 'PaidOut')))
  const changes = { completedAt: null, paidOutAt: null, returnedAt: now }
  const moved = await movePayouts(tx, isSent, { event: 'returnMoney', changes })
  if (moved.length === 0) return []
  const heldBy = await returnMoney(tx, paid, now)
  const waiting = moved.map(({ id: payoutId, transactionId }) => ({
    payoutId,
    reason: reasons.get(payoutId) ?? null,
    transactionId: heldBy.get(payoutId) ?? transactionId,
  }))
  const returned = await markReturned(tx, waiting)
  await recordTransfers(tx, waiting, now)
  await notifyOfPayouts(context, { payouts: returned, kind: 'payoutReturned' }, now)
  return waiting.map(({ payoutId }) => payoutId)
}

/** Notes that transfers came back, and why each. */
async function recordTransfers(tx: Db, sent: SentBack[], now: Date): Promise<void> {
  const ids = sent.map(({ payoutId }) => payoutId)
  const reasons = sent.map(({ reason }) => reason)
  await tx
    .update(payoutTransfers)
    .set({ outcome: 'Returned', outcomeAt: now, reason: sql`s.reason` })
    .from(sql`unnest(${sql.param(ids)}::uuid[], ${sql.param(reasons)}::text[]) as s (payout_id, reason)`)
    .where(and(sql`${payoutTransfers.payoutId} = s.payout_id`, areLiveOf(ids)))
}

/**
 * Records payouts that the bank returned: they wait for another file, with their money held, and their practitioners
 * are mailed. Returns which were returned; those that are in no file are unchanged. The caller has locked them.
 */
export async function returnPayouts(
  context: PayoutTransaction,
  sent: SentBack[],
  now: Date,
): Promise<Set<string>> {
  const returned = new Set<string>()
  for (const some of chunksOf(sent)) for (const id of await returnSome(context, some, now)) returned.add(id)
  return returned
}
