import { initialShipmentState, maySplitShipment } from '@salvia/rules/orders/shipment-state'
import type { Db } from '#db/database'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, invalid } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { listLinesOf } from '../data/shipment-queries.ts'
import { takeOut } from '../data/shipment-statements.ts'
import { shipmentLines, shipments } from '../data/shipment-tables.ts'
import { lockShipment } from './advance-shipment.ts'

type Held = { orderLineId: string; quantity: number }

const isWhole = (held: Held[], taken: Map<string, number>): boolean =>
  held.every(({ orderLineId, quantity }) => taken.get(orderLineId) === quantity)

function check(held: Held[], taken: Map<string, number>): void {
  const has = new Map(held.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  const beyond = [...taken].some(([orderLineId, quantity]) => quantity > (has.get(orderLineId) ?? 0))
  if (beyond || isWhole(held, taken))
    throw invalid('shipment_lines', 'A part of what the shipment holds can be sent apart, not all of it.', [
      { id: 'lines', error: 'shipment_lines' },
    ])
}

/**
 * Puts a part of a shipment into one of its own, to be sent apart. Answers the order. Throws not-found, conflict once the
 * warehouse has it, invalid for more than it holds or all of it.
 */
export function splitShipment(
  db: Db,
  shipmentId: string,
  { lines, userId }: { lines: Held[]; userId: string },
  now: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const { order, shipment } = await lockShipment(tx, shipmentId)
    if (!maySplitShipment(shipment.status))
      throw conflict('shipment_state', `A shipment that is ${shipment.status} cannot be divided.`)
    const held = await listLinesOf(tx, [shipmentId])
    check(held, new Map(lines.map(({ orderLineId, quantity }) => [orderLineId, quantity])))
    const id = newId()
    await tx.insert(shipments).values({ id, orderId: order.id, status: initialShipmentState, createdAt: now })
    await tx.insert(shipmentLines).values(lines.map((line) => ({ ...line, shipmentId: id })))
    await takeOut(
      tx,
      held,
      lines.map((line) => ({ ...line, shipmentId })),
    )
    const subject = { type: 'Order', id: order.id }
    await recordAudit(tx, { event: 'ShipmentDividedByAdmin', actorId: userId, subject }, now)
    return order.id
  })
}
