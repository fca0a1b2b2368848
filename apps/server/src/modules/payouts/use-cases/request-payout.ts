import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { DomainError } from '#kernel/domain-error'
import { onceByKey } from '#kernel/idempotency/once-by-key'
import { inTransaction, type PayoutContext } from '../payout-context.ts'
import { openPayouts } from './open-payouts.ts'

type Asked = { practitionerId: string; key: string | undefined }

/**
 * Pays out all that is available, as its practitioner asks for; once per key. Returns the payout's id. Throws conflict
 * with what is in the way, so that of two requests at once the second finds nothing available.
 */
export function requestPayout(
  context: PayoutContext,
  { practitionerId, key }: Asked,
  now: Date,
): Promise<string> {
  return context.db.transaction(async (tx) => {
    const open = async () => {
      const wanted = { practitionerIds: [practitionerId], month: null }
      const opened = one([...(await openPayouts(inTransaction(context, tx), wanted, now)).values()])
      if (opened.obstacle !== null)
        throw new DomainError('conflict', 'payout_refused', 'Nothing can be paid out now.', [
          { id: 'payout', error: opened.obstacle },
        ])
      const subject = { type: 'Payout', id: opened.payoutId }
      await recordAudit(tx, { event: 'PayoutRequested', actorId: practitionerId, subject }, now)
      return opened.payoutId
    }
    return onceByKey(tx, { scope: `payout:${practitionerId}`, key, input: {} }, open, now)
  })
}
