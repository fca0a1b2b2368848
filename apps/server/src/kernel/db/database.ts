import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** What a PGlite connection, a node-postgres pool and an open transaction share. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>
