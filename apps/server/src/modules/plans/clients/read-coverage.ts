import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { daysCovered } from '@salvia/rules/plans/days-covered'
import { isUnderWay } from '@salvia/rules/plans/deliveries'
import { knownOf } from './known-supply.ts'
import type { PlanClientContext } from './plan-client-context.ts'

type Row = Omit<PlanClient, 'packsUnderWay' | 'daysCovered'>

/** Whether the practitioner hears of the client's orders, and there is one. */
const isFollowed = ({ joinedAt, sharesOrders, lastOrderAt }: Row): boolean =>
  lastOrderAt !== null && (joinedAt === null || sharesOrders)

/** Adds to clients of plans what is under way, and the proportion of days covered as of now; null where it is not known. */
export async function withCoverage(
  { db, ordersOfClients }: Pick<PlanClientContext, 'db' | 'ordersOfClients'>,
  rows: Row[],
  now: Date,
): Promise<PlanClient[]> {
  const followed = new Set(rows.filter(isFollowed))
  const known = followed.size > 0 ? await knownOf(db, { ordersOfClients }, [...followed]) : null
  return rows.map((row) => {
    if (!known || !followed.has(row)) return { ...row, packsUnderWay: false, daysCovered: null }
    const { products, orders } = known(row)
    const found = daysCovered({ products, orders }, now)
    return {
      ...row,
      packsUnderWay: products.some(({ productId }) => isUnderWay(productId, orders, now)),
      daysCovered: 'unknown' in found ? null : found,
    }
  })
}
