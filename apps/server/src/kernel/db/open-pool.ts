import { Pool } from 'pg'
import type { Logger } from 'pino'
import { COMMITS_SOON } from './committed-soon.ts'
import { Connection } from './connection.ts'
import { whyAway } from './database-away.ts'

/**
 * Plans are cached for the life of a connection. With the default random page cost, meant for spinning disks, a table
 * that is small at first would be read by a sequential scan until its statistics change.
 */
const PLANNING = '-c random_page_cost=1.1'

/** By then the client has given up. No transaction waits for another service. */
const BOUNDS = '-c statement_timeout=60s -c idle_in_transaction_session_timeout=60s'
/** A live server has cancelled the statement by then: the network is down. */
const NO_ANSWER_MS = 70_000

/** How long a statement waits for a free connection. */
const CONNECTION_MS = 5000
/** When an idle connection is first probed (TCP keepalive); ten failed probes one second apart close it. */
const PROBE_AFTER_MS = 10_000

type Settings = {
  size: number
  /** For statements without a time limit: migrations and job queue maintenance. */
  isUnbounded?: boolean
}

/** Logs once when connections are lost and once when they are back, however many fail in between. */
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
 * Connection pool to a database server. A connection closed by the server or the network is dropped, even during a
 * transaction, whose next statement then fails; the next request opens a new one.
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
  // An unhandled `error` event would end the process. The pool only handles those of idle connections.
  pool.on('error', outages.lost)
  pool.on('connect', (connection) => {
    connection.on('error', outages.lost)
    outages.back()
  })
  return pool
}
