import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { type ParcelWarning, shipmentStatuses } from '@salvia/contract/words/orders'
import { bringsRefunded, isAtWarehouse, packsInParcels } from '@salvia/rules/orders/parcel-packs'
import { maySplitShipment, shipmentPath } from '@salvia/rules/orders/shipment-state'
import type { Db } from '#db/database'
import { listOrderLines } from '../data/order-queries.ts'
import type { ViewedOrder } from '../order-access.ts'
import type { OrderRow } from '../use-cases/move-order.ts'
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

type History = Awaited<ReturnType<typeof listHistoryOf>>

const leftByRefund: History[number]['cause'][] = ['PacksRefunded', 'OrderRefunded']

/** `isBringing`: it holds packs of lines that were refunded beyond what was left out of parcels. */
function warningOf({ id, status }: ShipmentRow, history: History, isBringing: boolean): ParcelWarning | null {
  if (status === 'PendingPickup' && isBringing) return 'Packed'
  const isTakenBack = history.some(
    ({ shipmentId, from, cause }) => shipmentId === id && isAtWarehouse(from) && leftByRefund.includes(cause),
  )
  return isTakenBack && status !== 'InTransit' ? 'LeftAtWarehouse' : null
}

/** What an admin may do next, and what happened to it. */
function toAdminPart(row: ShipmentRow, history: History, isBringing: boolean): Described['admin'] {
  return {
    refundedPacks: warningOf(row, history, isBringing),
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

type Lines = Awaited<ReturnType<typeof listLinesOf>>

/** The lines of an order of which its parcels bring refunded packs. */
async function listRefundedInParcels(
  db: Db,
  order: OrderRow,
  { rows, lines }: { rows: ShipmentRow[]; lines: Lines },
): Promise<string[]> {
  const parcels = rows.map(({ id, status }) => ({
    status,
    lines: lines.filter(({ shipmentId }) => shipmentId === id),
  }))
  const ordered = await listOrderLines(db, order.id)
  return ordered
    .filter(
      (line) =>
        order.status === 'Refunded' ||
        bringsRefunded({ ...line, inParcels: packsInParcels(parcels, line.id) }),
    )
    .map(({ id }) => id)
}

/** The parcels of an order; what the warehouse does with them is for admins. */
export async function readShipments(
  db: Db,
  { order, viewer }: Pick<ViewedOrder, 'order' | 'viewer'>,
): Promise<Described[]> {
  const rows = await listShipments(db, order.id)
  const ids = rows.map(({ id }) => id)
  const isAdmin = viewer === 'admin'
  const [lines, history] = await Promise.all([listLinesOf(db, ids), isAdmin ? listHistoryOf(db, ids) : []])
  const refunded = isAdmin ? await listRefundedInParcels(db, order, { rows, lines }) : []
  return rows.map((row) => {
    const held = lines.filter(({ shipmentId }) => shipmentId === row.id)
    const isBringing = held.some(({ orderLineId }) => refunded.includes(orderLineId))
    return {
      ...toShipment(row),
      lines: held.map(({ orderLineId, quantity }) => ({ orderLineId, quantity })),
      admin: isAdmin ? toAdminPart(row, history, isBringing) : null,
    }
  })
}
