import { DAY_MS } from '@salvia/contract/durations'
import type { SupplyUnknownReason } from '@salvia/contract/words/plans'
import { deliveriesOf, type SupplyingOrder } from './deliveries.ts'
import { type DaySpan, overAt, type SuppliedProduct, suppliedDays } from './supplied-days.ts'

/** `percent`: whole percents, 0 to 100, over `days`; or why it is not known, null before a day has passed. */
export type DaysCovered = { percent: number; days: number } | { unknown: SupplyUnknownReason | null }

type Counted = { covered: number; days: number }

const overlap = ({ from, to }: DaySpan, days: number): number => Math.max(0, Math.min(to, days) - from)

const NOTHING: Counted = { covered: 0, days: 0 }

/** Nothing for a product that has not arrived. */
function countProduct(
  product: SuppliedProduct,
  orders: SupplyingOrder[],
  now: Date,
): Counted | SupplyUnknownReason {
  const { productId, supply } = product
  if (!supply.isKnown) return deliveriesOf(productId, orders).arrived.length > 0 ? supply.reason : NOTHING
  const supplied = suppliedDays({ productId, supply }, orders)
  if (!supplied) return NOTHING
  const { startsAt, spans } = supplied
  const until = Math.min(now.getTime(), overAt(product, startsAt)?.getTime() ?? now.getTime())
  const days = Math.max(0, Math.floor((until - startsAt.getTime()) / DAY_MS))
  return { covered: spans.reduce((sum, span) => sum + overlap(span, days), 0), days }
}

/**
 * Proportion of days covered by supply: the days on which a client had packs of a product, divided by the days from its
 * beginning (`suppliedDays`) until `now` or until its planned duration is over, at most 1; over all delivered products of
 * a plan, their days added up. What is left of an earlier order is carried over. Whole days and whole percents, rounded
 * down, so that 100 means every day. Unknown as a whole when the supply of one product is. After the Pharmacy Quality
 * Alliance's measure of adherence (PDC), for several products in place of one class of medicines.
 */
export function daysCovered(
  { orders, products }: { orders: SupplyingOrder[]; products: SuppliedProduct[] },
  now: Date,
): DaysCovered {
  const arrived = orders.filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt <= now)
  let covered = 0
  let days = 0
  for (const product of products) {
    const counted = countProduct(product, arrived, now)
    if (typeof counted === 'string') return { unknown: counted }
    covered += counted.covered
    days += counted.days
  }
  return days === 0 ? { unknown: null } : { percent: Math.floor((covered * 100) / days), days }
}
