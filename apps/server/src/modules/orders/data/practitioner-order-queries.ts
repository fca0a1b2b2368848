import { and, count, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from './order-tables.ts'

/** Number of placed orders from the plans of some practitioners, by practitioner. */
export async function countOrdersOfPractitioners(db: Db, practitionerIds: string[]) {
  const rows = await db
    .select({ practitionerId: orders.practitionerId, count: count() })
    .from(orders)
    .where(and(inArray(orders.practitionerId, practitionerIds), isNotNull(orders.placedAt)))
    .groupBy(orders.practitionerId)
  return new Map(rows.map((row) => [String(row.practitionerId), row.count]))
}
