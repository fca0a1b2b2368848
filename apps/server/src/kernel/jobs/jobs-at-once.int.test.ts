import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi } from '#test/api'
import { openJobs } from './jobs.ts'

const COUNT = 20
const PLAIN = 'test.plain'
const ASKING = 'test.asking'

/** Work that ends when it is let, and counts how much of it ran at a time. */
function makeWork() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const counted = { running: 0, most: 0, done: 0 }
  const work = async () => {
    counted.running += 1
    counted.most = Math.max(counted.most, counted.running)
    await promise
    counted.running -= 1
    counted.done += 1
  }
  return { work, counted, end: resolve }
}

test('four jobs of a queue run at a time, those that wait for a service all together', async () => {
  const api = await startApi()
  const [row] = await readRows<{ database: string }>(api.db, sql`select current_database() as database`)
  const url = inject('postgresUrl').replace(/postgres$/, String(row?.database))
  const pool = new pg.Pool({ connectionString: url })
  onTestFinished(() => pool.end())
  const store = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const jobs = openJobs(store, { kind: 'server', hasWorkers: true }, pino({ level: 'silent' }))
  const [plain, asking] = [makeWork(), makeWork()]
  jobs.on({ queue: PLAIN, work: plain.work })
  jobs.on({ queue: ASKING, work: asking.work, waitsForService: true })
  await jobs.start()
  for (const queue of [PLAIN, ASKING])
    await jobs.sendAll(
      api.db,
      queue,
      Array.from({ length: COUNT }, (_, at) => ({ at })),
    )
  await jobs.work()
  await vi.waitFor(() => {
    expect([plain.counted.running, asking.counted.running]).toEqual([4, COUNT])
  }, 10_000)
  plain.end()
  asking.end()
  await vi.waitFor(() => expect([plain.counted.done, asking.counted.done]).toEqual([COUNT, COUNT]), 10_000)
  expect([plain.counted.most, asking.counted.most]).toEqual([4, COUNT])
  await jobs.stop()
})
