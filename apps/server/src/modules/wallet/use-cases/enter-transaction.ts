import type { NewTransaction } from '@salvia/contract/wallet/practitioner-transactions'
import { findAmountFault, type ManualTransaction } from '@salvia/rules/wallet/manual-transaction'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, forbidden, invalid } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { newId } from '#kernel/ids'
import { closedStatuses, users } from '../../identity/index.ts'
import { practitioners } from '../../people/index.ts'
import { insertDraft } from './move-transactions.ts'

/** Throws invalid, with the field, for an amount that cannot be entered by hand. */
export function checkAmount(transaction: Pick<ManualTransaction, 'type' | 'amount'>): void {
  const fault = findAmountFault(transaction)
  if (fault)
    throw invalid('amount_refused', 'This amount cannot be entered.', [{ id: 'amount', error: fault }])
}

export const ownWallet = () => forbidden('own_wallet', 'Another person sees to your own wallet.')

/**
 * Throws forbidden for the caller's own wallet, invalid for someone without a wallet, and conflict for a practitioner
 * who is suspended or erased. The account stays locked until the caller's transaction ends.
 */
export async function checkReceiver(
  tx: Db,
  { practitionerId, actorId }: { practitionerId: string; actorId: string },
): Promise<void> {
  if (practitionerId === actorId) throw ownWallet()
  const [receiver] = await tx
    .select({ status: users.userStatusId })
    .from(users)
    .innerJoin(practitioners, eq(practitioners.userId, users.id))
    .where(eq(users.id, practitionerId))
    .for('share', { of: users })
  if (!receiver)
    throw invalid('practitioner_unknown', 'There is no such practitioner.', [
      { id: 'practitionerId', error: 'practitioner_unknown' },
    ])
  if (closedStatuses.includes(receiver.status))
    throw conflict('practitioner_closed', 'This practitioner is suspended or erased.')
}

type Entering = { input: NewTransaction; actorId: string; key: string | undefined }

/**
 * Enters a movement as a draft, which moves no money yet; returns its id. The same key returns the same one. Throws
 * invalid, conflict and forbidden as the checks above.
 */
export function enterTransaction(db: Db, { input, actorId, key }: Entering, now: Date): Promise<string> {
  const { practitionerId, type, amount, reason } = input
  checkAmount({ type, amount })
  return db.transaction((tx) =>
    onceByKey(
      tx,
      { scope: `transaction:${actorId}`, key, input },
      async () => {
        await checkReceiver(tx, { practitionerId, actorId })
        const id = newId()
        const { amount: cents, currency } = amount
        const draft = { id, practitionerId, type, amount: cents, currency, reason, enteredBy: actorId }
        await insertDraft(tx, { ...draft, createdAt: now })
        const subject = { type: 'WalletTransaction', id }
        const details = { practitionerId, type, amount: cents }
        await recordAudit(tx, { event: 'TransactionEntered', actorId, subject, details }, now)
        return id
      },
      now,
    ),
  )
}
