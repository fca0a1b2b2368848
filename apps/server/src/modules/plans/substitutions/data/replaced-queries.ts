import type { SubstitutionItemState } from '@salvia/contract/words/substitutions'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { substitutionItems, substitutions } from './substitution-tables.ts'

/** What was written into the plan, whether or not it was put back since. */
const written: SubstitutionItemState[] = ['Replaced', 'Confirmed', 'Undone', 'Kept']

/** The products that substitutions took out of plans or put into them at any time, by plan. */
export async function findReplacedProducts(
  db: Db,
  recommendationIds: string[],
): Promise<Map<string, Set<string>>> {
  const found = new Map<string, Set<string>>(recommendationIds.map((id) => [id, new Set()]))
  if (recommendationIds.length === 0) return found
  const rows = await db
    .select({
      recommendationId: substitutionItems.recommendationId,
      productId: substitutionItems.productId,
      replacementProductId: substitutions.replacementProductId,
    })
    .from(substitutionItems)
    .innerJoin(substitutions, eq(substitutions.id, substitutionItems.substitutionId))
    .where(
      and(
        inArray(substitutionItems.recommendationId, recommendationIds),
        inArray(substitutionItems.state, written),
      ),
    )
  for (const { recommendationId, productId, replacementProductId } of rows)
    found.get(recommendationId)?.add(productId).add(replacementProductId)
  return found
}
