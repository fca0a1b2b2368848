import { endsWithSupply } from './client-supply.ts'
import { daysAfter, isLive, type SupplyingOrder } from './deliveries.ts'
import { overAt, type SuppliedProduct, suppliedDays } from './supplied-days.ts'

/** Days after a client has run out within which an order counts as a refill. */
export const REFILL_WITHIN_DAYS = 14

/** `dueAt`: when the client ran out of a product, or would have without the refill. */
export type RefillDue = { dueAt: Date; isRefilled: boolean }

const arrival = ({ deliveredAt }: SupplyingOrder): number =>
  deliveredAt?.getTime() ?? Number.POSITIVE_INFINITY

/**
 * The refills of a product that came due until `now`, in turn: one each time the packs that had arrived were used up
 * while the product was still to be taken. Refilled if the next order of the product was placed at most 14 days
 * later; undecided ones, younger than that and not ordered yet, are left out. None for products that are taken until
 * they are used up, and none where the supply is not known. The domain's refill rate is their share that was refilled.
 */
export function refillsDue(product: SuppliedProduct, orders: SupplyingOrder[], now: Date): RefillDue[] {
  const { productId, supply, duration } = product
  if (!supply.isKnown || endsWithSupply.has(duration)) return []
  const holdsIt = ({ lines }: SupplyingOrder) =>
    lines.some((line) => line.productId === productId && line.packs > 0)
  const live = orders.filter(isLive)
  const supplying = live.filter(holdsIt).toSorted((a, b) => arrival(a) - arrival(b))
  // They may have begun the plan, from whose begin an item's own days count.
  const others = live.filter((order) => !holdsIt(order))
  return supplying.flatMap((_, at) => {
    const days = suppliedDays({ productId, supply }, [...others, ...supplying.slice(0, at + 1)])
    if (supplying[at]?.deliveredAt === null || !days || days.endsAt > now) return []
    const over = overAt(product, days.startsAt)
    if (over && over <= days.endsAt) return []
    const decidedAt = daysAfter(days.endsAt, REFILL_WITHIN_DAYS)
    const next = supplying[at + 1]
    const isRefilled = next !== undefined && next.placedAt <= decidedAt
    return isRefilled || decidedAt < now ? [{ dueAt: days.endsAt, isRefilled }] : []
  })
}
