import { and, eq, isNull, ne, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { postPayout, returnPayout as returnMoney } from '../../wallet/index.ts'
import { payouts, payoutTransfers } from '../data/payout-tables.ts'
import type { PayoutTransaction } from '../payout-context.ts'
import { movePayouts, type PayoutRow } from './move-payout.ts'
import { tellOfPayout } from './tell-of-payout.ts'

/** The payout, locked until the caller's transaction ends. */
export async function lockPayout(tx: Db, payoutId: string): Promise<PayoutRow | null> {
  const [payout] = await tx.select().from(payouts).where(eq(payouts.id, payoutId)).for('update')
  return payout ?? null
}

const { outcome } = payoutTransfers

/** The transfer that counts: the one that did not come back. */
const isLiveOf = (payoutId: string) =>
  and(eq(payoutTransfers.payoutId, payoutId), or(isNull(outcome), ne(outcome, 'Returned')))

/**
 * The bank has paid a payout that is in a file: its money leaves the wallet, what it pays is paid out, and its practitioner
 * is told. False, with nothing changed, for a payout in any other state. The caller has locked it.
 */
export async function confirmPayout(
  context: PayoutTransaction,
  payoutId: string,
  now: Date,
): Promise<boolean> {
  const { tx } = context
  const moving = { event: 'confirm' as const, changes: { paidOutAt: now } }
  const [payout] = await movePayouts(tx, eq(payouts.id, payoutId), moving)
  if (!payout) return false
  await tx.update(payoutTransfers).set({ outcome: 'Confirmed', outcomeAt: now }).where(isLiveOf(payoutId))
  await postPayout(tx, { payoutId, transactionId: payout.transactionId }, now)
  await tellOfPayout(context, { payout, kind: 'payoutPaid' }, now)
  return true
}

/**
 * The bank sent a payout back: it waits for another file, with its money held, and its practitioner is told. False, with
 * nothing changed, for one that is in no file. The caller has locked it.
 */
export async function returnPayout(
  context: PayoutTransaction,
  { payout: before, reason }: { payout: PayoutRow; reason: string | null },
  now: Date,
): Promise<boolean> {
  const { tx } = context
  const { id: payoutId, status, transactionId } = before
  if (status === 'Pending') return false
  const heldBy =
    status === 'PaidOut' ? await returnMoney(tx, { payoutId, transactionId }, now) : transactionId
  const changes = { completedAt: null, paidOutAt: null, returnedAt: now, returnReason: reason }
  const moving = { event: 'returnMoney' as const, changes: { ...changes, transactionId: heldBy } }
  const [payout] = await movePayouts(tx, eq(payouts.id, payoutId), moving)
  if (!payout) return false
  await tx
    .update(payoutTransfers)
    .set({ outcome: 'Returned', outcomeAt: now, reason })
    .where(isLiveOf(payoutId))
  await tellOfPayout(context, { payout, kind: 'payoutReturned' }, now)
  return true
}
