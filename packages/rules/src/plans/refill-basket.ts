import { DAY_MS } from '@salvia/contract/durations'
import { CART_QUANTITY_LIMIT, DAYS_PER_MONTH } from '@salvia/contract/words/limits'
import type { RefillReason } from '@salvia/contract/words/plans'
import { endsWithSupply } from './client-supply.ts'
import { daysAfter, isUnderWay, type SupplyingOrder } from './deliveries.ts'
import { unitsBetween } from './dose-calendar.ts'
import { overAt, type SuppliedProduct, suppliedDays } from './supplied-days.ts'
import type { KnownSupply } from './supply.ts'
import { toThousandths } from './thousandths.ts'

export type RefilledItem = SuppliedProduct & { id: string }

export type Refill = { itemId: string; packs: number; reason: RefillReason; lastsUntil: Date | null }
export type RefillBasket = {
  /** The day to which all items are brought; null when none of them is known to last. */
  until: Date | null
  refills: Refill[]
}

type Standing = {
  item: RefilledItem
  supply: KnownSupply
  isOrdered: boolean
  /** Beginning of the item and end of what is there; now for what was never ordered. */
  startedAt: Date
  endsAt: Date
  /** Units that remain at that end. */
  left: number
  /** When it is to be taken no longer. */
  overAt: Date | null
}
type Open = { item: RefilledItem; reason: 'UnderWay' | 'Unknown' }

function standingOf(item: RefilledItem, orders: SupplyingOrder[], now: Date): Standing | Open {
  if (isUnderWay(item.productId, orders, now)) return { item, reason: 'UnderWay' }
  const { productId, supply, duration } = item
  if (!supply.isKnown) return { item, reason: 'Unknown' }
  const supplied = suppliedDays({ productId, supply }, orders)
  if (!supplied) {
    const none = { isOrdered: false, startedAt: now, endsAt: now, left: 0 }
    return { item, supply, ...none, overAt: overAt(item, now) }
  }
  const { startsAt: startedAt, left } = supplied
  const endsAt = supplied.endsAt > now ? supplied.endsAt : now
  const isLast = endsWithSupply.has(duration)
  return {
    item,
    supply,
    isOrdered: true,
    startedAt,
    endsAt,
    left,
    overAt: isLast ? endsAt : overAt(item, startedAt),
  }
}

const isOver = ({ endsAt, overAt }: Standing): boolean => overAt !== null && overAt <= endsAt

const dayOf = (from: Date, to: Date): number => Math.ceil((to.getTime() - from.getTime()) / DAY_MS)

/** Packs for the days between the end of what is there and `until`, counted in the item's own days. */
function packsUntil({ supply, startedAt, endsAt, left, overAt }: Standing, until: Date): number {
  const { calendar, unitsPerPack } = supply
  const last = overAt && overAt < until ? overAt : until
  const from = calendar.firstDay + dayOf(startedAt, endsAt)
  const units = unitsBetween(calendar, { from, to: calendar.firstDay + dayOf(startedAt, last) })
  const missing = Math.max(0, toThousandths(units) - toThousandths(left))
  return Math.min(Math.ceil(missing / toThousandths(unitsPerPack)), CART_QUANTITY_LIMIT)
}

function refillOf(standing: Standing | Open, until: Date | null, now: Date): Refill {
  const itemId = standing.item.id
  if ('reason' in standing) {
    const packs = standing.reason === 'Unknown' ? 1 : 0
    return { itemId, packs, reason: standing.reason, lastsUntil: null }
  }
  const { endsAt } = standing
  if (until === null || isOver(standing)) return { itemId, packs: 0, reason: 'Over', lastsUntil: endsAt }
  const packs = packsUntil(standing, until)
  const isThere = endsAt > now
  if (packs === 0) return { itemId, packs, reason: 'Enough', lastsUntil: isThere ? endsAt : until }
  const reason = standing.isOrdered ? 'Needed' : 'NeverOrdered'
  return { itemId, packs, reason, lastsUntil: isThere ? endsAt : null }
}

/**
 * The packs that bring the items of a plan to the same day: the latest on which something that is there now runs out,
 * and no earlier than a month of 30 days from now. Packs are whole and at most what a cart holds, so that an item may
 * last beyond that day. An item whose planned duration is over, or that is not taken on after its packs, needs none, and
 * one that ends before that day only until then. `lastsUntil` is the end of what is there, null for nothing.
 */
export function refillBasket(
  { items, orders }: { items: RefilledItem[]; orders: SupplyingOrder[] },
  now: Date,
): RefillBasket {
  const standings = items.map((item) => standingOf(item, orders, now))
  const wanted = standings.flatMap((standing) => ('reason' in standing || isOver(standing) ? [] : [standing]))
  const month = daysAfter(now, DAYS_PER_MONTH).getTime()
  const until =
    wanted.length === 0 ? null : new Date(Math.max(month, ...wanted.map(({ endsAt }) => endsAt.getTime())))
  return { until, refills: standings.map((standing) => refillOf(standing, until, now)) }
}
