import type { RefundState } from '@salvia/contract/words/payments'
import {
  firstRefundState,
  refundEventOf,
  refundTransitions as transitions,
} from '@salvia/rules/payments/refund-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, inArray, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { refunds } from '../data/payment-tables.ts'

// The only writer of `refunds.state`.

type NewRefund = Omit<typeof refunds.$inferInsert, 'state'>

/** Records a refund to be sent; null if this payment was already given back, never for an admin's refund. */
export async function beginRefund(tx: Db, refund: NewRefund): Promise<{ id: string } | null> {
  const [made] = await tx
    .insert(refunds)
    .values({ ...refund, state: firstRefundState })
    .onConflictDoNothing()
    .returning({ id: refunds.id })
  return made ?? null
}

/** Moves a refund to the state reported by the gateway. Messages older than the last one are ignored. Tells whether it moved. */
export async function moveRefund(db: Db, which: SQL | undefined, told: RefundState): Promise<boolean> {
  const event = refundEventOf(told)
  if (event === null) return false
  const moved = await db
    .update(refunds)
    .set({ state: stateAfter(transitions, event), askAt: null })
    .where(and(inArray(refunds.state, statesTaking(transitions, event)), which))
    .returning({ id: refunds.id })
  return moved.length > 0
}
