import { DAY_MS } from '@salvia/contract/durations'
import { COMMISSION_DAYS } from '@salvia/contract/words/limits'
import { and, eq, gt, inArray, isNull, lte, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { walletTransactions } from '../../../wallet/index.ts'
import { shipments } from './shipment-tables.ts'

/** Another parcel of the same order that is still in transit, or arrived too recently. */
function anyUnderWay(db: Db, limit: Date) {
  const other = alias(shipments, 'other')
  const isUnderWay = or(isNull(other.deliveredAt), gt(other.deliveredAt, limit))
  return db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.orderId, shipments.orderId), ne(other.status, 'Canceled'), isUnderWay))
}

/**
 * Parcels of the orders whose commission is due at a moment and not settled: all of them that are not canceled were
 * delivered 30 days before.
 */
export function isDueAt(db: Db, at: Date): SQL | undefined {
  const limit = new Date(at.getTime() - COMMISSION_DAYS * DAY_MS)
  return and(
    isNull(shipments.settledAt),
    lte(shipments.deliveredAt, limit),
    notExists(anyUnderWay(db, limit)),
  )
}

/**
 * Pending commission that becomes available until a moment if nothing is taken back, EUR cents by practitioner; what is
 * suspended, or of an order with a parcel under way, is not known to.
 */
export async function sumBecomingAvailable(db: Db, at: Date): Promise<Map<string, number>> {
  const { practitionerId, orderId, type, status, amount } = walletTransactions
  const due = db.select({ orderId: shipments.orderId }).from(shipments).where(isDueAt(db, at))
  const rows = await db
    .select({ practitionerId, amount: sql<number>`sum(${amount})::bigint`.mapWith(Number) })
    .from(walletTransactions)
    .where(and(eq(type, 'Commission'), eq(status, 'Draft'), inArray(orderId, due)))
    .groupBy(practitionerId)
  return new Map(rows.map((row) => [row.practitionerId, row.amount]))
}
