import { DAY_MS } from '@salvia/contract/durations'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { WITHDRAWAL_DAYS } from '@salvia/contract/words/limits'
import type { OrderStatus } from '@salvia/contract/words/orders'
import { addBusinessDays } from '../cart/business-days.ts'
import { utcDay } from '../format/days.ts'
import { underWay } from './order-state.ts'

export type Withdrawable = {
  status: OrderStatus
  /** Bought with a VAT number, so by no consumer. */
  isBusiness: boolean
  /** Days (YYYY-MM-DD) on which its parcels arrived, null for one that did not yet; canceled ones are left out. */
  arrivals: (string | null)[]
}

/**
 * The last day on which a consumer may withdraw from an order, as YYYY-MM-DD: 14 days after the day its last parcel
 * arrived (Directive 2011/83/EU, article 9), or the Monday after that when it is on a weekend (Regulation 1182/71,
 * article 3). Null until all has arrived: there is no last day yet.
 */
export function lastWithdrawalDay(arrivals: Withdrawable['arrivals']): CalendarDay | null {
  const days = arrivals.flatMap((day) => day ?? [])
  const last = days.toSorted().at(-1)
  if (last === undefined || days.length < arrivals.length) return null
  const day = new Date(Date.parse(`${last}T00:00:00Z`) + WITHDRAWAL_DAYS * DAY_MS)
  return addBusinessDays(utcDay(day), 0)
}

/** Whether a consumer may still withdraw from an order on a day (YYYY-MM-DD). */
export function mayWithdraw({ status, isBusiness, arrivals }: Withdrawable, today: string): boolean {
  const last = lastWithdrawalDay(arrivals)
  return !isBusiness && underWay.includes(status) && (last === null || today <= last)
}

/** Packs of a line from which a buyer may still withdraw; neither those paid back nor those that are to be. */
export const withdrawablePacks = (line: {
  quantity: number
  refundedQuantity: number
  /** Withdrawn packs whose refund was not asked for yet. */
  owedQuantity: number
}): number => line.quantity - line.refundedQuantity - line.owedQuantity

/** Withdrawn packs of a line that wait for their refund; a line that cost nothing has nothing to give back. */
export const packsToRefund = (line: {
  owedQuantity: number
  /** Minor units. */
  paid: number
}): number => (line.paid > 0 ? line.owedQuantity : 0)
