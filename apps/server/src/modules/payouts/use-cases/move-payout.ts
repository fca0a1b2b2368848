import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { type PayoutEvent, payoutTransitions } from '@salvia/rules/wallet/payout-state'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { payouts } from '../data/payout-tables.ts'

export type PayoutRow = typeof payouts.$inferSelect
type NewPayout = Pick<
  PayoutRow,
  'id' | 'practitionerId' | 'origin' | 'month' | 'amount' | 'transactionId' | 'createdAt'
>
type Changes = Partial<
  Pick<PayoutRow, 'completedAt' | 'paidOutAt' | 'returnedAt' | 'returnReason' | 'transactionId'>
>

/**
 * Moves the matching payouts that accept the event and returns them; others are unchanged. Together with the insert below
 * the only writer of `payouts.status`.
 */
export const movePayouts = (
  tx: Db,
  which: SQL | undefined,
  { event, changes }: { event: PayoutEvent; changes: Changes },
): Promise<PayoutRow[]> =>
  tx
    .update(payouts)
    .set({ ...changes, status: stateAfter(payoutTransitions, event) })
    .where(and(inArray(payouts.status, statesTaking(payoutTransitions, event)), which))
    .returning()

/** Records payouts whose money is held. */
export const insertPayouts = (tx: Db, held: NewPayout[]) =>
  tx
    .insert(payouts)
    .values(held.map((payout) => ({ ...payout, currency: 'EUR' as const, status: 'Pending' as const })))
