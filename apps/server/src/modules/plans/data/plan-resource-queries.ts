import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationResources } from './plan-tables.ts'

export type PlanResource = typeof recommendationResources.$inferSelect

/** Documents and pictures of a plan, in the order they were added. */
export const listPlanResources = (db: Db, recommendationId: string): Promise<PlanResource[]> =>
  db
    .select()
    .from(recommendationResources)
    .where(eq(recommendationResources.recommendationId, recommendationId))
    .orderBy(asc(recommendationResources.id))

export const isPlanResource = ({
  recommendationId,
  resourceId,
}: {
  recommendationId: string
  resourceId: string
}) =>
  and(
    eq(recommendationResources.recommendationId, recommendationId),
    eq(recommendationResources.id, resourceId),
  )

/** File store path of a resource. */
export const planResourceKey = (resourceId: string): string => `plan-resources/${resourceId}`
