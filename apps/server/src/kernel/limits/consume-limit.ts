import { createHash } from 'node:crypto'
import { DAY_MS } from '@salvia/contract/durations'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { TooMany } from '#kernel/domain-error'
import type { Config } from '../../config.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { countInWindow } from './count-in-window.ts'
import { limitWindows } from './data/limit-tables.ts'

/** At most `max` in each window of `lengthMs`. */
export type Limit = { name: string; max: number; lengthMs: number }

/** The counted subject may be personal data, so the table stores a hash. */
const windowName = (limit: Limit, key: string): string =>
  `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`

/** Limits can be switched off for measurements. */
export type Limiting = { db: Db; config: Pick<Config, 'hasRateLimits'> }

/** What is counted: one use, unless `uses` says how many at once. */
type Counting = Limit & { uses?: number }

/** Counts uses for `key`, across all processes. Throws TooMany past the limit. */
export async function consumeLimit(
  { db, config }: Limiting,
  limit: Counting,
  key: string,
  now: Date,
): Promise<void> {
  if (!config.hasRateLimits) return
  const { lengthMs, max, uses = 1 } = limit
  const { count, endsAt } = await countInWindow(db, { name: windowName(limit, key), lengthMs, uses }, now)
  if (count > max) throw new TooMany(endsAt)
}

/** Counts a use as `consumeLimit` does, and returns whether it is within the limit, for what ends the same past it. */
export async function isWithinLimit(
  limiting: Limiting,
  limit: Limit,
  key: string,
  now: Date,
): Promise<boolean> {
  try {
    await consumeLimit(limiting, limit, key, now)
    return true
  } catch (error) {
    if (error instanceof TooMany) return false
    throw error
  }
}

/** Refunds one use that turned out to be legitimate. */
export async function refundLimit(
  { db, config }: Limiting,
  limit: Limit,
  key: string,
  now: Date,
): Promise<void> {
  if (!config.hasRateLimits) return
  const startedAt = new Date(Math.floor(now.getTime() / limit.lengthMs) * limit.lengthMs)
  await db
    .update(limitWindows)
    .set({ count: sql`${limitWindows.count} - 1` })
    .where(
      and(
        eq(limitWindows.name, windowName(limit, key)),
        eq(limitWindows.startedAt, startedAt),
        gt(limitWindows.count, 0),
      ),
    )
}

/** Deletes windows that ended long ago; none is longer than a day. */
export function forgetOldWindows(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({
    queue: 'forget-limit-windows',
    cron: '27 3 * * *',
    work: async () => {
      await db.delete(limitWindows).where(lt(limitWindows.startedAt, new Date(now().getTime() - 2 * DAY_MS)))
    },
  })
}
