import { asc, inArray } from 'drizzle-orm'
import type { Db } from '#db/database'
import { completeCommissions } from '../../../wallet/index.ts'
import { isDueAt } from '../data/due-deliveries.ts'
import { shipments } from '../data/shipment-tables.ts'

const BATCH = 200

/**
 * Makes the commission of orders available when all their parcels that are not canceled were delivered 30 days ago.
 * Idempotent.
 */
export function settleDeliveries(db: Db, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ orderId: shipments.orderId })
      .from(shipments)
      .where(isDueAt(tx, now))
      .orderBy(asc(shipments.deliveredAt))
      .limit(BATCH)
      .for('update', { skipLocked: true })
    const orderIds = [...new Set(due.map(({ orderId }) => orderId))]
    if (orderIds.length === 0) return
    await tx.update(shipments).set({ settledAt: now }).where(inArray(shipments.orderId, orderIds))
    await completeCommissions(tx, orderIds, now)
  })
}
