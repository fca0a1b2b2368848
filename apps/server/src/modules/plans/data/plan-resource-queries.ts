import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { preparedAnywhere } from '#db/statements'
import { recommendationResources } from './plan-tables.ts'

export type PlanResource = typeof recommendationResources.$inferSelect

/** Documents and pictures of a plan, in the order they were added. */
export const listPlanResources = (db: Db, recommendationId: string): Promise<PlanResource[]> =>
  db
    .select()
    .from(recommendationResources)
    .where(eq(recommendationResources.recommendationId, recommendationId))
    .orderBy(asc(recommendationResources.id))

const shown = preparedAnywhere((db: Db) =>
  db
    .select()
    .from(recommendationResources)
    .where(
      and(
        eq(recommendationResources.recommendationId, sql.placeholder('recommendationId')),
        eq(recommendationResources.isShownToClients, true),
      ),
    )
    .orderBy(asc(recommendationResources.id))
    .prepare('shown_plan_resources'),
)

/** Those that clients and people with the code may see, in the order they were added. */
export const listShownResources = (db: Db, recommendationId: string): Promise<PlanResource[]> =>
  shown(db).execute({ recommendationId })

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
