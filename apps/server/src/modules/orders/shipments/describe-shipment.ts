import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { shipmentStatuses } from '@salvia/contract/words/orders'
import { maySplitShipment, shipmentPath } from '@salvia/rules/orders/shipment-state'
import type { Db } from '#db/database'
import type { OrderViewer } from '../order-access.ts'
import { listHistoryOf, listLinesOf, listShipments, type ShipmentRow } from './data/shipment-queries.ts'

type Described = OrderWithShipments['shipments'][number]

const toShipment = (row: ShipmentRow) => ({
  id: row.id,
  status: row.status,
  trackingNumber: row.trackingNumber,
  trackingUrl: row.trackingUrl,
  arrivesBy: row.arrivesBy,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  isDeliveryAssumed: row.isDeliveryAssumed,
})

/** What an admin may do next, and what happened to it. */
function toAdminPart(
  row: ShipmentRow,
  history: Awaited<ReturnType<typeof listHistoryOf>>,
): Described['admin'] {
  return {
    mayBecome: shipmentStatuses.filter((status) => shipmentPath(row.status, status) !== null),
    maySplit: maySplitShipment(row.status),
    history: history
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ from, to, at, userId, why }) => ({
        from,
        to,
        at: at.toISOString(),
        who: userId === null ? ('System' as const) : ('Admin' as const),
        why,
      })),
  }
}

/** The parcels of an order; what the warehouse does with them is for admins. */
export async function readShipments(db: Db, orderId: string, viewer: OrderViewer): Promise<Described[]> {
  const rows = await listShipments(db, orderId)
  const ids = rows.map(({ id }) => id)
  const [lines, history] = await Promise.all([
    listLinesOf(db, ids),
    viewer === 'admin' ? listHistoryOf(db, ids) : [],
  ])
  return rows.map((row) => ({
    ...toShipment(row),
    lines: lines
      .filter(({ shipmentId }) => shipmentId === row.id)
      .map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
    admin: viewer === 'admin' ? toAdminPart(row, history) : null,
  }))
}
