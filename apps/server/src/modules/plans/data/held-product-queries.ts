import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationItems, recommendations } from './plan-tables.ts'

type Asked = { practitionerId: string; productIds: string[] }

/** Which of these products are in plans or templates of a practitioner, without those that were archived. */
export async function listHeldProducts(db: Db, { practitionerId, productIds }: Asked): Promise<string[]> {
  const rows = await db
    .selectDistinct({ productId: recommendationItems.productId })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .where(
      and(
        eq(recommendations.practitionerId, practitionerId),
        eq(recommendations.isActive, true),
        inArray(recommendationItems.productId, productIds),
      ),
    )
  return rows.map(({ productId }) => productId)
}
