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

/** Whom a limit counts may be personal: the table holds a hash. */
const windowName = (limit: Limit, key: string): string =>
  `${limit.name}:${createHash('sha256').update(key).digest('base64url')}`

/** An installation may go without limits, to be measured. */
export type Limiting = { db: Db; config: Pick<Config, 'hasRateLimits'> }

/** Counts one more for `key`, over all processes. Throws TooMany past the limit. */
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

/** Takes one back that turned out to be fine. */
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

/** Forgets windows that ended long ago; none is longer than a day. */
export function forgetOldWindows(jobs: Jobs, db: Db, now: () => Date): void {
  jobs.on({
    queue: 'forget-limit-windows',
    cron: '27 3 * * *',
    work: async () => {
      await db.delete(limitWindows).where(lt(limitWindows.startedAt, new Date(now().getTime() - 2 * DAY_MS)))
    },
  })
}
