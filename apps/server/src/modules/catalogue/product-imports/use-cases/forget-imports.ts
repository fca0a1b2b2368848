import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { productImports } from '../data/import-tables.ts'

const DAYS_UNTOUCHED = 7
const DAYS_DONE = 180

/** Deletes imports not applied within a week, and those applied half a year ago: the products' own history stays. */
export async function forgetImports(db: Db, now: Date): Promise<void> {
  const before = (days: number) => lt(productImports.touchedAt, new Date(now.getTime() - days * DAY_MS))
  await db
    .delete(productImports)
    .where(
      or(
        and(eq(productImports.state, 'Ready'), before(DAYS_UNTOUCHED)),
        and(inArray(productImports.state, ['Done', 'Undone']), before(DAYS_DONE)),
      ),
    )
}
