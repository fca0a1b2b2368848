import type { PlanClient } from '@salvia/contract/plans/plan-client-records'
import { daysCovered } from '@salvia/rules/plans/days-covered'
import { knownOf } from './known-supply.ts'
import type { PlanClientContext } from './plan-client-context.ts'

type Row = Omit<PlanClient, 'daysCovered'>

/** Whether the practitioner hears of the client's orders, and there is one. */
const isFollowed = ({ joinedAt, sharesOrders, lastOrderAt }: Row): boolean =>
  lastOrderAt !== null && (joinedAt === null || sharesOrders)

/** Adds the proportion of days covered to clients of plans, as of now; null where it is not known. */
export async function withCoverage(
  { db, ordersOfClients }: Pick<PlanClientContext, 'db' | 'ordersOfClients'>,
  rows: Row[],
  now: Date,
): Promise<PlanClient[]> {
  const followed = new Set(rows.filter(isFollowed))
  const known = followed.size > 0 ? await knownOf(db, { ordersOfClients }, [...followed]) : null
  return rows.map((row) => {
    if (!known || !followed.has(row)) return { ...row, daysCovered: null }
    const found = daysCovered(known(row), now)
    return { ...row, daysCovered: 'unknown' in found ? null : found }
  })
}
