import { DAY_MS } from '@salvia/contract/durations'
import { COMMISSION_DAYS } from '@salvia/contract/words/limits'
import { and, inArray, ne, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { shipments } from './shipment-tables.ts'

/** When the commission of orders becomes available; those with a parcel under way are missing. */
export async function findAvailableAt(db: Db, orderIds: string[]): Promise<Map<string, Date>> {
  if (orderIds.length === 0) return new Map()
  const last = sql<Date>`max(${shipments.deliveredAt})`.mapWith(shipments.deliveredAt)
  const rows = await db
    .select({ orderId: shipments.orderId, last })
    .from(shipments)
    .where(and(inArray(shipments.orderId, orderIds), ne(shipments.status, 'Canceled')))
    .groupBy(shipments.orderId)
    .having(sql`bool_and(${shipments.deliveredAt} is not null)`)
  return new Map(
    rows.map((row) => [row.orderId, new Date(row.last.getTime() + COMMISSION_DAYS * DAY_MS)] as const),
  )
}
