import { sql } from 'drizzle-orm'

/**
 * Only for connections to a database server. The embedded database runs inside this process, so a crash would lose
 * unflushed writes: there synchronous commit stays on.
 */
export const COMMITS_SOON = '-c salvia.committed_soon=off'

/**
 * Returned by writes that can be repeated, such as drafts or sent markers: on a database server the commit is
 * acknowledged before it is flushed to disk, which follows well within a second. If the database crashes in that moment
 * the whole transaction is lost. Never combine with writes of orders, payments or money.
 */
export const committedSoon = {
  durability: sql<string>`set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true)`,
}
