import type { RequestObstacle, RunObstacle } from '@salvia/contract/words/payouts'
import { requestObstacle, runObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { supplyDay } from '../../reference/index.ts'
import { lockAvailableOf, reservePayouts } from '../../wallet/index.ts'
import { lockPayees } from '../data/payee-queries.ts'
import { listPaidOfMonth } from '../data/run-queries.ts'
import { getPayingSeller } from '../paying-seller.ts'
import type { PayoutTransaction } from '../payout-context.ts'
import { issueSelfBillings } from './issue-self-billings.ts'
import { insertPayouts } from './move-payout.ts'

/** Of the run of a month, or asked for (`month` null). Nobody is named twice. */
type WantedPayouts = { practitionerIds: string[]; month: string | null }

type Opened =
  | { payoutId: string; obstacle: null }
  | { payoutId: null; obstacle: RunObstacle | RequestObstacle }

type Judged = { practitionerId: string; amount: number; obstacle: RunObstacle | RequestObstacle | null }

/** What each has available and what is in the way, both locked until the transaction ends. */
async function lockAndJudge(
  context: PayoutTransaction,
  { practitionerIds, month }: WantedPayouts,
  now: Date,
): Promise<Judged[]> {
  const { tx } = context
  const payees = await lockPayees(context, practitionerIds, now)
  // Locked after the account, so that of two payouts at once the second finds nothing left.
  const available = await lockAvailableOf(tx, practitionerIds)
  const paid = month === null ? null : await listPaidOfMonth(tx, { month, practitionerIds })
  return practitionerIds.map((practitionerId) => {
    const found = payees.get(practitionerId)
    if (!found) throw notFound('user')
    const amount = available.get(practitionerId) ?? 0
    const payee = { ...found, available: amount }
    const obstacle =
      paid === null
        ? requestObstacle(payee, now)
        : runObstacle({ ...payee, isPaidThisMonth: paid.has(practitionerId) }, now)
    return { practitionerId, amount, obstacle }
  })
}

/**
 * Pays out all that each of these practitioners has available: holds the money, and issues the self-billing document. For
 * one with an obstacle nothing is written. As many statements for many as for one. Throws not-found without such a
 * practitioner, conflict while the seller is not complete.
 */
export async function openPayouts(
  context: PayoutTransaction,
  wanted: WantedPayouts,
  now: Date,
): Promise<Map<string, Opened>> {
  const { tx, config } = context
  const { month } = wanted
  const seller = await getPayingSeller(tx, config, supplyDay(now))
  const judged = (await lockAndJudge(context, wanted, now)).map((each) => ({
    ...each,
    payoutId: newId(),
    transactionId: newId(),
  }))
  const payable = judged.filter(({ obstacle }) => obstacle === null)
  if (payable.length > 0) {
    await reservePayouts(tx, payable, now)
    const origin = month === null ? ('Requested' as const) : ('Monthly' as const)
    const held = payable.map(({ payoutId: id, practitionerId, amount, transactionId }) => ({
      ...{ id, practitionerId, amount, transactionId },
      ...{ origin, month, createdAt: now },
    }))
    await insertPayouts(tx, held)
    await issueSelfBillings(context, { billed: payable, seller }, now)
  }
  return new Map(
    judged.map(({ practitionerId, payoutId, obstacle }) => [
      practitionerId,
      obstacle === null ? { payoutId, obstacle } : { payoutId: null, obstacle },
    ]),
  )
}
