import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { limitWindows } from './data/limit-tables.ts'

type Counted = { count: number; endsAt: Date }

/** Adds uses, one if not said otherwise, to the counter of the fixed window containing `now`, across all processes. */
export async function countInWindow(
  db: Db,
  { name, lengthMs, uses = 1 }: { name: string; lengthMs: number; uses?: number },
  now: Date,
): Promise<Counted> {
  const startedAt = new Date(Math.floor(now.getTime() / lengthMs) * lengthMs)
  const isLater = sql`${limitWindows.startedAt} < excluded.started_at`
  const { count } = one(
    await db
      .insert(limitWindows)
      .values({ name, startedAt, count: uses })
      .onConflictDoUpdate({
        target: limitWindows.name,
        set: {
          startedAt: sql`greatest(${limitWindows.startedAt}, excluded.started_at)`,
          count: sql`case when ${isLater} then excluded.count else ${limitWindows.count} + excluded.count end`,
        },
      })
      .returning({ count: limitWindows.count }),
  )
  return { count, endsAt: new Date(startedAt.getTime() + lengthMs) }
}
