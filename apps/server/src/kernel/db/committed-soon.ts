import { sql } from 'drizzle-orm'

/**
 * Given to connections of a database server. The embedded database writes within this process, so that the end of the
 * one would be the end of what the other has not written: there it stays on.
 */
export const COMMITS_SOON = '-c salvia.committed_soon=off'

/**
 * Returned by a write of what can be done again, a draft or a note of what was sent: on a database server its
 * transaction is answered before it is on the disk, and is there well within a second. Only a database that fails at
 * that moment loses it, as a whole. Never beside a write of orders, payments or money.
 */
export const committedSoon = {
  durability: sql<string>`set_config('synchronous_commit', coalesce(current_setting('salvia.committed_soon', true), 'on'), true)`,
}
