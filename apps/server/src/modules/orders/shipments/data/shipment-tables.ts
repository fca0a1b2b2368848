import { parcelCauses, shipmentStatuses, warehouseStatuses } from '@salvia/contract/words/orders'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant } from '#db/columns'
import { users } from '../../../identity/index.ts'
import { orderLines, orders } from '../../data/order-tables.ts'

/** A parcel of an order. */
export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => orders.id),
    status: text({ enum: shipmentStatuses }).notNull(),
    trackingNumber: text(),
    trackingUrl: text(),
    createdAt: instant().notNull(),
    /** When the carrier took it. */
    pickedUpAt: instant(),
    /** The last day on which it arrives by the carrier's longest time. */
    arrivesBy: day(),
    deliveredAt: instant(),
    /** No message of the carrier came: `arrivesBy` passed. */
    isDeliveryAssumed: boolean().notNull().default(false),
    /** When the commission of the delivered goods became available. */
    settledAt: instant(),
  },
  (t) => [
    index().on(t.orderId),
    index('shipments_to_settle').on(t.deliveredAt).where(sql`${t.settledAt} is null`),
    index('shipments_canceled').on(t.orderId).where(sql`${t.status} = 'Canceled'`),
    index('shipments_under_way')
      .on(t.arrivesBy)
      .where(sql`${t.deliveredAt} is null and ${t.arrivesBy} is not null`),
  ],
)

/** What is in a parcel. */
export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: uuid()
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.shipmentId, t.orderLineId] }),
    index().on(t.orderLineId),
    check('shipment_lines_quantity', sql`${t.quantity} >= 1`),
  ],
)

/** What the warehouse said, each message once; with its fault when it could not be followed. */
export const warehouseMessages = pgTable(
  'warehouse_messages',
  {
    id: text().primaryKey(),
    shipmentId: uuid().notNull(),
    status: text({ enum: warehouseStatuses }).notNull(),
    occurredAt: instant().notNull(),
    receivedAt: instant().notNull(),
    /** Null while it could not be followed: the warehouse sends it again. */
    handledAt: instant(),
    fault: text(),
  },
  (t) => [index().on(t.shipmentId)],
)

/** Every change of a parcel: from, to, who, when, why. */
export const shipmentHistory = pgTable(
  'shipment_history',
  {
    id: id(),
    shipmentId: uuid()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    from: text({ enum: shipmentStatuses }).notNull(),
    to: text({ enum: shipmentStatuses }).notNull(),
    at: instant().notNull(),
    /** The admin who caused it; null for the warehouse and jobs. */
    userId: uuid().references(() => users.id, { onDelete: 'set null' }),
    cause: text({ enum: parcelCauses }),
    /** What an admin or the warehouse wrote about it. */
    why: text(),
  },
  (t) => [index().on(t.shipmentId, t.at)],
)
