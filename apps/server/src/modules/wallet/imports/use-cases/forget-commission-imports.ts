import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Db } from '#db/database'
import { commissionImports } from '../data/commission-import-tables.ts'

const DAYS_UNTOUCHED = 7
const DAYS_DONE = 180

/** Deletes imports not applied within a week, and those applied half a year ago: what they posted stays. */
export async function forgetCommissionImports(db: Db, now: Date): Promise<void> {
  const before = (days: number) => lt(commissionImports.touchedAt, new Date(now.getTime() - days * DAY_MS))
  await db
    .delete(commissionImports)
    .where(
      or(
        and(eq(commissionImports.state, 'Ready'), before(DAYS_UNTOUCHED)),
        and(inArray(commissionImports.state, ['Done', 'Undone']), before(DAYS_DONE)),
      ),
    )
}
