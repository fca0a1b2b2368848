import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, lte } from 'drizzle-orm'
import type { Db } from '#db/database'
import { dataExports } from '../data/privacy-tables.ts'
import { endExports } from './move-export.ts'

/** The queue retries for about nine minutes: an export not finished long after that never will be. */
const DEAD_AFTER_MS = 30 * 60_000
const SHOWN_MS = 7 * DAY_MS

/** Marks exports whose job is gone as failed, of one person or of all; they are shown for a week. */
export async function failDeadExports(db: Db, now: Date, userId?: string): Promise<void> {
  const isDead = and(
    lte(dataExports.requestedAt, new Date(now.getTime() - DEAD_AFTER_MS)),
    userId === undefined ? undefined : eq(dataExports.userId, userId),
  )
  const expiresAt = new Date(now.getTime() + SHOWN_MS)
  await endExports(db, isDead, { event: 'fail', expiresAt })
}
