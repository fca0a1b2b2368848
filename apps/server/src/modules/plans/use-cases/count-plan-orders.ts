import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendations } from '../data/plan-tables.ts'

/** Updates the order count of plans, in the transaction that places an order or, with -1, reverses it. */
export async function countPlanOrders(tx: Db, recommendationIds: string[], by: 1 | -1): Promise<void> {
  await tx
    .update(recommendations)
    .set({ totalOrders: sql`${recommendations.totalOrders} + ${by}` })
    .where(inArray(recommendations.id, recommendationIds))
}
