import type { Duration, SupplyUnknownReason } from '@salvia/contract/words/plans'
import { deliveriesOf, earliest, type SupplyingOrder } from './deliveries.ts'
import { overAt, type SuppliedDays, type SuppliedProduct, suppliedDays } from './supplied-days.ts'

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

/** What a client took of a product whose dose and packs are known. */
function measured(product: SuppliedProduct, { startsAt, endsAt }: SuppliedDays, now: Date): Taken {
  const doneAt = overAt(product, startsAt)
  // With its packs, or with its phases if those end first.
  if (endsWithSupply.has(product.duration)) return { doneAt: doneAt && doneAt < endsAt ? doneAt : endsAt }
  if (!doneAt) return { endsAt }
  return now < doneAt && endsAt < doneAt ? { doneAt, endsAt } : { doneAt }
}

type Unmeasured = { startsAt: Date; reason: SupplyUnknownReason }

function unmeasured(product: SuppliedProduct, { startsAt, reason }: Unmeasured, now: Date): Taken {
  const doneAt = overAt(product, startsAt)
  if (!doneAt) return { unknown: reason }
  return now < doneAt ? { doneAt, unknown: reason } : { doneAt }
}

/** What a client took of a product; null for one that was not ordered, nothing known while a delivery is under way. */
function takenOf(product: SuppliedProduct, orders: SupplyingOrder[], now: Date): Taken | null {
  const { productId, supply } = product
  const { arrived, isMore } = deliveriesOf(productId, orders)
  if (isMore) return {}
  if (supply.isKnown) {
    const days = suppliedDays({ productId, supply }, orders)
    return days && measured(product, days, now)
  }
  const [first] = arrived
  return first ? unmeasured(product, { startsAt: first.deliveredAt, reason: supply.reason }, now) : null
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
