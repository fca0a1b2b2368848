import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { fromPglite, type Db as JobStore } from 'pg-boss'
import type { Logger } from 'pino'
import { awaitDatabase } from './await-database.ts'
import { holdDataDir } from './data-dir-lock.ts'
import type { Db } from './database.ts'
import { isDatabaseAway } from './database-away.ts'
import { migrateNodePostgres, migratePglite } from './migrate.ts'
import { openPool, outageLog } from './open-pool.ts'
import { embeddedLine, openSignals, type Signals, serverLine } from './signals.ts'
import { statementCount } from './statement-count.ts'

export type OpenDatabase = {
  db: Db
  kind: 'embedded' | 'server'
  /** The same database through the job queue's interface. */
  jobStore: JobStore
  signals: Signals
  poolUse: () => { total: number; idle: number; waiting: number }
  close: () => Promise<void>
}

const settings = { casing: 'snake_case', logger: statementCount } as const

/** The job queue's own connections: its heartbeats must not wait behind requests. */
const QUEUE_CONNECTIONS = 2

type Opening = {
  log: Logger
  say: (line: string) => void
  /** Folder of the migrations to apply; all of them by default. */
  migrations?: string
}

async function openServer(
  url: string,
  size: number,
  { log, say, migrations }: Opening,
): Promise<OpenDatabase> {
  const outages = outageLog(log)
  const queuePool = openPool(url, { size: QUEUE_CONNECTIONS, isUnbounded: true }, outages)
  await awaitDatabase(queuePool, { url, say })
  await migrateNodePostgres(drizzleNodePostgres(queuePool, settings), migrations)
  const pool = openPool(url, { size }, outages)
  const signals = openSignals(serverLine({ connectionString: url }), log)
  return {
    db: drizzleNodePostgres(pool, settings),
    kind: 'server',
    jobStore: {
      async executeSql(text, values) {
        try {
          return await queuePool.query(text, values)
        } catch (error) {
          if (isDatabaseAway(error)) outages.lost(error)
          throw error
        }
      },
    },
    signals,
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await signals.close()
      await pool.end()
      await queuePool.end()
    },
  }
}

async function openEmbedded(dataDir: string, { log, migrations }: Opening): Promise<OpenDatabase> {
  const release = holdDataDir(dataDir)
  try {
    const client = await PGlite.create({
      dataDir: join(dataDir, 'database'),
      extensions: { pg_trgm, unaccent },
    })
    const db = drizzlePglite(client, settings)
    await migratePglite(db, migrations)
    return {
      db,
      kind: 'embedded',
      jobStore: fromPglite(client),
      signals: openSignals(embeddedLine(client), log),
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

/**
 * Connects to the server at `databaseUrl`, else opens the embedded database in `dataDir`, and migrates it. Throws
 * StartFault if the server cannot be reached or another process has locked the folder.
 */
export const openDatabase = (
  at: { databaseUrl?: string | undefined; databasePool: number; dataDir: string },
  opening: Opening,
) =>
  at.databaseUrl ? openServer(at.databaseUrl, at.databasePool, opening) : openEmbedded(at.dataDir, opening)
