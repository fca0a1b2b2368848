import { archivedStatuses } from '@salvia/contract/words/orders'
import { archivedUntil } from '@salvia/rules/orders/archive'
import { nextOrderState } from '@salvia/rules/orders/order-state'
import { and, asc, eq, gt, inArray, isNull, lte, ne, not, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orders } from '../data/order-tables.ts'
import { hasPacksNotSent } from '../data/orders-not-sent.ts'
import { shipments } from '../shipments/data/shipment-tables.ts'
import { hasOpenWithdrawal } from '../withdrawals/data/open-withdrawals.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

const BATCH = 200

/** A parcel that has not arrived, or only lately, or whose commission is not settled. */
const anyUnderWay = (db: Db, limit: Date) =>
  db
    .select({ one: sql`1` })
    .from(shipments)
    .where(
      and(
        eq(shipments.orderId, orders.id),
        ne(shipments.status, 'Canceled'),
        or(isNull(shipments.deliveredAt), gt(shipments.deliveredAt, limit), isNull(shipments.settledAt)),
      ),
    )

/** Orders that ended long ago: a shipped one by its arrival, and only when nothing that was withdrawn, or not sent, waits for its refund. */
const listLongOver = (db: Db, limit: Date) =>
  db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        inArray(orders.status, [...archivedStatuses]),
        lte(orders.updatedAt, limit),
        or(ne(orders.status, 'Shipped'), notExists(anyUnderWay(db, limit))),
        not(hasOpenWithdrawal(db)),
        not(hasPacksNotSent(db)),
      ),
    )
    .orderBy(asc(orders.updatedAt))
    .limit(BATCH)

async function archive(db: Db, orderId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const archivedFrom = archivedStatuses.find((status) => status === order.status)
    if (!archivedFrom || !nextOrderState(order.status, 'archive')) return
    const changes = { archivedFrom }
    await moveOrder(tx, order, { event: 'archive', userId: null, cause: 'LongOver', changes }, now)
  })
}

/**
 * Archives orders that ended half a year ago (docs/domain.md, Order machine): admins no longer leaf through them, and
 * buyers see no change. Idempotent.
 */
export async function archiveOrders(db: Db, now: Date): Promise<void> {
  for (let found = BATCH; found === BATCH; ) {
    const longOver = await listLongOver(db, archivedUntil(now))
    for (const { id } of longOver) await archive(db, id, now)
    found = longOver.length
  }
}
