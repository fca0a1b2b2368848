import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendations } from '../data/plan-tables.ts'

/** Keeps the number of orders of plans; called by the transaction that places one, or with -1 takes one back. */
export async function countPlanOrders(tx: Db, recommendationIds: string[], by: 1 | -1): Promise<void> {
  await tx
    .update(recommendations)
    .set({ totalOrders: sql`${recommendations.totalOrders} + ${by}` })
    .where(inArray(recommendations.id, recommendationIds))
}
