import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import type { Jobs } from '#kernel/jobs/jobs'
import { FOLLOW_ORDER } from '../../../plans/index.ts'
import { supplyDay } from '../../../reference/index.ts'
import { listOverdue, type ShipmentRow } from '../data/shipment-queries.ts'
import { shipments } from '../data/shipment-tables.ts'
import { lockShipment } from './advance-shipment.ts'

type Context = { db: Db; jobs: Jobs }

export type Delivery = { deliveredAt: Date; userId: string | null }

const BATCH = 200

const isSame = ({ deliveredAt, isDeliveryAssumed }: ShipmentRow, told: Date): boolean =>
  !isDeliveryAssumed && deliveredAt?.getTime() === told.getTime()

function check(shipment: ShipmentRow, told: Date, now: Date): void {
  const { status, deliveredAt, isDeliveryAssumed, settledAt, pickedUpAt } = shipment
  if (status !== 'InTransit') throw conflict('shipment_state', `A shipment that is ${status} cannot arrive.`)
  if (settledAt || (deliveredAt && !isDeliveryAssumed))
    throw conflict('shipment_delivered', 'The shipment was delivered already.')
  if (told > now || (pickedUpAt && told < pickedUpAt))
    throw invalid('delivery_time', 'A shipment arrives after it was picked up, and not in the future.', [
      { id: 'deliveredAt', error: 'delivery_time' },
    ])
}

/**
 * Records when a shipment arrived, by the carrier's word or an admin's; adherence of plans follows. It takes the place
 * of a day that was assumed; the same again changes nothing. Answers its order. Throws not-found, conflict unless the
 * carrier has it or once another day was announced or its commission was settled, invalid for a time before it was
 * picked up or to come.
 */
export function deliverShipment(
  { db, jobs }: Context,
  shipmentId: string,
  { deliveredAt, userId }: Delivery,
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (isSame(shipment, deliveredAt)) return order.id
    check(shipment, deliveredAt, now)
    await tx
      .update(shipments)
      .set({ deliveredAt, isDeliveryAssumed: false })
      .where(eq(shipments.id, shipmentId))
    await jobs.send(tx, FOLLOW_ORDER, { orderId: order.id })
    if (userId) {
      const subject = { type: 'Order', id: order.id }
      await recordAudit(tx, { event: 'DeliveryRecordedByAdmin', actorId: userId, subject }, now)
    }
    return order.id
  })
}

/** Noon of its last day. */
const assumedTime = (arrivesBy: string): Date => new Date(Date.parse(`${arrivesBy}T00:00:00Z`) + DAY_MS / 2)

async function assumeDelivery({ db, jobs }: Context, shipmentId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (shipment.deliveredAt || !shipment.arrivesBy) return
    await tx
      .update(shipments)
      .set({ deliveredAt: assumedTime(shipment.arrivesBy), isDeliveryAssumed: true })
      .where(eq(shipments.id, shipmentId))
    await jobs.send(tx, FOLLOW_ORDER, { orderId: order.id })
  })
}

/**
 * Takes parcels as delivered on the last day that their carrier needs, once that day is over without its message
 * (docs/domain.md, Shipment machine). Idempotent.
 */
export async function assumeDeliveries(context: Context, now: Date): Promise<void> {
  const asked = { today: supplyDay(now), limit: BATCH }
  for (let found = BATCH; found === BATCH; ) {
    const overdue = await listOverdue(context.db, asked)
    for (const { shipmentId } of overdue) await assumeDelivery(context, shipmentId)
    found = overdue.length
  }
}
