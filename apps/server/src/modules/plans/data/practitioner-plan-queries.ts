import { and, count, eq, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recommendations } from './plan-tables.ts'

/** Number of plans of some practitioners, and how many were shared, by practitioner. */
export async function countPlansOfPractitioners(db: Db, practitionerIds: string[]) {
  const rows = await db
    .select({
      practitionerId: recommendations.practitionerId,
      created: count(),
      shared: count(recommendations.sharedAt),
    })
    .from(recommendations)
    .where(
      and(
        inArray(recommendations.practitionerId, practitionerIds),
        eq(recommendations.isTemplate, false),
        eq(recommendations.isActive, true),
      ),
    )
    .groupBy(recommendations.practitionerId)
  return new Map(rows.map(({ practitionerId, ...counted }) => [practitionerId, counted]))
}
