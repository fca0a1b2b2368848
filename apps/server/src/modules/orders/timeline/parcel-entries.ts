import type { Db } from '#db/database'
import { listShipments, type ShipmentRow } from '../shipments/data/shipment-queries.ts'
import type { OrderRow } from '../use-cases/move-order.ts'
import { listParcelSteps } from './data/timeline-queries.ts'
import { byAdmin, bySystem, byWarehouse, type EntryOf } from './timeline-entry.ts'

type Steps = Awaited<ReturnType<typeof listParcelSteps>>

function toStep(placeOf: Map<string, number>) {
  return ({ step, name }: Steps[number]): EntryOf<'Parcel'> => {
    const { id, shipmentId, at, userId, cause, why, from, to } = step
    const byNobody = cause === 'ByWarehouse' ? byWarehouse : bySystem
    return {
      kind: 'Parcel',
      id,
      at: at.toISOString(),
      who: userId === null ? byNobody : byAdmin(name),
      cause,
      why,
      shipmentId,
      place: placeOf.get(shipmentId) ?? 0,
      from,
      to,
    }
  }
}

/** A parcel that was made after its order was placed was divided off another, by an admin. */
const toDivided = ({ id, createdAt }: ShipmentRow, place: number): EntryOf<'Parcel'> => ({
  kind: 'Parcel',
  id,
  at: createdAt.toISOString(),
  who: byAdmin(null),
  cause: null,
  why: null,
  shipmentId: id,
  place,
  from: null,
  to: 'Draft',
})

const toDelivery = (
  { id, isDeliveryAssumed }: ShipmentRow,
  place: number,
  at: Date,
): EntryOf<'Delivery'> => ({
  kind: 'Delivery',
  id,
  at: at.toISOString(),
  // The carrier, by the warehouse or an admin: which of them is not kept.
  who: isDeliveryAssumed ? bySystem : null,
  cause: null,
  why: null,
  shipmentId: id,
  place,
  isAssumed: isDeliveryAssumed,
})

/** What happened to the parcels of an order. */
export async function listParcelEntries(
  db: Db,
  order: OrderRow,
): Promise<(EntryOf<'Parcel'> | EntryOf<'Delivery'>)[]> {
  const parcels = (await listShipments(db, order.id)).map((parcel, index) => ({ parcel, place: index + 1 }))
  const placeOf = new Map(parcels.map(({ parcel, place }) => [parcel.id, place]))
  const steps = await listParcelSteps(db, [...placeOf.keys()])
  const placedAt = order.placedAt?.getTime()
  return [
    ...parcels
      .filter(({ parcel }) => parcel.createdAt.getTime() !== placedAt)
      .map(({ parcel, place }) => toDivided(parcel, place)),
    ...steps.map(toStep(placeOf)),
    ...parcels.flatMap(({ parcel, place }) =>
      parcel.deliveredAt === null ? [] : [toDelivery(parcel, place, parcel.deliveredAt)],
    ),
  ]
}
