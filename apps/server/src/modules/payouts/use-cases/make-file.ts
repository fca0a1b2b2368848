import type { PayoutFileKind } from '@salvia/contract/words/payouts'
import { payoutObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { asc, eq, inArray } from 'drizzle-orm'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import { supplyDay } from '../../reference/index.ts'
import { fileKindOf } from '../data/bank-account-kind.ts'
import { type BankAccountRow, lockPayees } from '../data/payee-queries.ts'
import { payoutFiles, payouts, payoutTransfers } from '../data/payout-tables.ts'
import { listDocumentNumbers } from '../data/self-billing-queries.ts'
import { getPayingSeller } from '../paying-seller.ts'
import { inTransaction, type PayoutContext, type PayoutTransaction } from '../payout-context.ts'
import { movePayouts, type PayoutRow } from './move-payout.ts'

type Asked = { kind: PayoutFileKind; actorId: string; key: string | undefined }
type Payable = { payout: PayoutRow; bank: BankAccountRow }

/** A statement takes at most 65,535 values, and a transfer has nearly twenty. */
const INSERTED_TOGETHER = 1000

/** Pending payouts that nothing is in the way of now, to accounts of this kind, locked. */
async function lockPayable(context: PayoutTransaction, kind: PayoutFileKind, now: Date): Promise<Payable[]> {
  const { tx, sealed } = context
  const pending = await tx
    .select()
    .from(payouts)
    .where(eq(payouts.status, 'Pending'))
    .orderBy(asc(payouts.id))
    .for('update')
  const ids = [...new Set(pending.map(({ practitionerId }) => practitionerId))]
  const payees = await lockPayees(context, ids, now)
  return pending.flatMap((payout) => {
    const payee = payees.get(payout.practitionerId)
    if (!payee?.bank || payoutObstacle(payee, now) !== null) return []
    return fileKindOf(sealed, payee.bank) === kind ? [{ payout, bank: payee.bank }] : []
  })
}

/** An id without dashes has 32 characters; a message of the bank may have 35. */
const bankId = (): string => newId().replaceAll('-', '')

const transferOf = (fileId: string, { payout, bank }: Payable, remittance: string) => {
  const { practitionerId: _, updatedAt: __, heldUntil: ___, ...account } = bank
  return {
    id: newId(),
    payoutId: payout.id,
    fileId,
    endToEndId: bankId(),
    amount: payout.amount,
    remittance,
    ...account,
  }
}

/**
 * Puts all pending payouts that can be paid into a file for the bank, or into a list of accounts that it does not reach;
 * once per key. Returns the file's id. Throws conflict without any such payout, and while the seller is not complete.
 */
export function makeFile(context: PayoutContext, { kind, actorId, key }: Asked, now: Date): Promise<string> {
  return context.db.transaction(async (tx) => {
    const make = async () => {
      const day = supplyDay(now)
      const { debtor } = await getPayingSeller(tx, context.config, day)
      const payable = await lockPayable(inTransaction(context, tx), kind, now)
      if (payable.length === 0) throw conflict('payouts_none', 'No payout waits for such a file.')
      const ids = payable.map(({ payout }) => payout.id)
      const numbers = await listDocumentNumbers(tx, ids)
      const id = newId()
      const total = payable.reduce((sum, { payout }) => sum + payout.amount, 0)
      const file = { id, kind, messageId: bankId(), madeAt: now, executeOn: day, debtor, total }
      await tx.insert(payoutFiles).values({ ...file, transfers: payable.length })
      const transfers = payable.map((each) => transferOf(id, each, numbers.get(each.payout.id) ?? ''))
      for (let at = 0; at < transfers.length; at += INSERTED_TOGETHER)
        await tx.insert(payoutTransfers).values(transfers.slice(at, at + INSERTED_TOGETHER))
      await movePayouts(tx, inArray(payouts.id, ids), { event: 'file', changes: { completedAt: now } })
      const details = { kind, payouts: payable.length, total }
      const subject = { type: 'PayoutFile', id }
      await recordAudit(tx, { event: 'PayoutFileMade', actorId, subject, details }, now)
      return id
    }
    return onceByKey(tx, { scope: 'payout-file', key, input: { kind } }, make, now)
  })
}
