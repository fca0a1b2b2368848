import { and, asc, eq, isNull } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { payoutFiles, payouts, payoutTransfers } from '../data/payout-tables.ts'
import { inTransaction, type PayoutContext } from '../payout-context.ts'
import { confirmPayouts, lockPayout, returnPayouts } from './settle-payout.ts'

type ByHand = { payoutId: string; actorId: string }

const wrongState = () => conflict('payout_state', 'This payout is not in a file of the bank.')

/** Notes that the bank has paid a payout; one that is confirmed stays so. Throws not-found, conflict if it is in no file. */
export function confirmByHand(
  context: PayoutContext,
  { payoutId, actorId }: ByHand,
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout) throw notFound('payout')
    if (payout.status === 'PaidOut') return
    const confirmed = await confirmPayouts(inTransaction(context, tx), [payoutId], now)
    if (!confirmed.has(payoutId)) throw wrongState()
    const subject = { type: 'Payout', id: payoutId }
    await recordAudit(tx, { event: 'PayoutConfirmed', actorId, subject }, now)
  })
}

/** Notes that the bank sent a payout back; once per key. Throws not-found, conflict if it is in no file. */
export function returnByHand(
  context: PayoutContext,
  { payoutId, actorId, reason, key }: ByHand & { reason: string; key: string | undefined },
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    if (!(await lockPayout(tx, payoutId))) throw notFound('payout')
    const takeBack = async () => {
      const returned = await returnPayouts(inTransaction(context, tx), [{ payoutId, reason }], now)
      if (!returned.has(payoutId)) throw wrongState()
      const subject = { type: 'Payout', id: payoutId }
      await recordAudit(tx, { event: 'PayoutReturned', actorId, subject }, now)
    }
    await onceByKey(tx, { scope: `payout-return:${payoutId}`, key, input: { reason } }, takeBack, now)
  })
}

type FileByHand = { fileId: string; actorId: string }

/** Notes that a file was given to the bank; the first time counts. Throws not-found. */
export function markSent({ db }: PayoutContext, { fileId, actorId }: FileByHand, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const isIt = eq(payoutFiles.id, fileId)
    if ((await tx.$count(payoutFiles, isIt)) === 0) throw notFound('file')
    const sent = await tx
      .update(payoutFiles)
      .set({ sentAt: now })
      .where(and(isIt, isNull(payoutFiles.sentAt)))
      .returning({ id: payoutFiles.id })
    if (sent.length === 0) return
    const subject = { type: 'PayoutFile', id: fileId }
    await recordAudit(tx, { event: 'PayoutFileSent', actorId, subject }, now)
  })
}

/** Notes that the bank has paid all of a file that it did not return. Idempotent. Throws not-found. */
export function confirmFile(
  context: PayoutContext,
  { fileId, actorId }: FileByHand,
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    if ((await tx.$count(payoutFiles, eq(payoutFiles.id, fileId))) === 0) throw notFound('file')
    const isOpen = and(eq(payoutTransfers.fileId, fileId), isNull(payoutTransfers.outcome))
    const open = await tx
      .select({ payoutId: payouts.id })
      .from(payouts)
      .innerJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
      .where(isOpen)
      .orderBy(asc(payouts.id))
      .for('update', { of: payouts })
    if (open.length === 0) return
    const payoutIds = open.map(({ payoutId }) => payoutId)
    await confirmPayouts(inTransaction(context, tx), payoutIds, now)
    const subject = { type: 'PayoutFile', id: fileId }
    const details = { payouts: open.length }
    await recordAudit(tx, { event: 'PayoutFileConfirmed', actorId, subject, details }, now)
  })
}
