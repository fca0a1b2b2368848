import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What PGlite connections, node-postgres pools and open transactions have in common. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
