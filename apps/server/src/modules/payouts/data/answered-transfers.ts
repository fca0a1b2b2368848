import type { TransferOutcome } from '@salvia/contract/words/payouts'
import type { BankAnswer } from '@salvia/rules/wallet/bank-answer'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { payoutFiles, payouts, payoutTransfers } from './payout-tables.ts'

export type FoundTransfer = {
  payoutId: string
  endToEndId: string
  amount: number
  outcome: TransferOutcome | null
  messageId: string
  fileId: string
}

/** The transfers in a message of the bank, their payouts locked; of a whole file all of its transfers. */
export function answeredTransfers(
  tx: Db,
  { lines, originalMessageId }: BankAnswer,
): Promise<FoundTransfer[]> {
  const ids = lines.flatMap(({ endToEndId }) => (endToEndId === null ? [] : [endToEndId]))
  const isOfFile = lines.some(({ endToEndId }) => endToEndId === null)
    ? eq(payoutFiles.messageId, originalMessageId ?? '')
    : undefined
  const { payoutId, endToEndId, amount, outcome, fileId } = payoutTransfers
  return tx
    .select({ payoutId, endToEndId, amount, outcome, fileId, messageId: payoutFiles.messageId })
    .from(payouts)
    .innerJoin(payoutTransfers, eq(payoutTransfers.payoutId, payouts.id))
    .innerJoin(payoutFiles, eq(payoutFiles.id, payoutTransfers.fileId))
    .where(or(inArray(endToEndId, ids), isOfFile))
    .orderBy(asc(payouts.id))
    .for('update', { of: payouts })
}
