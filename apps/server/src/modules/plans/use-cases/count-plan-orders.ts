import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendations } from '../data/plan-tables.ts'

/** Updates the order count of plans; a statement, or a part of one, of the transaction that places an order. */
export const countingPlanOrders = (tx: Db, recommendationIds: string[], by: 1 | -1) =>
  tx
    .update(recommendations)
    .set({ totalOrders: sql`${recommendations.totalOrders} + ${by}` })
    .where(inArray(recommendations.id, recommendationIds))

/** Updates the order count of plans when an order is reversed, in its transaction. */
export async function countPlanOrders(tx: Db, recommendationIds: string[], by: 1 | -1): Promise<void> {
  await countingPlanOrders(tx, recommendationIds, by)
}
