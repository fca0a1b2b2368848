import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type DrizzleTransactionLike, fromDrizzle, type Db as JobStore, PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Db } from '../db/database.ts'

export type Job<T extends object> = {
  queue: string
  /** Runs one job; may run again after a crash, so it must be safe to repeat. */
  work: (data: T) => Promise<void>
  /** Five-field cron text, UTC, for what runs by the clock. */
  cron?: string
}

export type Jobs = {
  /** Puts a job into the caller's transaction: it exists only if that commits. */
  send: (
    tx: Db,
    queue: string,
    data: object,
    options?: { startAfter?: Date; singletonKey?: string },
  ) => Promise<void>
  /** Registers what a queue does. All queues are declared before `start`. */
  on: <T extends object>(job: Job<T>) => void
  start: () => Promise<void>
  stop: () => Promise<void>
  depth: () => Promise<{ queue: string; waiting: number; oldestSeconds: number }[]>
}

type DepthRow = { queue: string; waiting: number; oldest: number }

const RETRY = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 3600 }
const DEPTH_SQL = `select name as queue, count(*)::int as waiting,
  coalesce(extract(epoch from now() - min(start_after)), 0)::int as oldest
  from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`

/** The job queue over the product's own database. */
export function openJobs(store: JobStore, kind: 'embedded' | 'server', log: Logger): Jobs {
  const boss = new PgBoss({
    db: store,
    schema: 'pgboss',
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
  })
  const declared = new Map<string, Job<object>>()
  boss.on('error', (error) => log.error({ err: error }, 'job_queue'))

  async function open(job: Job<object>): Promise<void> {
    await boss.createQueue(job.queue, RETRY)
    // The first send to a queue reads its settings on a connection of its own, which an embedded
    // database does not have inside a transaction: read them now.
    await boss.findJobs(job.queue, { id: randomUUID() })
  }

  async function listen(job: Job<object>): Promise<void> {
    await boss.work(job.queue, { pollingIntervalSeconds: 1 }, async (jobs) => {
      for (const { data } of jobs) await job.work(data as object)
    })
    if (job.cron) await boss.schedule(job.queue, job.cron)
  }

  return {
    async send(tx, queue, data, options = {}) {
      await boss.send(queue, data, { ...options, db: fromDrizzle(tx as DrizzleTransactionLike, sql) })
    },
    on(job) {
      declared.set(job.queue, job as Job<object>)
    },
    async start() {
      await boss.start()
      for (const job of declared.values()) await open(job)
      for (const job of declared.values()) await listen(job)
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
    async depth() {
      const { rows } = await store.executeSql(DEPTH_SQL, [])
      return rows.map((row: DepthRow) => ({
        queue: row.queue,
        waiting: row.waiting,
        oldestSeconds: row.oldest,
      }))
    },
  }
}
