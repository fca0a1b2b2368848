import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { Pool } from 'pg'
import { fromPglite, type Db as JobStore } from 'pg-boss'
import { COMMITS_SOON } from './committed-soon.ts'
import { Connection } from './connection.ts'
import { holdDataDir } from './data-dir-lock.ts'
import type { Db } from './database.ts'
import { migrateNodePostgres, migratePglite } from './migrate.ts'
import { statementCount } from './statement-count.ts'

export type OpenDatabase = {
  db: Db
  kind: 'embedded' | 'server'
  /** The same database as the job queue wants it. */
  jobStore: JobStore
  poolUse: () => { total: number; idle: number; waiting: number }
  close: () => Promise<void>
}

const settings = { casing: 'snake_case', logger: statementCount } as const

/**
 * Plans are kept as long as a connection lives. At the default cost of a random read, made for turning disks, a table
 * that is small on the first day is read whole, and so ever after, until its statistics change.
 */
const PLANNING = '-c random_page_cost=1.1'

async function openServer(url: string, size: number): Promise<OpenDatabase> {
  const pool = new Pool({
    connectionString: url,
    max: size,
    options: `${PLANNING} ${COMMITS_SOON}`,
    Client: Connection,
  })
  const db = drizzleNodePostgres(pool, settings)
  await migrateNodePostgres(db)
  return {
    db,
    kind: 'server',
    jobStore: { executeSql: (text, values) => pool.query(text, values) },
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const release = holdDataDir(dataDir)
  try {
    const client = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      extensions: { pg_trgm, unaccent },
    })
    const db = drizzlePglite(client, settings)
    await migratePglite(db)
    return {
      db,
      kind: 'embedded',
      jobStore: fromPglite(client),
      poolUse: () => ({ total: 1, idle: 0, waiting: 0 }),
      close: async () => {
        await client.close()
        release()
      },
    }
  } catch (error) {
    release()
    throw error
  }
}

/** Opens the server at `databaseUrl`, else the embedded database in `dataDir`, and brings it up to date. */
export const openDatabase = (at: {
  databaseUrl?: string | undefined
  databasePool: number
  dataDir: string
}) => (at.databaseUrl ? openServer(at.databaseUrl, at.databasePool) : openEmbedded(at.dataDir))
