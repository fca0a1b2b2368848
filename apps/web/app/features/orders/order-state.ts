import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { formatDate } from '@salvia/rules/format/format'
import { underWay } from '@salvia/rules/orders/order-state'
import { packsInParcels, packsNotSent } from '@salvia/rules/orders/parcel-packs'
import { withdrawablePacks } from '@salvia/rules/orders/withdrawal'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { TimeFormat } from '#app/visit/time.tsx'
import { deliveryWords } from './delivery-words.ts'
import { orderStatusWord } from './order-status.tsx'

export type Stated = Pick<
  OrderWithShipments,
  'status' | 'lines' | 'shipments' | 'expectedDelivery' | 'isBackOrder'
>

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

/** Packs of a line of an order under way that no parcel brings any more and that are not refunded. */
export const packsNotSentOf = (
  { status, shipments }: Pick<Stated, 'status' | 'shipments'>,
  { id, ...line }: Stated['lines'][number],
): number =>
  underWay.includes(status) ? packsNotSent({ ...line, inParcels: packsInParcels(shipments, id) }) : 0

/** Whether every parcel was canceled, so that no date is waited for either. */
export const isNothingComing = (order: Pick<Stated, 'shipments'>): boolean =>
  order.shipments.length > 0 && comingParcels(order).length === 0

const countNotSent = (order: Pick<Stated, 'status' | 'lines' | 'shipments'>): number =>
  order.lines.reduce((all, line) => all + packsNotSentOf(order, line), 0)

/** How an order that was read whole stands, as lists say it. */
export function standingOf(order: Pick<Stated, 'status' | 'lines' | 'shipments'>) {
  const notSent = isNothingComing(order) ? ('All' as const) : ('Some' as const)
  return {
    status: order.status,
    isDelivered: isDelivered(order),
    isWithdrawn: isWithdrawn(order),
    isRefunded: isRefunded(order),
    packsNotSent: countNotSent(order) > 0 ? notSent : null,
  }
}

/** The state of an order for its buyer: what was withdrawn or is not sent, then what arrived, else when it arrives. */
export function orderState(order: Stated, reading: Reading): string {
  if (!underWay.includes(order.status)) return orderStatusWord(order.status)
  if (isRefunded(order)) return orderStatusWord('Refunded')
  if (isWithdrawn(order)) return m.order_state_withdrawn()
  const withdrawn = withdrawnPacks(order)
  const total = order.lines.reduce((all, { quantity }) => all + quantity, 0)
  const count = countNotSent(order)
  const sentences = [
    withdrawn > 0 && m.order_state_partly_withdrawn({ withdrawn, total }),
    count > 0 && m.order_state_not_sent({ count }),
    !(count > 0 && isNothingComing(order)) && deliveryState(order, reading),
  ]
  return sentences.filter(Boolean).join(' ')
}

/** When what parcels still bring arrives: by what was promised, or once all are on their way as each of them says. */
const comingDays = ({ expectedDelivery, lines, shipments }: Stated) => {
  const told = comingParcels({ shipments }).map(({ arrivesBy }) => arrivesBy)
  if (told.length > 0 && told.every((day) => day !== null)) return told
  const isGone = ({ id }: Stated['lines'][number]) => packsInParcels(shipments, id) === 0
  const gone = new Set(lines.filter(isGone).map(({ productId }) => productId))
  return expectedDelivery
    .filter(({ productIds }) => productIds.length === 0 || productIds.some((id) => !gone.has(id)))
    .map(({ to }) => to)
}

function deliveryState(order: Stated, { today, time }: Reading): string {
  const { status, isBackOrder } = order
  const parcels = comingParcels(order)
  if (isDelivered(order)) return deliveredWords(parcels, time)
  const delivered = parcels.filter(({ deliveredAt }) => deliveredAt !== null).length
  if (delivered > 0) return m.order_state_partly({ delivered, total: parcels.length })
  if (isBackOrder && status !== 'Shipped') return m.order_state_back_order()
  const last = comingDays(order).sort().at(-1)
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
