import { eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendations } from '../data/plan-tables.ts'

/** Keeps a plan's number of orders; called by the transaction that places one, or takes one back with -1. */
export async function countPlanOrder(tx: Db, recommendationId: string, by: 1 | -1): Promise<void> {
  await tx
    .update(recommendations)
    .set({ totalOrders: sql`${recommendations.totalOrders} + ${by}` })
    .where(eq(recommendations.id, recommendationId))
}
