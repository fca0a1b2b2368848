import type { SubstitutionObstacle } from '@salvia/contract/words/substitutions'
import { findObstacle } from '@salvia/rules/plans/substitution/find-obstacle'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readPlansAtStake, toPlanNow } from './plans-at-stake.ts'
import { type substitutionItems, substitutions } from './substitution-tables.ts'

type Row = typeof substitutionItems.$inferSelect

/** By plan, what keeps each open proposal of a substitution from being confirmed as it is now. */
export async function findObstaclesNow(
  db: Db,
  substitutionId: string,
  rows: Row[],
): Promise<Map<string, SubstitutionObstacle | null>> {
  const open = rows.filter(({ state }) => state === 'Proposed')
  if (open.length === 0) return new Map()
  const { productId, replacementProductId } = substitutions
  const [pair] = await db
    .select({ productId, replacementProductId })
    .from(substitutions)
    .where(eq(substitutions.id, substitutionId))
  if (!pair) return new Map()
  const ids = open.map(({ recommendationId }) => recommendationId)
  const plans = await readPlansAtStake(db, ids, pair)
  return new Map(
    plans.map((at) => {
      const shown = open.find(({ recommendationId }) => recommendationId === at.plan.id)?.before
      return [at.plan.id, shown ? findObstacle(toPlanNow(at), shown) : null]
    }),
  )
}
