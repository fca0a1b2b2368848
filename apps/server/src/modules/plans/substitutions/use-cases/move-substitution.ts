import type { SubstitutionState } from '@salvia/contract/words/substitutions'
import {
  firstSubstitutionState,
  nextSubstitutionState,
  type SubstitutionEvent,
} from '@salvia/rules/plans/substitution/substitution-state'
import { and, eq, type SQL } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { substitutions } from '../data/substitution-tables.ts'

// The only writer of `substitutions.state`.

type Row = typeof substitutions.$inferSelect
type Begun = Omit<typeof substitutions.$inferInsert, 'id' | 'state'>
type Move = Pick<Row, 'id' | 'state'> & { changes: Partial<Omit<Row, 'id' | 'state'>> }

/** Saves a substitution that begins; returns its id. */
export async function beginSubstitution(tx: Db, begun: Begun): Promise<string> {
  const id = newId()
  await tx.insert(substitutions).values({ ...begun, id, state: firstSubstitutionState })
  return id
}

function stateReachedBy(from: SubstitutionState, event: SubstitutionEvent): SubstitutionState {
  const state = nextSubstitutionState(from, event)
  if (state === null) throw conflict('substitution_state', 'This substitution cannot be taken back now.')
  return state
}

/** Moves a substitution where `condition` holds. Throws conflict for an event that its state refuses. */
export async function moveSubstitution(
  tx: Db,
  event: SubstitutionEvent,
  { id, state, changes }: Move,
  condition?: SQL,
): Promise<void> {
  await tx
    .update(substitutions)
    .set({ ...changes, state: stateReachedBy(state, event) })
    .where(and(eq(substitutions.id, id), eq(substitutions.state, state), condition))
}
