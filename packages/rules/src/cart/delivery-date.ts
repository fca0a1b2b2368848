import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import type { PickingPolicy } from '@salvia/contract/words/checkout'
import { SPLIT_ORDER_SPREAD_DAYS } from '@salvia/contract/words/limits'
import { addBusinessDays } from './business-days.ts'
import { maySplitOrder } from './split-order.ts'

type DeliverableLine = { deliveryDays: number }

/** `orderedOn`: YYYY-MM-DD in the warehouse's time zone; days are business days. */
export type OrderToDeliver<L extends DeliverableLine> = {
  orderedOn: string
  countryCode: string
  carrier: { minDays: number; maxDays: number }
  pickingPolicy: PickingPolicy
  lines: L[]
}

/** Earliest and latest arrival of a parcel, */
export type Parcel<L> = { from: CalendarDay; to: CalendarDay; lines: L[] }

/**
 * Delivery dates of an order. One parcel when the slowest line is ready; if splitting is allowed and requested, lines
 * ready within 3 days of the fastest go first.
 */
export function planDelivery<L extends DeliverableLine>(order: OrderToDeliver<L>): Parcel<L>[] {
  const { lines, pickingPolicy, countryCode } = order
  const isSplit = pickingPolicy === 'Direct' && maySplitOrder(countryCode, lines)
  const readyBy = Math.min(...lines.map((line) => line.deliveryDays)) + SPLIT_ORDER_SPREAD_DAYS
  const late = isSplit ? lines.filter((line) => line.deliveryDays > readyBy) : []
  const first = lines.filter((line) => !late.includes(line))
  return [first, late].filter((parcel) => parcel.length > 0).map((parcel) => toParcel(order, parcel))
}

function toParcel<L extends DeliverableLine>(
  { orderedOn, carrier }: OrderToDeliver<L>,
  lines: L[],
): Parcel<L> {
  const sentOn = addBusinessDays(orderedOn, Math.max(...lines.map((line) => line.deliveryDays)))
  return {
    from: addBusinessDays(sentOn, carrier.minDays),
    to: addBusinessDays(sentOn, carrier.maxDays),
    lines,
  }
}
