import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { type PayoutEvent, payoutTransitions } from '@salvia/rules/wallet/payout-state'
import { and, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { payouts } from '../data/payout-tables.ts'

export type PayoutRow = typeof payouts.$inferSelect
type NewPayout = Pick<
  PayoutRow,
  'id' | 'practitionerId' | 'origin' | 'month' | 'amount' | 'transactionId' | 'createdAt'
>
type Changes = Partial<Pick<PayoutRow, 'completedAt' | 'paidOutAt' | 'returnedAt'>>

/** What a payout that came back waits with: the bank's reason, and the movement that holds its money. */
export type Waiting = { payoutId: string; reason: string | null; transactionId: string }

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

/** Notes for each payout that came back what it waits with. */
export function markReturned(tx: Db, waiting: Waiting[]): Promise<PayoutRow[]> {
  const [ids, reasons, held] = [
    waiting.map(({ payoutId }) => payoutId),
    waiting.map(({ reason }) => reason),
    waiting.map(({ transactionId }) => transactionId),
  ].map((column) => sql.param(column))
  return tx
    .update(payouts)
    .set({ returnReason: sql`w.reason`, transactionId: sql`w.transaction_id` })
    .from(
      sql`unnest(${ids}::uuid[], ${reasons}::text[], ${held}::uuid[]) as w (payout_id, reason, transaction_id)`,
    )
    .where(sql`${payouts.id} = w.payout_id`)
    .returning(getTableColumns(payouts))
}

/** Records payouts whose money is held. */
export const insertPayouts = (tx: Db, held: NewPayout[]) =>
  tx
    .insert(payouts)
    .values(held.map((payout) => ({ ...payout, currency: 'EUR' as const, status: 'Pending' as const })))
