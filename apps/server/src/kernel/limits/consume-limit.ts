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

/** Counts one use for `key`, across all processes. Throws TooMany past the limit. */
export async function consumeLimit(
  { db, config }: Limiting,
  limit: Limit,
  key: string,
  now: Date,
): Promise<void> {
  if (!config.hasRateLimits) return
  const window = { name: windowName(limit, key), lengthMs: limit.lengthMs }
  const { count, endsAt } = await countInWindow(db, window, now)
  if (count > limit.max) throw new TooMany(endsAt)
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
