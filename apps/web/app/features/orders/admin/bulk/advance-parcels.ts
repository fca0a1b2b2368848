import type { OrderCard, OrderWithShipments } from '@salvia/contract/orders/orders'
import type { ShipmentStatus } from '@salvia/contract/words/orders'
import { unsentStatuses } from '@salvia/rules/orders/order-state'
import type { Api } from '#app/api/api.ts'

/** Whether an order may have a parcel that is not with the carrier yet. */
export const maySend = ({ status }: Pick<OrderCard, 'status'>): boolean => unsentStatuses.includes(status)

/** Whether an order may have a parcel that the warehouse does not have yet. */
export const mayHandOver = ({ status }: Pick<OrderCard, 'status'>): boolean =>
  status === 'Placed' || status === 'InProgress'

/** The parcels of an order that may be brought to a state now. */
export const parcelsFor = (
  { shipments }: Pick<OrderWithShipments, 'shipments'>,
  status: ShipmentStatus,
): string[] => shipments.flatMap(({ id, admin }) => (admin?.mayBecome.includes(status) ? [id] : []))

/** No parcel of an order can be brought to a state. */
export class NoParcel extends Error {}

/**
 * Brings all parcels of an order to a state that may come there. Throws NoParcel when there is none, and stops at the
 * first that is refused.
 */
export async function advanceParcels(api: Api, id: string, status: ShipmentStatus): Promise<void> {
  const parcels = parcelsFor(await api('GET /orders/v2/{id}', { params: { id } }), status)
  if (parcels.length === 0) throw new NoParcel()
  for (const parcel of parcels)
    await api('PUT /admin/shipments/{id}/status', {
      params: { id: parcel },
      body: { status, trackingNumber: null, trackingUrl: null },
    })
}
