import { earliest, type SupplyingOrder } from './deliveries.ts'
import { overAt, type SuppliedProduct, suppliedDays } from './supplied-days.ts'

function endOf(product: SuppliedProduct, arrived: SupplyingOrder[], now: Date): Date | null {
  const { productId, supply, duration } = product
  if (!supply.isKnown || duration === 'AsNeeded') return null
  const days = suppliedDays({ productId, supply }, arrived)
  if (!days || days.endsAt <= now) return null
  const doneAt = overAt(product, days.startsAt)
  return doneAt && doneAt <= now ? null : days.endsAt
}

/**
 * When packs that a client has are used up, those that end first, whether they are to be bought again or not, and more
 * may be under way. Null where no product that is still taken has packs left, and where that is not known, as of what is
 * taken as needed.
 */
export function packsEnd(
  { orders, products }: { orders: SupplyingOrder[]; products: SuppliedProduct[] },
  now: Date,
): Date | null {
  const arrived = orders.filter(({ deliveredAt }) => deliveredAt !== null && deliveredAt <= now)
  return earliest(products.flatMap((product) => endOf(product, arrived, now) ?? []))
}
