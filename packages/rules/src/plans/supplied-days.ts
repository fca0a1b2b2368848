import { DAY_MS } from '@salvia/contract/durations'
import type { Duration } from '@salvia/contract/words/plans'
import { type Delivery, daysAfter, deliveriesOf, planBegin, type SupplyingOrder } from './deliveries.ts'
import { type DoseCalendar, FURTHEST_DAY, useUp } from './dose-calendar.ts'
import { plannedDays } from './duration-days.ts'
import { type KnownSupply, lastDays, type Supply } from './supply.ts'
import { toThousandths } from './thousandths.ts'

/** An item of a plan; `supply` is what it uses day by day and what a pack holds. */
export type SuppliedProduct = { productId: string; duration: Duration | null; supply: Supply }

/** Days with packs to take from, the item's first day being 0; `to` is the first one without. */
export type DaySpan = { from: number; to: number }

/** `endsAt`: the end of the last span; `left`: units that remain then, too few for that day. */
export type SuppliedDays = { startsAt: Date; endsAt: Date; spans: DaySpan[]; left: number }

/** A product whose dose and packs are known. */
type MeasuredProduct = { productId: string; supply: KnownSupply }

/** When a client begins with an item: with its first delivery, but not before its day of the plan. */
function startOf({ calendar }: KnownSupply, { first, planBegan }: { first: Date; planBegan: Date }): Date {
  const ownDay = daysAfter(planBegan, calendar.firstDay)
  return ownDay > first ? ownDay : first
}

/** When an item that began is to be taken no longer: after its duration or its phases; null when both are open. */
export function overAt({ duration, supply }: SuppliedProduct, startsAt: Date): Date | null {
  const days = supply.isKnown ? lastDays(supply.calendar, duration) : plannedDays(duration)
  return days === null ? null : daysAfter(startsAt, days)
}

/** Packs are begun on their day of arrival, or when those before are used up, with the dose of that day. */
function walk({ calendar, unitsPerPack }: KnownSupply, startsAt: Date, deliveries: Delivery[]): SuppliedDays {
  const spans: DaySpan[] = []
  let left = 0
  let to = 0
  for (const { deliveredAt, packs } of deliveries) {
    const arrivesOn = Math.max(0, Math.floor((deliveredAt.getTime() - startsAt.getTime()) / DAY_MS))
    const from = Math.max(to, arrivesOn)
    const units = (toThousandths(left) + toThousandths(unitsPerPack) * packs) / 1000
    const used = useUp(calendar, { units, from: calendar.firstDay + from })
    left = used.left
    to = (used.day ?? lastDayOf(calendar, from)) - calendar.firstDay
    spans.push({ from, to })
  }
  return { startsAt, endsAt: daysAfter(startsAt, to), spans, left }
}

const lastDayOf = ({ firstDay, endDay }: DoseCalendar, from: number): number =>
  Math.max(endDay ?? firstDay + from + FURTHEST_DAY, firstDay + from)

/**
 * The days for which a client has packs of a product: walked day by day over its doses from the day on which it begins.
 * Units that are left carry over; who has run out begins with the next delivery, with the dose of that day. Null before
 * anything arrived.
 */
export function suppliedDays(
  { productId, supply }: MeasuredProduct,
  orders: SupplyingOrder[],
): SuppliedDays | null {
  const { arrived } = deliveriesOf(productId, orders)
  if (!arrived[0]) return null
  const first = arrived[0].deliveredAt
  const startsAt = startOf(supply, { first, planBegan: planBegin(first, orders) })
  return walk(supply, startsAt, arrived)
}
