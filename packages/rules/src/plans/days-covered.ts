import { DAY_MS } from '@salvia/contract/durations'
import type { SupplyUnknownReason } from '@salvia/contract/words/plans'
import { deliveriesOf, type SupplyingOrder } from './deliveries.ts'
import { type DaySpan, overAt, type SuppliedProduct, suppliedDays } from './supplied-days.ts'

/**
 * `covered` of `days` of the calendar, and their whole percents, 0 to 100; or why it is not known, null before a day has
 * passed.
 */
export type DaysCovered =
  | { percent: number; covered: number; days: number }
  | { unknown: SupplyUnknownReason | null }

/** Whole days on which a product was to be taken, from `startsAt` on, and those of them with packs of it. */
type Wanted = { startsAt: Date; days: number; spans: DaySpan[] }

/** Nothing for a product that has not arrived. */
function wantedOf(
  product: SuppliedProduct,
  orders: SupplyingOrder[],
  now: Date,
): Wanted[] | SupplyUnknownReason {
  const { productId, supply } = product
  if (!supply.isKnown) return deliveriesOf(productId, orders).arrived.length > 0 ? supply.reason : []
  const supplied = suppliedDays({ productId, supply }, orders)
  if (!supplied) return []
  const { startsAt, spans } = supplied
  const until = Math.min(now.getTime(), overAt(product, startsAt)?.getTime() ?? now.getTime())
  return [{ startsAt, days: Math.max(0, Math.floor((until - startsAt.getTime()) / DAY_MS)), spans }]
}

/** Days since the first product began: whether packs of each product that was to be taken were there. */
function coveredDays(wanted: Wanted[]): Map<number, boolean> {
  const began = Math.min(...wanted.map(({ startsAt }) => startsAt.getTime()))
  const all = new Map<number, boolean>()
  for (const { startsAt, days, spans } of wanted) {
    const first = Math.floor((startsAt.getTime() - began) / DAY_MS)
    for (let day = 0; day < days; day += 1) {
      const isSupplied = spans.some(({ from, to }) => from <= day && day < to)
      all.set(first + day, isSupplied && all.get(first + day) !== false)
    }
  }
  return all
}

/**
 * Proportion of days covered by supply: the days on which a client had packs of each product that was to be taken that
 * day, divided by the days on which any was, from the first one's beginning (`suppliedDays`) until `now` or until the
 * planned duration of each is over; of the delivered products of a plan. What is left of an earlier order is carried
 * over. Whole days and whole percents, rounded down, so that 100 means every day. Unknown as a whole when the supply of
 * one product is. After the Pharmacy Quality Alliance's measure of adherence (PDC) to several medicines at once.
 */
export function daysCovered(
  { orders, products }: { orders: SupplyingOrder[]; products: SuppliedProduct[] },
  now: Date,
): DaysCovered {
  const arrived = orders.filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt <= now)
  const wanted: Wanted[] = []
  for (const product of products) {
    const found = wantedOf(product, arrived, now)
    if (typeof found === 'string') return { unknown: found }
    wanted.push(...found)
  }
  const all = [...coveredDays(wanted).values()]
  const covered = all.filter(Boolean).length
  return all.length === 0
    ? { unknown: null }
    : { percent: Math.floor((covered * 100) / all.length), covered, days: all.length }
}
