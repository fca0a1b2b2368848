import { type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** How many rows a list has. Above `EXACT_UP_TO` it is what the planner expects: counting them all costs more each day. */
export type RowCount = { count: number; isEstimate: boolean }

export const EXACT_UP_TO = 1000

type Plan = { 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }

/** How many rows the planner expects of a select. */
export async function estimateRows(db: Db, rows: SQLWrapper): Promise<number> {
  const { rows: plans } = (await db.execute(sql`explain (format json) ${rows}`)) as unknown as {
    rows: Plan[]
  }
  return plans[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0
}

/** Counts what a select without limit finds: exactly up to 1,000, by the planner's estimate above. */
export async function countRows(db: Db, rows: SQLWrapper): Promise<RowCount> {
  const { rows: counted } = (await db.execute(
    sql`select count(*)::int as count from (${rows} limit ${EXACT_UP_TO + 1}) as counted`,
  )) as unknown as { rows: { count: number }[] }
  const count = counted[0]?.count ?? 0
  if (count <= EXACT_UP_TO) return { count, isEstimate: false }
  return { count: Math.max(count, await estimateRows(db, rows)), isEstimate: true }
}
