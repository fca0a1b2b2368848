import type { WrittenDose } from '@salvia/contract/plans/substitutions/substitution-records'
import { withFirstPhase } from '@salvia/rules/plans/dose-phases'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationItems, type recommendations } from '../../data/plan-tables.ts'
import { changeContent } from '../../use-cases/keep-version.ts'

type Swap = {
  /** Locked. */
  plan: typeof recommendations.$inferSelect
  actor: { userId: string }
  item: typeof recommendationItems.$inferSelect
  productId: string
  dose: WrittenDose
}

/**
 * Puts another product in an item's place, as a version of its own, so that both the swap and its undo are shown;
 * reason, duration and what is personal stay. So does the item's id: once it is undone, a cart that follows the item
 * does so again.
 */
export function swapItem(tx: Db, { plan, actor, item, productId, dose }: Swap, now: Date): Promise<void> {
  const { id, recommendationId: _, ...instructions } = item
  const change = () =>
    tx
      .update(recommendationItems)
      .set(withFirstPhase({ ...instructions, ...dose, productId }))
      .where(eq(recommendationItems.id, id))
  return changeContent(tx, { plan, actor, change, isOwnVersion: true }, now)
}
