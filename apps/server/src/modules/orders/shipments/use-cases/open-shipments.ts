import { initialShipmentState } from '@salvia/rules/orders/shipment-state'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { newId } from '#kernel/ids'
import type { LockedOrder } from '../../data/locked-order.ts'
import { unpaidReservations } from '../../data/reservation-tables.ts'
import { shipmentLines, shipments } from '../data/shipment-tables.ts'

type Line = LockedOrder['lines'][number]

/** The lines of each parcel that was promised; lines that none of them names go into the last. */
function parcelsOf({ expectedDelivery, lines }: LockedOrder): Line[][] {
  const indexOf = ({ productId }: Line) => {
    const found = expectedDelivery.findIndex(({ productIds }) => productIds.includes(productId))
    return found === -1 ? expectedDelivery.length - 1 : found
  }
  return [...Map.groupBy(lines, indexOf).entries()].toSorted(([a], [b]) => a - b).map(([, parcel]) => parcel)
}

/**
 * Makes the parcels of an order that is being placed, as they were promised, in the caller's transaction. By the same
 * statement its packs no longer count as reserved unpaid, and `also`, parts of a `with`, write what else belongs to it: a
 * checkout waits for each round trip.
 */
export async function openShipments(
  tx: Db,
  { order, also }: { order: LockedOrder; also: SQL[] },
  now: Date,
): Promise<void> {
  const parcels = parcelsOf(order).map((lines) => ({ id: newId(), lines }))
  const held = parcels.flatMap(({ id: shipmentId, lines }) =>
    lines.map(({ id: orderLineId, quantity }) => ({ shipmentId, orderLineId, quantity })),
  )
  await tx.execute(sql`
    with paid as (delete from ${unpaidReservations} where order_id = ${order.id}),
    ${sql.join(also, sql`, `)},
    opened as (
      insert into ${shipments} (id, order_id, status, created_at)
      select p.id, ${order.id}::uuid, ${initialShipmentState}, ${now.toISOString()}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(parcels)}::jsonb) as p (id uuid)
    )
    insert into ${shipmentLines} (shipment_id, order_line_id, quantity)
    select l."shipmentId", l."orderLineId", l.quantity
    from jsonb_to_recordset(${JSON.stringify(held)}::jsonb)
      as l ("shipmentId" uuid, "orderLineId" uuid, quantity int)`)
}
