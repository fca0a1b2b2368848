import { and, asc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { payoutFiles, payouts, payoutTransfers } from '../data/payout-tables.ts'
import { inTransaction, type PayoutContext } from '../payout-context.ts'
import { confirmPayouts, lockPayout, recordSent, returnPayouts } from './settle-payout.ts'

type ByHand = { payoutId: string; actorId: string }

const wrongState = () => conflict('payout_state', 'This payout is not in a file of the bank.')

/** Throws conflict if the bank cannot know of what is settled, since nobody gave it the file. */
async function refuseUnsent(tx: Db, which: SQL | undefined): Promise<void> {
  const isUnsent = and(which, isNull(payoutTransfers.outcome), isNull(payoutFiles.sentAt))
  const unsent = await tx
    .select({ id: payoutTransfers.id })
    .from(payoutTransfers)
    .innerJoin(payoutFiles, eq(payoutFiles.id, payoutTransfers.fileId))
    .where(isUnsent)
    .limit(1)
  if (unsent.length > 0)
    throw conflict(
      'payout_file_unsent',
      'The file of this payout was not given to the bank yet. Mark it as sent first.',
    )
}

/**
 * Notes that the bank has paid a payout; one that is confirmed stays so. Throws not-found, conflict if it is in no file, or
 * in one that was not given to the bank.
 */
export function confirmByHand(
  context: PayoutContext,
  { payoutId, actorId }: ByHand,
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const payout = await lockPayout(tx, payoutId)
    if (!payout) throw notFound('payout')
    if (payout.status === 'PaidOut') return
    await refuseUnsent(tx, eq(payoutTransfers.payoutId, payoutId))
    const confirmed = await confirmPayouts(inTransaction(context, tx), [payoutId], now)
    if (!confirmed.has(payoutId)) throw wrongState()
    const subject = { type: 'Payout', id: payoutId }
    await recordAudit(tx, { event: 'PayoutConfirmed', actorId, subject }, now)
  })
}

/** Notes that the bank sent a payout back; once per key. Throws not-found, conflict as `confirmByHand`. */
export function returnByHand(
  context: PayoutContext,
  { payoutId, actorId, reason, key }: ByHand & { reason: string; key: string | undefined },
  now: Date,
): Promise<void> {
  return context.db.transaction(async (tx) => {
    if (!(await lockPayout(tx, payoutId))) throw notFound('payout')
    const takeBack = async () => {
      await refuseUnsent(tx, eq(payoutTransfers.payoutId, payoutId))
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
    if ((await recordSent(tx, isIt, now)).length === 0) return
    const subject = { type: 'PayoutFile', id: fileId }
    await recordAudit(tx, { event: 'PayoutFileSent', actorId, subject }, now)
  })
}

/**
 * Notes that the bank has paid all of a file that it did not return. Idempotent. Throws not-found, conflict if the file was
 * not given to the bank.
 */
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
    await refuseUnsent(tx, eq(payoutTransfers.fileId, fileId))
    const payoutIds = open.map(({ payoutId }) => payoutId)
    await confirmPayouts(inTransaction(context, tx), payoutIds, now)
    const subject = { type: 'PayoutFile', id: fileId }
    const details = { payouts: open.length }
    await recordAudit(tx, { event: 'PayoutFileConfirmed', actorId, subject, details }, now)
  })
}
