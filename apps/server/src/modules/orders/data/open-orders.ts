import { underWay } from '@salvia/rules/orders/order-state'
import {
  and,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Db } from '#db/database'
import { packsInParcels } from '../shipments/data/packs-in-parcels.ts'
import { shipments } from '../shipments/data/shipment-tables.ts'
import { owedQuantity } from '../withdrawals/data/withdrawn-quantity.ts'
import { orderLines, orders } from './order-tables.ts'

const hasAnyParcel = (db: Db, where?: SQL) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(shipments)
      .where(and(eq(shipments.orderId, orders.id), where)),
  )

const hasParcel = (db: Db, where?: SQL) => hasAnyParcel(db, and(ne(shipments.status, 'Canceled'), where))

/** Orders with packs that were neither withdrawn nor refunded. */
export const hasKeptPacks = (db: Db): SQL<boolean> =>
  exists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(
        and(
          eq(orderLines.orderId, orders.id),
          gt(orderLines.quantity, sql`${orderLines.refundedQuantity} + ${owedQuantity(orderLines.id)}`),
        ),
      ),
  ) as SQL<boolean>

/** Orders of which every pack was refunded. */
export const isRefunded = (db: Db): SQL<boolean> =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(orderLines)
      .where(and(eq(orderLines.orderId, orders.id), gt(orderLines.quantity, orderLines.refundedQuantity))),
  ) as SQL<boolean>

/** Orders with parcels that have all arrived, canceled ones aside. */
export const isDelivered = (db: Db): SQL<boolean> =>
  and(
    hasParcel(db, isNotNull(shipments.deliveredAt)),
    not(hasParcel(db, isNull(shipments.deliveredAt))),
  ) as SQL<boolean>

/** Orders of which every parcel was canceled, so that nothing comes. */
const isNothingComing = (db: Db): SQL => and(hasAnyParcel(db), not(hasParcel(db))) as SQL

/** How much of an order no parcel brings any more and was not refunded; null for nothing. */
export const packsNotSentOf = (db: Db): SQL<'Some' | 'All' | null> => {
  const isMissing = sql`${orderLines.quantity} - ${orderLines.refundedQuantity} > ${packsInParcels(orderLines.id)}`
  const missing = db
    .select({ one: sql`1` })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orders.id), isMissing))
  return sql`case when ${exists(missing)} then case when ${isNothingComing(db)} then 'All' else 'Some' end end`
}

/** Orders that their buyer still waits for: to be paid, or under way, not wholly withdrawn from, and not all there. */
export const isOpen = (db: Db): SQL =>
  or(
    inArray(orders.status, ['Pending', 'Confirming']),
    and(
      inArray(orders.status, [...underWay]),
      not(isDelivered(db)),
      not(isNothingComing(db)),
      hasKeptPacks(db),
    ),
  ) as SQL
