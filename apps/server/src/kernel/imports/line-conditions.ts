import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { ImportLines } from './import-kind.ts'

// Kinds and outcomes are written out, so that the planner sees that the partial indexes of the lines hold them.

/** Lines of the kinds that are written, and still are to be. */
export const isWaiting =
  ({ importId, outcome, kind }: ImportLines, written: readonly [string, ...string[]]) =>
  (id: string): SQL | undefined =>
    and(
      eq(importId, id),
      sql`${outcome} is null and ${kind} in (${sql.raw(written.map((each) => `'${each}'`).join(', '))})`,
    )

/** Lines that were applied and not undone. */
export const isApplied =
  ({ importId, outcome }: ImportLines) =>
  (id: string): SQL | undefined =>
    and(eq(importId, id), sql`${outcome} = 'Applied'`)
