import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { ImportLines } from './import-kind.ts'

/** Number of lines of each import by outcome, 0 for the outcomes that none has. */
export async function countOutcomes<Outcome extends string>(
  db: Db,
  { lines, outcomes }: { lines: ImportLines; outcomes: readonly Outcome[] },
  importIds: string[],
): Promise<(importId: string) => Record<Outcome, number>> {
  const { importId, outcome } = lines
  const rows = await db
    .select({
      importId: sql<string>`${importId}`,
      outcome: sql<Outcome>`${outcome}`,
      count: sql<number>`count(*)::int`,
    })
    .from(lines)
    .where(and(inArray(importId, importIds), isNotNull(outcome)))
    .groupBy(importId, outcome)
  const none = Object.fromEntries(outcomes.map((each) => [each, 0])) as Record<Outcome, number>
  return (id) => {
    const counted = rows.filter((row) => row.importId === id).map((row) => [row.outcome, row.count])
    return { ...none, ...Object.fromEntries(counted) }
  }
}
