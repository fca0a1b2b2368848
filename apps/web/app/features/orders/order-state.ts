import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { formatDate } from '@salvia/rules/format/format'
import { underWay } from '@salvia/rules/orders/order-state'
import { withdrawablePacks } from '@salvia/rules/orders/withdrawal'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TimeFormat } from '#app/visit/time.tsx'
import { deliveryWords } from './delivery-words.ts'
import { orderStatusWord } from './order-status.tsx'

type Stated = Pick<OrderWithShipments, 'status' | 'lines' | 'shipments' | 'expectedDelivery' | 'isBackOrder'>

/** The parcels that come or came. */
const comingParcels = ({ shipments }: Pick<Stated, 'shipments'>) =>
  shipments.filter(({ status }) => status !== 'Canceled')

/** Whether every parcel is there, so that no date is waited for. */
export function isDelivered(order: Pick<Stated, 'shipments'>): boolean {
  const parcels = comingParcels(order)
  return parcels.length > 0 && parcels.every(({ deliveredAt }) => deliveredAt !== null)
}

/** How the reader counts days: `today` is the seller's day (YYYY-MM-DD), null where no day is to be called late. */
export type Reading = { today: string | null; time: TimeFormat }

const withdrawnPacks = ({ lines }: Pick<Stated, 'lines'>): number =>
  lines.reduce((all, { withdrawnQuantity }) => all + (withdrawnQuantity ?? 0), 0)

/** Whether the buyer of an order under way withdrew from all that was not refunded, so that nothing is waited for. */
export const isWithdrawn = (order: Pick<Stated, 'status' | 'lines'>): boolean =>
  underWay.includes(order.status) &&
  withdrawnPacks(order) > 0 &&
  order.lines.every((line) => withdrawablePacks({ ...line, owedQuantity: line.owedQuantity ?? 0 }) === 0)

/** Whether all packs of an order under way were refunded, so that nothing is waited for either. */
export const isRefunded = ({ status, lines }: Pick<Stated, 'status' | 'lines'>): boolean =>
  underWay.includes(status) && lines.every(({ quantity, refundedQuantity }) => refundedQuantity >= quantity)

/** How an order that was read whole stands, as lists say it. */
export const standingOf = (order: Pick<Stated, 'status' | 'lines' | 'shipments'>) => ({
  status: order.status,
  isDelivered: isDelivered(order),
  isWithdrawn: isWithdrawn(order),
  isRefunded: isRefunded(order),
})

/** The state of an order for its buyer: what was withdrawn, then what arrived, else when it arrives. */
export function orderState(order: Stated, reading: Reading): string {
  if (!underWay.includes(order.status)) return orderStatusWord(order.status)
  if (isRefunded(order)) return orderStatusWord('Refunded')
  if (isWithdrawn(order)) return m.order_state_withdrawn()
  const withdrawn = withdrawnPacks(order)
  if (withdrawn === 0) return deliveryState(order, reading)
  const total = order.lines.reduce((all, { quantity }) => all + quantity, 0)
  return `${m.order_state_partly_withdrawn({ withdrawn, total })} ${deliveryState(order, reading)}`
}

function deliveryState(order: Stated, { today, time }: Reading): string {
  const { status, isBackOrder, expectedDelivery } = order
  const parcels = comingParcels(order)
  if (isDelivered(order)) return deliveredWords(parcels, time)
  const delivered = parcels.filter(({ deliveredAt }) => deliveredAt !== null).length
  if (delivered > 0) return m.order_state_partly({ delivered, total: parcels.length })
  if (isBackOrder && status !== 'Shipped') return m.order_state_back_order()
  const last = expectedDelivery
    .map(({ to }) => to)
    .sort()
    .at(-1)
  if (last) return deliveryWords(last, today)
  return status === 'Shipped' ? m.order_state_sent() : orderStatusWord(status)
}

/** The last day on which a parcel arrived; of one whose arrival was only assumed, when it was expected. */
function deliveredWords(parcels: Stated['shipments'], time: TimeFormat): string {
  const assumed = parcels.find(({ isDeliveryAssumed }) => isDeliveryAssumed)
  if (assumed?.arrivesBy) return m.shipment_assumed({ day: formatDate(assumed.arrivesBy, getLocale()) })
  const last =
    parcels
      .flatMap(({ deliveredAt }) => deliveredAt ?? [])
      .sort()
      .at(-1) ?? ''
  return m.shipment_delivered({ day: time(last, 'day') })
}
