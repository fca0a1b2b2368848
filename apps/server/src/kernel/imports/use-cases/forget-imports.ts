import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import type { WorkContext } from '../../work-in-parts/work-in-parts.ts'
import type { ImportKind, ImportRow } from '../import-kind.ts'

const DAYS_UNTOUCHED = 7
const DAYS_DONE = 180

/** Deletes imports not applied within a week, and those applied half a year ago: what they wrote stays. */
export async function forgetImports<Row extends ImportRow, Context extends WorkContext>(
  { table }: ImportKind<Row, Context>,
  db: Db,
  now: Date,
): Promise<void> {
  const before = (days: number) => lt(table.touchedAt, new Date(now.getTime() - days * DAY_MS))
  await db
    .delete(table)
    .where(
      or(
        and(eq(table.state, 'Ready'), before(DAYS_UNTOUCHED)),
        and(inArray(table.state, ['Done', 'Undone']), before(DAYS_DONE)),
      ),
    )
}
