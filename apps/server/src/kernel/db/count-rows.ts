import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'
import { readRows } from './read-rows.ts'

/**
 * Row count of a list. Above `EXACT_UP_TO` it is the planner's estimate: an exact count gets more expensive as data
 * grows.
 */
export type RowCount = { count: number; isEstimate: boolean }

export const EXACT_UP_TO = 1000

type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** The planner's row estimate for a select. */
export async function estimateRows(db: Db, rows: SQLWrapper): Promise<number> {
  const plans = await readRows<Plan>(db, sql`explain (format json) ${rows}`)
  return plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Counts the rows of a select without limit: exactly up to 1,000, above that by the planner's estimate. */
export async function countRows(db: Db, rows: SQLWrapper): Promise<RowCount> {
  const counted = await readRows<{ count: number }>(
    db,
    sql`select count(*)::int as count from (${rows} limit ${EXACT_UP_TO + 1}) as counted`,
  )
  const count = counted[0]?.count ?? 0
  if (count <= EXACT_UP_TO) return { count, isEstimate: false }
  return { count: Math.max(count, await estimateRows(db, rows)), isEstimate: true }
}
