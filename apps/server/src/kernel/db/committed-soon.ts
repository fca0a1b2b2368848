import { sql } from 'drizzle-orm'

/**
 * Returned by a write of what can be done again, a draft or a note of what was sent: its transaction is answered before
 * it is on the disk, and is there well within a second. Only a database that fails at that moment loses it, as a whole.
 * Never beside a write of orders, payments or money.
 */
export const committedSoon = { durability: sql<string>`set_config('synchronous_commit', 'off', true)` }
