import type { Duration, SupplyUnknownReason } from '@salvia/contract/words/plans'
import { daysAfter, deliveriesOf, earliest, type SupplyingOrder } from './deliveries.ts'
import { overAt, type SuppliedProduct, suppliedDays } from './supplied-days.ts'

export type ClientSupply = {
  /** When the first product that is still to be taken runs out; null if none does, or if that is not known. */
  endsAt: Date | null
  unknown: SupplyUnknownReason | null
  /** Every product that was ordered has been taken for as long as planned. */
  isCompleted: boolean
  /** When products will have been taken for as long as planned. */
  completions: Date[]
}

type Taken = { endsAt?: Date; doneAt?: Date; unknown?: SupplyUnknownReason }

/** Products with these are not bought again when they run out. */
export const endsWithSupply: ReadonlySet<Duration | null> = new Set<Duration | null>([
  'UntilProductFinished',
  'UntilSymptomsResolve',
  'AsNeeded',
])

/** With its packs, or with its phases if those end first. */
function doneWithSupply(end: Date, plannedUntil: Date | null): Taken {
  return { doneAt: plannedUntil && plannedUntil < end ? plannedUntil : end }
}

/** What a client took of a product; null for one that was not ordered, nothing known while a delivery is under way. */
function takenOf(product: SuppliedProduct, orders: SupplyingOrder[], now: Date): Taken | null {
  const { arrived, isMore } = deliveriesOf(product.productId, orders)
  if (isMore) return {}
  const [first] = arrived
  if (!first) return null
  const { supply, duration } = product
  const days = suppliedDays(product, orders)
  const startsAt = days?.startsAt ?? first.deliveredAt
  const plannedUntil = overAt(product, startsAt)
  const planned = plannedUntil ? { doneAt: plannedUntil } : {}
  const isOver = plannedUntil !== null && now >= plannedUntil
  if (!supply.isKnown) return isOver ? planned : { ...planned, unknown: supply.reason }
  const end = daysAfter(startsAt, days?.spans.at(-1)?.to ?? 0)
  if (endsWithSupply.has(duration)) return doneWithSupply(end, plannedUntil)
  const isEnough = plannedUntil !== null && end >= plannedUntil
  return isOver || isEnough ? planned : { ...planned, endsAt: end }
}

/**
 * How long the products of a plan that a client ordered last (docs/domain.md, Adherence alerts). A product is done after
 * its planned duration or its phases, or with its packs where it is not to be taken on. Orders that were canceled, packs
 * that were refunded and products that are not in the plan do not count; of a product with a delivery under way nothing
 * is said.
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
