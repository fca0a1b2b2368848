import { fullName } from '@salvia/rules/people/full-name'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { preparedAnywhere } from '#db/statements'
import { isApprovedPractitioner } from '#kernel/http/actor'
import { users } from '../../identity/index.ts'
import { isCommissionLawful, practitioners } from '../../people/index.ts'
import { supplyDay } from '../../reference/index.ts'
import { recommendationItems, recommendations } from './plan-tables.ts'

/** What a cart needs to know about the plan item a line follows. */
export type PlanLine = {
  recommendationItemId: string
  productId: string
  recommendationId: string
  shareCode: string
  planName: string
  /** Nothing is sold by a template. */
  isTemplate: boolean
  discountPercentage: number
  practitionerId: string
  practitionerName: string
  isPractitionerApproved: boolean
  isCommissionLawful: boolean
}

const linesByItem = preparedAnywhere((db: Db) =>
  db
    .select({
      recommendationItemId: recommendationItems.id,
      productId: recommendationItems.productId,
      recommendationId: recommendations.id,
      shareCode: recommendations.shareCode,
      planName: recommendations.name,
      isTemplate: recommendations.isTemplate,
      discountPercentage: recommendations.discountPercentage,
      practitionerId: recommendations.practitionerId,
      firstName: users.firstName,
      lastName: users.lastName,
      userStatusId: users.userStatusId,
      permissions: users.permissions,
      isCommissionLawful: isCommissionLawful(sql`${sql.placeholder('day')}::date`),
    })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .innerJoin(users, eq(users.id, recommendations.practitionerId))
    .leftJoin(practitioners, eq(practitioners.userId, users.id))
    .where(and(isAnyOf(recommendationItems.id, 'ids'), eq(recommendations.isActive, true)))
    .prepare('plan_lines_by_item'),
)

/** The plans of cart lines, by item id. Deleted items and those of archived plans are missing. */
export async function findPlanLines(db: Db, itemIds: string[], at: Date): Promise<Map<string, PlanLine>> {
  if (itemIds.length === 0) return new Map()
  const rows = await linesByItem(db).execute({ ids: itemIds, day: supplyDay(at) })
  return new Map(
    rows.map(({ firstName, lastName, userStatusId, permissions, ...line }) => [
      line.recommendationItemId,
      {
        ...line,
        practitionerName: fullName({ firstName, lastName }),
        isPractitionerApproved: isApprovedPractitioner({ userStatusId, permissions }),
      },
    ]),
  )
}
