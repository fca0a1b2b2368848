import type { ShipmentStatus } from '@salvia/contract/words/orders'
import type { MailContent } from '@salvia/documents'
import { addBusinessDays } from '@salvia/rules/cart/business-days'
import { type ShipmentEvent, shipmentPath } from '@salvia/rules/orders/shipment-state'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import type { Jobs } from '#kernel/jobs/jobs'
import { FOLLOW_ORDER } from '../../../plans/index.ts'
import { supplyDay } from '../../../reference/index.ts'
import type { LockedOrder } from '../../data/locked-order.ts'
import { queueParcels } from '../../erp/use-cases/send-parcels.ts'
import { mailHead } from '../../mail-head.ts'
import { lockOrder } from '../../use-cases/lock-order.ts'
import { mailBuyer } from '../../use-cases/mail-buyer.ts'
import {
  findOrderOfShipment,
  listLinesOf,
  lockShipments,
  type ShipmentRow,
} from '../data/shipment-queries.ts'
import { keepStockOfParcels } from './keep-stock-of-parcels.ts'
import { followByOrder, moveShipment, type ShipmentStep } from './move-shipment.ts'

export type Shipping = { db: Db; jobs: Jobs; publicUrl: string }

/** What the warehouse or an admin says of a shipment; `userId` is null for the warehouse. */
export type ShipmentAdvance = {
  status: ShipmentStatus
  userId: string | null
  why: string | null
  trackingNumber?: string | null
  trackingUrl?: string | null
  /** When it happened, if that was not now. */
  at?: Date
}

export type LockedShipment = { order: LockedOrder; shipment: ShipmentRow; all: ShipmentRow[] }

/** Of a refunded order only what was packed before can move: it is picked up. */
const canMove = (order: LockedOrder, { status }: ShipmentRow): boolean =>
  order.placedAt !== null &&
  !['Canceled', 'Archived'].includes(order.status) &&
  (order.status !== 'Refunded' || status === 'PendingPickup')

/** Locks the order of a shipment and all its shipments. Throws not-found if there is none. */
export async function lockShipment(tx: Db, shipmentId: string): Promise<LockedShipment> {
  const orderId = await findOrderOfShipment(tx, shipmentId)
  if (orderId === null) throw notFound('shipment')
  const order = await lockOrder(tx, orderId)
  const all = await lockShipments(tx, orderId)
  const shipment = all.find(({ id }) => id === shipmentId)
  if (!shipment) throw notFound('shipment')
  return { order, shipment, all }
}

function changesAt(event: ShipmentEvent, order: LockedOrder, now: Date): ShipmentStep['changes'] {
  if (event !== 'pickUp') return {}
  return { pickedUpAt: now, arrivesBy: addBusinessDays(supplyDay(now), order.carrier.maxDays) }
}

const causeOf = (userId: string | null) => (userId === null ? ('ByWarehouse' as const) : null)

async function shippedMail(
  tx: Db,
  { order, shipment, all }: LockedShipment,
  publicUrl: string,
): Promise<MailContent> {
  const held = await listLinesOf(tx, [shipment.id])
  const quantities = new Map(held.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return {
    template: 'orderShipped',
    props: {
      ...mailHead(order, publicUrl),
      carrier: order.carrier.name,
      trackingUrl: shipment.trackingUrl,
      arrivesBy: shipment.arrivesBy,
      lines: order.lines.flatMap(({ id, name, brandName }) => {
        const quantity = quantities.get(id)
        return quantity === undefined ? [] : [{ name, brandName, quantity }]
      }),
      isLast: all.every(({ id, status }) => id === shipment.id || ['InTransit', 'Canceled'].includes(status)),
    },
  }
}

/** What a parcel takes along: its buyer and the ERP hear that a carrier has it; stock and supply, that none will. */
async function followParcel(
  { tx, jobs, publicUrl }: Omit<Shipping, 'db'> & { tx: Db },
  locked: LockedShipment,
  now: Date,
): Promise<void> {
  const { order, shipment } = locked
  if (shipment.status === 'Canceled') {
    await keepStockOfParcels({ tx, jobs, publicUrl }, order, now)
    await jobs.send(tx, FOLLOW_ORDER, { orderId: order.id })
  }
  if (shipment.status !== 'InTransit') return
  await mailBuyer({ tx, jobs }, order, await shippedMail(tx, locked, publicUrl), now)
  await queueParcels({ tx, jobs }, order.id, now)
}

/**
 * Brings a shipment to a state by all events between, each with its history; the order follows, and its buyer is mailed
 * when the carrier has it. Throws not-found, or conflict when no events lead there, as to the state it has already, or
 * the order is not on its way.
 */
export function advanceShipment(
  { db, jobs, publicUrl }: Shipping,
  shipmentId: string,
  { status, userId, why, at, ...tracking }: ShipmentAdvance,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { order, shipment, all } = await lockShipment(tx, shipmentId)
    const events = shipmentPath(shipment.status, status)
    if (!events || !canMove(order, shipment))
      throw conflict('shipment_state', `A shipment that is ${shipment.status} cannot become ${status}.`)
    let moved = shipment
    const cause = causeOf(userId)
    for (const event of events) {
      const changes = { ...tracking, ...changesAt(event, order, at ?? now) }
      moved = await moveShipment(tx, moved, { event, userId, cause, why, changes }, now)
    }
    const after = all.map((each) => (each.id === moved.id ? moved : each))
    const followed = await followByOrder(tx, order, { all: after, userId }, now)
    const locked = { order: { ...followed, lines: order.lines }, shipment: moved, all: after }
    await followParcel({ tx, jobs, publicUrl }, locked, now)
    if (userId) {
      const subject = { type: 'Order', id: order.id }
      await recordAudit(
        tx,
        { event: 'ShipmentMovedByAdmin', actorId: userId, subject, details: { status } },
        now,
      )
    }
    return order.id
  })
}
