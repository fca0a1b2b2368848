import { sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { readRows } from '#db/read-rows'
import { SEND_MESSAGE } from './outbox.ts'

export type ComingAttempts = { nextAttemptAt: Date | null; triedUntil: Date | null }

/**
 * When the queue tries a message next, and until when at the least: its delays double up to the longest, and it adds to
 * each at most as much again. Null for a message that it does not try any more.
 */
export async function findComingAttempts(db: Db, messageId: string): Promise<ComingAttempts> {
  const [row] = await readRows<{ next: number | null; until: number | null }>(
    db,
    sql`select min(extract(epoch from start_after))::float8 as next, max(extract(epoch from start_after) + (
        select coalesce(sum(least(retry_delay_max, retry_delay * 2 ^ retry)), 0)
        from generate_series(retry_count + 1, retry_limit - 1) retry))::float8 as until
      from pgboss.job where name = ${SEND_MESSAGE} and state <= 'active' and data ->> 'messageId' = ${messageId}`,
  )
  const instant = (seconds: number | null | undefined) =>
    typeof seconds === 'number' ? new Date(Math.round(seconds * 1000)) : null
  return { nextAttemptAt: instant(row?.next), triedUntil: instant(row?.until) }
}
