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

/** `left`: units that remain after the last span, too few for the day on which it ends. */
export type SuppliedDays = { startsAt: Date; spans: DaySpan[]; left: number }

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
  for (const { deliveredAt, packs } of deliveries) {
    const arrivesOn = Math.max(0, Math.floor((deliveredAt.getTime() - startsAt.getTime()) / DAY_MS))
    const from = Math.max(spans.at(-1)?.to ?? 0, arrivesOn)
    const units = (toThousandths(left) + toThousandths(unitsPerPack) * packs) / 1000
    const used = useUp(calendar, { units, from: calendar.firstDay + from })
    left = used.left
    spans.push({ from, to: (used.day ?? lastDayOf(calendar, from)) - calendar.firstDay })
  }
  return { startsAt, spans, left }
}

const lastDayOf = ({ firstDay, endDay }: DoseCalendar, from: number): number =>
  Math.max(endDay ?? firstDay + from + FURTHEST_DAY, firstDay + from)

/**
 * The days for which a client has packs of a product: walked day by day over its doses from the day on which it begins.
 * Units that are left carry over; who has run out begins with the next delivery, with the dose of that day. Null before
 * anything arrived, and while its dose or pack is not known.
 */
export function suppliedDays(product: SuppliedProduct, orders: SupplyingOrder[]): SuppliedDays | null {
  const { arrived } = deliveriesOf(product.productId, orders)
  const [first] = arrived
  if (!first || !product.supply.isKnown) return null
  const planBegan = planBegin(orders) ?? first.deliveredAt
  const startsAt = startOf(product.supply, { first: first.deliveredAt, planBegan })
  return walk(product.supply, startsAt, arrived)
}
