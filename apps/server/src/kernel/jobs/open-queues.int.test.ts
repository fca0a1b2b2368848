import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi, type TestApi } from '#test/api'
import { openJobs } from './jobs.ts'

type Row = Record<string, unknown>

const queuesOf = (api: TestApi) =>
  readRows<Row>(
    api.db,
    sql`select distinct heartbeat_seconds, expire_seconds, retry_limit from pgboss.queue where name not like '\\_\\_pgboss%'`,
  )

const SETTINGS = { heartbeat_seconds: 30, expire_seconds: 3600, retry_limit: 8 }

test('every queue wants a sign of life each half minute, and cuts nothing short that gives it', async () => {
  const api = await startApi()
  expect(await queuesOf(api)).toEqual([SETTINGS])
})

test('queues of a version before get the settings of this one', async () => {
  const api = await startApi()
  await api.db.execute(sql`update pgboss.queue set heartbeat_seconds = null, expire_seconds = 900`)
  const names = (await readRows<Row>(api.db, sql`select name from pgboss.queue`)).map(({ name }) =>
    String(name),
  )
  const [row] = await readRows<Row>(api.db, sql`select current_database() as database`)
  const url = inject('postgresUrl').replace(/postgres$/, String(row?.database))
  const pool = new pg.Pool({ connectionString: url })
  onTestFinished(() => pool.end())
  const store = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const jobs = openJobs(store, { kind: 'server', hasWorkers: false }, pino({ level: 'silent' }))
  for (const queue of names) jobs.on({ queue, work: async () => undefined })
  await jobs.start()
  await jobs.stop()
  expect(await queuesOf(api)).toEqual([SETTINGS])
})
