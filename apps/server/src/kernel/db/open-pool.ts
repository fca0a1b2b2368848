import { Pool } from 'pg'
import type { Logger } from 'pino'
import { COMMITS_SOON } from './committed-soon.ts'
import { Connection } from './connection.ts'
import { whyAway } from './database-away.ts'

/**
 * Plans are kept as long as a connection lives. At the default cost of a random read, made for turning disks, a table
 * that is small on the first day is read whole, and so ever after, until its statistics change.
 */
const PLANNING = '-c random_page_cost=1.1'

/** Whoever asked has gone by then. Nothing waits for another service inside a transaction. */
const BOUNDS = '-c statement_timeout=60s -c idle_in_transaction_session_timeout=60s'
/** A server that is there has ended the statement by then: the network is gone. */
const NO_ANSWER_MS = 70_000

/** How long a statement waits for a connection. */
const CONNECTION_MS = 5000
/** When a silent connection is probed; ten probes a second apart end one whose other side is gone. */
const PROBE_AFTER_MS = 10_000

type Settings = {
  size: number
  /** For statements that may take as long as they need: migrations and the upkeep of the job queue. */
  isUnbounded?: boolean
}

/** Says once that connections are lost, and once that there is one again, however many fail in between. */
export function outageLog(log: Logger) {
  let lostAt: number | null = null
  return {
    lost(error: unknown): void {
      if (lostAt !== null) return
      lostAt = performance.now()
      log.warn({ reason: whyAway(error) }, 'database_connection_lost')
    },
    back(): void {
      if (lostAt === null) return
      log.info({ seconds: Math.round((performance.now() - lostAt) / 100) / 10 }, 'database_connected_again')
      lostAt = null
    },
  }
}

export type OutageLog = ReturnType<typeof outageLog>

/**
 * Connections to a database server. One that the server or the network ends is dropped, also in the middle of a
 * transaction, whose next statement then fails; the next one asked for is opened again.
 */
export function openPool(url: string, { size, isUnbounded = false }: Settings, outages: OutageLog): Pool {
  const pool = new Pool({
    connectionString: url,
    max: size,
    options: [PLANNING, COMMITS_SOON, ...(isUnbounded ? [] : [BOUNDS])].join(' '),
    ...(isUnbounded ? {} : { query_timeout: NO_ANSWER_MS }),
    connectionTimeoutMillis: CONNECTION_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: PROBE_AFTER_MS,
    Client: Connection,
  })
  // An `error` nobody listens to ends the process. The pool hears those of idle connections only.
  pool.on('error', outages.lost)
  pool.on('connect', (connection) => {
    connection.on('error', outages.lost)
    outages.back()
  })
  return pool
}
