import type { LastDose } from '@salvia/contract/plans/last-doses'
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendationItems, recommendations } from './plan-tables.ts'

/**
 * The dose that a practitioner gave last for each of these products, in shared plans and templates that are not removed: a
 * draft may still be tried out.
 */
export const listLastDoses = (db: Db, practitionerId: string, productIds: string[]): Promise<LastDose[]> =>
  db
    .selectDistinctOn([recommendationItems.productId], {
      productId: recommendationItems.productId,
      intakeAmount: recommendationItems.intakeAmount,
      intakeFormatId: recommendationItems.intakeFormatId,
      intakeTime: recommendationItems.intakeTime,
      intakeFoodInstruction: recommendationItems.intakeFoodInstruction,
      duration: recommendationItems.duration,
      schedule: recommendationItems.schedule,
    })
    .from(recommendationItems)
    .innerJoin(recommendations, eq(recommendations.id, recommendationItems.recommendationId))
    .where(
      and(
        eq(recommendations.practitionerId, practitionerId),
        eq(recommendations.isActive, true),
        or(isNotNull(recommendations.sharedAt), eq(recommendations.isTemplate, true)),
        inArray(recommendationItems.productId, productIds),
        isNotNull(recommendationItems.intakeAmount),
      ),
    )
    .orderBy(recommendationItems.productId, desc(recommendations.updatedAt), desc(recommendations.id))
