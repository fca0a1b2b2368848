import {
  firstItemState,
  nextItemState,
  type SubstitutionItemEvent,
} from '@salvia/rules/plans/substitution/substitution-state'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { conflict } from '#kernel/domain-error'
import { recommendationItems, recommendations } from '../../data/plan-tables.ts'
import { substitutionItems } from '../data/substitution-tables.ts'

// The only writer of `substitution_items.state`.

type Row = typeof substitutionItems.$inferSelect
type Move = Pick<Row, 'id' | 'state'> & { changes?: Partial<Omit<Row, 'id' | 'state'>> }

/** Lists the plans that hold a product, all or the chosen ones, in one statement. */
export async function listItems(
  tx: Db,
  { id, productId }: { id: string; productId: string },
  recommendationIds: string[] | undefined,
): Promise<void> {
  const isChosen = recommendationIds
    ? sql`${recommendationItems.recommendationId} = any(${sql.param(recommendationIds)}::uuid[])`
    : sql`true`
  await tx.execute(sql`insert into ${substitutionItems} (substitution_id, recommendation_id, product_id, state)
    select ${id}::uuid, ${recommendationItems.recommendationId}, ${recommendationItems.productId}, ${firstItemState}
    from ${recommendationItems}
    join ${recommendations} on ${eq(recommendations.id, recommendationItems.recommendationId)}
    where ${eq(recommendationItems.productId, productId)} and ${recommendations.isActive} and ${isChosen}`)
}

/** Moves a plan of a substitution, locked by the caller. Throws conflict for an event that its state refuses. */
export async function moveItem(
  tx: Db,
  event: SubstitutionItemEvent,
  { id, state, changes = {} }: Move,
): Promise<void> {
  const reached = nextItemState(state, event)
  if (reached === null)
    throw conflict('proposal_answered', 'This proposal was answered or withdrawn already.')
  await tx
    .update(substitutionItems)
    .set({ ...changes, state: reached })
    .where(eq(substitutionItems.id, id))
}
