import { sql } from 'drizzle-orm'
import {
  type DrizzleTransactionLike,
  fromDrizzle,
  type JobResult,
  type Db as JobStore,
  PgBoss,
} from 'pg-boss'
import type { Logger } from 'pino'
import { readRows } from '#db/read-rows'
import type { Db } from '../db/database.ts'
import { isDatabaseAway, whyAway } from '../db/database-away.ts'
import { likePattern } from '../db/like-pattern.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { openQueues } from './open-queues.ts'

type Job<T extends object> = {
  queue: string
  /** Runs one job; may run again after a crash, so it must be safe to repeat. */
  work: (data: T) => Promise<void>
  /** Five-field cron expression, UTC, for scheduled queues. */
  cron?: string
  /** Most of its time is spent waiting for an outside service: a slow one holds up no other job of the queue. */
  waitsForService?: boolean
  /** Also runs when a process begins to work, to make up for what it missed while it was down. */
  isAlsoAtStart?: boolean
}

export type Jobs = {
  /** Enqueues a job in the caller's transaction: it exists only if that commits. */
  send: (
    tx: Db,
    queue: string,
    data: object,
    options?: { startAfter?: Date; singletonKey?: string; retryLimit?: number },
  ) => Promise<void>
  /** Enqueues a job for each of these data, as `send` does, by one statement. */
  sendAll: (tx: Db, queue: string, data: object[], options?: { retryLimit?: number }) => Promise<void>
  /** Registers a queue's handler. All queues are declared before `start`. */
  on: <T extends object>(job: Job<T>) => void
  /** Deletes jobs, done or not, whose data contains any of these texts, or contains encrypted data about someone. */
  forget: (tx: Db, about: { texts: string[]; isAbout: (data: object) => boolean }) => Promise<void>
  /** Creates the queues; from then on jobs can be queued. */
  start: () => Promise<void>
  /** Begins to run jobs as they become due, until `stop`. */
  work: () => Promise<void>
  /** Runs all due jobs now, and the jobs they enqueue; for a seed, a shutdown or a test. */
  drain: () => Promise<void>
  stop: () => Promise<void>
  depth: () => Promise<{ queue: string; waiting: number; oldestSeconds: number }[]>
}

type KeptJob = { id: string; name: string; data: object; isNamed: boolean }
type DepthRow = { queue: string; waiting: number; oldest: number }

const BATCH = 20
/** Jobs of a queue that run at a time: their statements take connections of requests. */
const AT_ONCE = 4
/** Polling interval of a queue in seconds: one that runs by the minute need not be polled every second. */
const EVERY = { event: 1, clock: 15 }
const WORK = { batchSize: BATCH, burstWhenBatchFull: true, perJobResults: true } as const
/** Processes that start together do it once. */
const AT_START = { singletonKey: 'start', singletonSeconds: 60 }
/** Interval in seconds for finding jobs without a heartbeat, by whichever process comes first. */
const LOOKS = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 10 }
const DEPTH_SQL = `select name as queue, count(*)::int as waiting,
  coalesce(extract(epoch from now() - min(start_after)), 0)::int as oldest
  from pgboss.job where state in ('created', 'retry') and start_after <= now() group by name`

async function readDepth(store: JobStore): Promise<DepthRow[]> {
  const { rows } = await store.executeSql(DEPTH_SQL, [])
  return rows
}

const forgetJobs: Jobs['forget'] = async (tx, { texts, isAbout }) => {
  const patterns = texts.map(likePattern)
  const rows = await readRows<KeptJob>(
    tx,
    sql`select id, name, data, data::text ilike any(${sql.param(patterns)}::text[])
        or coalesce(output::text, '') ilike any(${sql.param(patterns)}::text[]) as "isNamed" from pgboss.job
        where data ? 'sealed' or data::text ilike any(${sql.param(patterns)}::text[])
        or coalesce(output::text, '') ilike any(${sql.param(patterns)}::text[])`,
  )
  for (const { id, name, data, isNamed } of rows)
    if (isNamed || isAbout(data))
      await tx.execute(sql`delete from pgboss.job where name = ${name} and id = ${id}`)
}

/** Job queue on the product's own database. */
export function openJobs(
  store: JobStore,
  { kind, hasWorkers }: { kind: 'embedded' | 'server'; hasWorkers: boolean },
  log: Logger,
): Jobs {
  const boss = new PgBoss({
    db: store,
    schema: 'pgboss',
    backend: kind === 'embedded' ? 'pglite' : 'postgres',
    supervise: hasWorkers,
    schedule: hasWorkers,
    ...LOOKS,
  })
  const declared = new Map<string, Job<object>>()
  // While the database is unavailable every queue fails each second; the outage is logged by the connection pool.
  boss.on('error', (error) => {
    if (!isDatabaseAway(error)) log.error({ err: error }, 'job_queue')
  })

  /** A failing job does not fail the others of its batch. */
  async function run(job: Job<object>, id: string, data: object): Promise<JobResult> {
    try {
      await job.work(data)
      return { id, status: 'completed' }
    } catch (error) {
      const told = isDatabaseAway(error) ? { reason: whyAway(error) } : { err: error }
      log.warn({ ...told, queue: job.queue }, 'job_failed')
      return { id, status: 'failed' }
    }
  }

  async function listen(job: Job<object>): Promise<void> {
    const inTurn = limitConcurrency({ atOnce: job.waitsForService ? BATCH : AT_ONCE, waiting: BATCH })
    await boss.work(
      job.queue,
      { ...WORK, pollingIntervalSeconds: job.cron ? EVERY.clock : EVERY.event },
      (jobs) => Promise.all(jobs.map(({ id, data }) => inTurn(() => run(job, id, data as object)))),
    )
    if (job.cron) await boss.schedule(job.queue, job.cron)
    if (job.isAlsoAtStart) await boss.send(job.queue, {}, AT_START)
  }

  async function runDue(job: Job<object>): Promise<number> {
    const due = await boss.fetch(job.queue, { batchSize: BATCH })
    for (const { id, data } of due) {
      await job.work(data as object)
      await boss.complete(job.queue, id)
    }
    return due.length
  }

  return {
    async send(tx, queue, data, options = {}) {
      await boss.send(queue, data, { ...options, db: fromDrizzle(tx as DrizzleTransactionLike, sql) })
    },
    async sendAll(tx, queue, data, options = {}) {
      const jobs = data.map((each) => ({ ...options, data: each }))
      await boss.insert(queue, jobs, { db: fromDrizzle(tx as DrizzleTransactionLike, sql) })
    },
    forget: forgetJobs,
    on(job) {
      declared.set(job.queue, job as Job<object>)
    },
    async start() {
      await boss.start()
      await openQueues(boss, [...declared.keys()])
    },
    async work() {
      for (const job of declared.values()) await listen(job)
    },
    async drain() {
      for (let ran = 1; ran > 0; ) {
        ran = 0
        const due = await readDepth(store)
        for (const job of declared.values())
          if (due.some(({ queue }) => queue === job.queue)) ran += await runDue(job)
      }
    },
    async stop() {
      try {
        await boss.stop({ graceful: true, timeout: 10_000 })
      } catch (error) {
        // Jobs that cannot be handed back now are picked up by another process, or at the next start.
        if (!isDatabaseAway(error)) throw error
      }
    },
    async depth() {
      const rows = await readDepth(store)
      return rows.map(({ queue, waiting, oldest }) => ({ queue, waiting, oldestSeconds: oldest }))
    },
  }
}
