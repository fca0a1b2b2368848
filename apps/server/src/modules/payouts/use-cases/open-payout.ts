import type { RequestObstacle, RunObstacle } from '@salvia/contract/words/payouts'
import { requestObstacle, runObstacle } from '@salvia/rules/wallet/payout-obstacle'
import { and, eq } from 'drizzle-orm'
import { notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { supplyDay } from '../../reference/index.ts'
import { lockAvailable, reservePayout } from '../../wallet/index.ts'
import { lockPayees, type PayeeFound } from '../data/payee-queries.ts'
import { payouts } from '../data/payout-tables.ts'
import { getPayingSeller } from '../paying-seller.ts'
import type { PayoutTransaction } from '../payout-context.ts'
import { issueSelfBilling } from './issue-self-billing.ts'
import { insertPayout } from './move-payout.ts'

/** Of the run of a month, or asked for (`month` null). */
export type WantedPayout = { practitionerId: string; month: string | null }

type Opened =
  | { payoutId: string; obstacle: null }
  | { payoutId: null; obstacle: RunObstacle | RequestObstacle }

async function obstacleOf(
  { tx }: PayoutTransaction,
  payee: PayeeFound,
  { month }: WantedPayout,
  now: Date,
): Promise<RunObstacle | RequestObstacle | null> {
  if (month === null) return requestObstacle(payee, now)
  const isPaid = and(eq(payouts.practitionerId, payee.practitionerId), eq(payouts.month, month))
  const isPaidThisMonth = (await tx.$count(payouts, isPaid)) > 0
  return runObstacle({ ...payee, isPaidThisMonth }, now)
}

/**
 * Pays out all that a practitioner has available: holds the money, and issues the self-billing document. With an obstacle
 * nothing is written. Throws not-found without such a practitioner, conflict while the seller is not complete.
 */
export async function openPayout(
  context: PayoutTransaction,
  wanted: WantedPayout,
  now: Date,
): Promise<Opened> {
  const { tx, config } = context
  const { practitionerId, month } = wanted
  const seller = await getPayingSeller(tx, config, supplyDay(now))
  const payee = (await lockPayees(context, [practitionerId], now)).get(practitionerId)
  if (!payee) throw notFound('user')
  // Locked after the account, so that of two payouts at once the second finds nothing left.
  const amount = await lockAvailable(tx, practitionerId)
  const obstacle = await obstacleOf(context, { ...payee, available: amount }, wanted, now)
  if (obstacle !== null) return { payoutId: null, obstacle }
  const payoutId = newId()
  const transactionId = await reservePayout(tx, { practitionerId, payoutId, amount }, now)
  const origin = month === null ? ('Requested' as const) : ('Monthly' as const)
  await insertPayout(tx, {
    id: payoutId,
    practitionerId,
    origin,
    month,
    amount,
    transactionId,
    createdAt: now,
  })
  await issueSelfBilling(context, { payoutId, practitionerId, amount, seller }, now)
  return { payoutId, obstacle: null }
}
