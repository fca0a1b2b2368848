import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { one } from '#db/one'
import { limitWindows } from './data/limit-tables.ts'

type Counted = { count: number; endsAt: Date }

/** Increments the counter of the fixed window containing `now`, across all processes. */
export async function countInWindow(
  db: Db,
  { name, lengthMs }: { name: string; lengthMs: number },
  now: Date,
): Promise<Counted> {
  const startedAt = new Date(Math.floor(now.getTime() / lengthMs) * lengthMs)
  const isLater = sql`${limitWindows.startedAt} < excluded.started_at`
  const { count } = one(
    await db
      .insert(limitWindows)
      .values({ name, startedAt, count: 1 })
      .onConflictDoUpdate({
        target: limitWindows.name,
        set: {
          startedAt: sql`greatest(${limitWindows.startedAt}, excluded.started_at)`,
          count: sql`case when ${isLater} then 1 else ${limitWindows.count} + 1 end`,
        },
      })
      .returning({ count: limitWindows.count }),
  )
  return { count, endsAt: new Date(startedAt.getTime() + lengthMs) }
}
