import { DAY_MS } from '@salvia/contract/durations'
import type { Duration, SupplyUnknownReason } from '@salvia/contract/words/plans'
import { plannedDays } from './duration-days.ts'

/** A line of an order for a product of the plan; `days` that its packs last, or why that is not known. */
export type SuppliedLine = {
  productId: string
  isCanceled: boolean
  supply: { days: number } | { unknown: SupplyUnknownReason }
}

/** Supply starts when the order is delivered, not when it is placed. */
export type SupplyingOrder = { placedAt: Date; deliveredAt: Date | null; lines: SuppliedLine[] }
export type SuppliedProduct = { productId: string; duration: Duration | null }

export type ClientSupply = {
  /** When the first product that is still to be taken runs out; null if none does, or if that is not known. */
  endsAt: Date | null
  unknown: SupplyUnknownReason | null
  /** Every product that was ordered has been taken for as long as planned. */
  isCompleted: boolean
  /** When products will have been taken for as long as planned. */
  completions: Date[]
}

type Delivered = { deliveredAt: Date; supply: SuppliedLine['supply'] }
type Taken = { endsAt?: Date; doneAt?: Date; unknown?: SupplyUnknownReason }

/** Products with these are not bought again when they run out. */
export const endsWithSupply: ReadonlySet<Duration | null> = new Set<Duration | null>([
  'UntilProductFinished',
  'UntilSymptomsResolve',
  'AsNeeded',
])

export const isLive = ({ lines }: SupplyingOrder): boolean => lines.some(({ isCanceled }) => !isCanceled)

export const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY_MS)

/** Times between which there are packs to take from, in milliseconds. */
export type Span = { from: number; to: number }

/** Packs are begun on delivery, or when those before are used up; or why that is not known. */
function spansOf(deliveries: Delivered[]): Span[] | SupplyUnknownReason {
  const spans: Span[] = []
  for (const { deliveredAt, supply } of deliveries) {
    if ('unknown' in supply) return supply.unknown
    const from = Math.max(spans.at(-1)?.to ?? 0, deliveredAt.getTime())
    spans.push({ from, to: from + supply.days * DAY_MS })
  }
  return spans
}

function lastUntil(deliveries: Delivered[]): Date | SupplyUnknownReason {
  const spans = spansOf(deliveries)
  return Array.isArray(spans) ? new Date(Math.max(...spans.map(({ to }) => to))) : spans
}

function isNeededAgain(duration: Duration | null, end: Date, plannedUntil: Date | null, now: Date): boolean {
  if (plannedUntil) return end < plannedUntil && now < plannedUntil
  return !endsWithSupply.has(duration)
}

function take(
  { duration }: SuppliedProduct,
  [first, ...more]: [Delivered, ...Delivered[]],
  now: Date,
): Taken {
  const days = plannedDays(duration)
  const plannedUntil = days === null ? null : daysAfter(first.deliveredAt, days)
  const planned = plannedUntil ? { doneAt: plannedUntil } : {}
  const end = lastUntil([first, ...more])
  if (!(end instanceof Date))
    return plannedUntil && now >= plannedUntil ? planned : { ...planned, unknown: end }
  if (isNeededAgain(duration, end, plannedUntil, now)) return { ...planned, endsAt: end }
  return { doneAt: plannedUntil ?? end }
}

/** What arrived of a product, in turn, and whether more is under way. */
function deliveriesOf(
  productId: string,
  orders: SupplyingOrder[],
): { arrived: Delivered[]; isMore: boolean } {
  const deliveries = orders.flatMap(({ deliveredAt, lines }) =>
    lines
      .filter((line) => line.productId === productId && !line.isCanceled)
      .map(({ supply }) => ({ deliveredAt, supply })),
  )
  const arrived = deliveries
    .flatMap(({ deliveredAt, supply }) => (deliveredAt ? [{ deliveredAt, supply }] : []))
    .toSorted((a, b) => a.deliveredAt.getTime() - b.deliveredAt.getTime())
  return { arrived, isMore: arrived.length < deliveries.length }
}

/** What a client took of a product; null for one that was not ordered, nothing known while a delivery is under way. */
function takenOf(product: SuppliedProduct, orders: SupplyingOrder[], now: Date): Taken | null {
  const { arrived, isMore } = deliveriesOf(product.productId, orders)
  if (isMore) return {}
  const [first, ...more] = arrived
  return first ? take(product, [first, ...more], now) : null
}

/**
 * When a client has had packs of a product, what arrived by `now` alone; or why that is not known. No spans before
 * anything arrived.
 */
export const suppliedSpans = (
  productId: string,
  orders: SupplyingOrder[],
  now: Date,
): Span[] | SupplyUnknownReason =>
  spansOf(deliveriesOf(productId, orders).arrived.filter(({ deliveredAt }) => deliveredAt <= now))

/** Whether packs of a product were ordered that have not arrived by `now`. */
export const isUnderWay = (productId: string, orders: SupplyingOrder[], now: Date): boolean => {
  const { arrived, isMore } = deliveriesOf(productId, orders)
  return isMore || arrived.some(({ deliveredAt }) => deliveredAt > now)
}

export const earliest = (dates: Date[]): Date | null =>
  dates.length > 0 ? new Date(Math.min(...dates.map((date) => date.getTime()))) : null

/**
 * How long the products of a plan that a client ordered last (docs/domain.md, Adherence alerts). What is left of an
 * earlier order is carried over. A product is done after its planned duration, or with its packs where it is not to be
 * taken on. Lines that were canceled and products that are not in the plan do not count; of a product with a delivery
 * under way nothing is said.
 */
export function clientSupply(
  { orders, products }: { orders: SupplyingOrder[]; products: SuppliedProduct[] },
  now: Date,
): ClientSupply {
  const taken = products.flatMap((product) => takenOf(product, orders, now) ?? [])
  const completions = taken.flatMap(({ doneAt }) => doneAt ?? [])
  return {
    endsAt: earliest(taken.flatMap(({ endsAt }) => endsAt ?? [])),
    unknown: taken.find(({ unknown }) => unknown)?.unknown ?? null,
    isCompleted:
      taken.length > 0 && completions.length === taken.length && completions.every((at) => at <= now),
    completions,
  }
}
