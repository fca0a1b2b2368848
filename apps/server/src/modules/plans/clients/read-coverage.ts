import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { utcDay } from '@salvia/rules/format/days'
import { daysCovered } from '@salvia/rules/plans/days-covered'
import { isUnderWay } from '@salvia/rules/plans/deliveries'
import { packsEnd } from '@salvia/rules/plans/packs-end'
import type { StoredClient } from './data/plan-client-queries.ts'
import { knownOf } from './known-supply.ts'
import type { PlanClientContext } from './plan-client-context.ts'

type Row = StoredClient

const nothing = { packsUntil: null, packsUnderWay: false, daysCovered: null }

/** Whether the practitioner hears of the client's orders, and there is one. */
const isFollowed = ({ joinedAt, sharesOrders, lastOrderAt }: Row): boolean =>
  lastOrderAt !== null && (joinedAt === null || sharesOrders)

/** Adds to clients of plans what is under way, until when packs last, and the proportion of days covered as of now; null where it is not known. */
export async function withCoverage(
  { db, ordersOfClients }: Pick<PlanClientContext, 'db' | 'ordersOfClients'>,
  rows: Row[],
  now: Date,
): Promise<PlanClient[]> {
  const followed = new Set(rows.filter(isFollowed))
  const known = followed.size > 0 ? await knownOf(db, { ordersOfClients }, [...followed]) : null
  return rows.map((row) => {
    if (!known || !followed.has(row)) return { ...row, ...nothing }
    const { products, orders } = known(row)
    const found = daysCovered({ products, orders }, now)
    const end = packsEnd({ products, orders }, now)
    return {
      ...row,
      packsUntil: end && utcDay(end),
      packsUnderWay: products.some(({ productId }) => isUnderWay(productId, orders, now)),
      daysCovered: 'unknown' in found ? null : found,
    }
  })
}
