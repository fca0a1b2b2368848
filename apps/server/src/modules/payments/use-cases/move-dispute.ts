import type { DisputeState } from '@salvia/contract/words/payments'
import {
  disputeEventOf,
  firstDisputeState,
  disputeTransitions as transitions,
} from '@salvia/rules/payments/dispute-state'
import { stateAfter, statesTaking } from '@salvia/rules/states/transitions'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { disputes } from '../data/dispute-tables.ts'

// The only writer of `disputes.state`.

type NewDispute = Omit<typeof disputes.$inferInsert, 'state'>

/** Records a dispute; one that is known stays as it is. */
export async function beginDispute(tx: Db, dispute: NewDispute): Promise<void> {
  await tx
    .insert(disputes)
    .values({ ...dispute, state: firstDisputeState })
    .onConflictDoNothing()
}

/** Moves a dispute to the state that the gateway reported. Older messages are ignored. Returns whether it moved. */
export async function moveDispute(tx: Db, disputeRef: string, told: DisputeState): Promise<boolean> {
  const event = disputeEventOf(told)
  if (event === null) return false
  const moved = await tx
    .update(disputes)
    .set({ state: stateAfter(transitions, event) })
    .where(
      and(eq(disputes.disputeRef, disputeRef), inArray(disputes.state, statesTaking(transitions, event))),
    )
    .returning({ id: disputes.id })
  return moved.length > 0
}
