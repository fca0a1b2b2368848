import { DAY_MS } from '@salvia/contract/durations'
import { COMMISSION_DAYS } from '@salvia/contract/words/limits'
import { and, asc, eq, gt, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#db/database'
import { completeCommissions } from '../../../wallet/index.ts'
import { shipments } from '../data/shipment-tables.ts'

const BATCH = 200

/** Another parcel of the same order that is still in transit, or arrived too recently. */
function anyUnderWay(tx: Db, limit: Date) {
  const other = alias(shipments, 'other')
  const isUnderWay = or(isNull(other.deliveredAt), gt(other.deliveredAt, limit))
  return tx
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.orderId, shipments.orderId), ne(other.status, 'Canceled'), isUnderWay))
}

/**
 * Makes the commission of orders available when all their parcels that are not canceled were delivered 30 days ago.
 * Idempotent.
 */
export function settleDeliveries(db: Db, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - COMMISSION_DAYS * DAY_MS)
  return db.transaction(async (tx) => {
    const isDue = and(
      isNull(shipments.settledAt),
      lte(shipments.deliveredAt, limit),
      notExists(anyUnderWay(tx, limit)),
    )
    const due = await tx
      .select({ orderId: shipments.orderId })
      .from(shipments)
      .where(isDue)
      .orderBy(asc(shipments.deliveredAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const orderIds = [...new Set(due.map(({ orderId }) => orderId))]
    if (orderIds.length === 0) return
    await tx.update(shipments).set({ settledAt: now }).where(inArray(shipments.orderId, orderIds))
    await completeCommissions(tx, orderIds, now)
  })
}
