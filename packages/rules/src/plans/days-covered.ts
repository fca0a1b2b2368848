import { DAY_MS } from '@salvia/contract/durations'
import type { SupplyUnknownReason } from '@salvia/contract/words/plans'
import {
  daysAfter,
  type Span,
  type SuppliedProduct,
  type SupplyingOrder,
  suppliedSpans,
} from './client-supply.ts'
import { plannedDays } from './duration-days.ts'

/** `percent`: whole percents, 0 to 100, over `days`; or why it is not known, null before a day has passed. */
export type DaysCovered = { percent: number; days: number } | { unknown: SupplyUnknownReason | null }

type Counted = { covered: number; days: number }

const overlap = ({ from, to }: Span, until: number): number => Math.max(0, Math.min(to, until) - from)

/** Nothing for a product that has not arrived. */
function countProduct(
  { productId, duration }: SuppliedProduct,
  orders: SupplyingOrder[],
  now: Date,
): Counted | SupplyUnknownReason {
  const spans = suppliedSpans(productId, orders, now)
  if (!Array.isArray(spans)) return spans
  const [first] = spans
  if (!first) return { covered: 0, days: 0 }
  const planned = plannedDays(duration)
  const plannedUntil = planned === null ? now : daysAfter(new Date(first.from), planned)
  const until = Math.min(now.getTime(), plannedUntil.getTime())
  const days = Math.floor((until - first.from) / DAY_MS)
  const end = first.from + days * DAY_MS
  const covered = spans.reduce((sum, span) => sum + overlap(span, end), 0) / DAY_MS
  return { covered, days }
}

/**
 * Proportion of days covered by supply: the days on which a client had packs of a product, divided by the days from its
 * first delivery until `now` or until its planned duration is over, at most 1; over all delivered products of a plan,
 * their days added up. What is left of an earlier order is carried over. Whole days and whole percents, rounded down, so
 * that 100 means every day. Unknown as a whole when the supply of one product is. After the Pharmacy Quality
 * Alliance's measure of adherence (PDC), for several products in place of one class of medicines.
 */
export function daysCovered(
  { orders, products }: { orders: SupplyingOrder[]; products: SuppliedProduct[] },
  now: Date,
): DaysCovered {
  let covered = 0
  let days = 0
  for (const product of products) {
    const counted = countProduct(product, orders, now)
    if (typeof counted === 'string') return { unknown: counted }
    covered += counted.covered
    days += counted.days
  }
  return days === 0 ? { unknown: null } : { percent: Math.floor((covered * 100) / days), days }
}
