import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { afterAll, inject, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { App } from '../src/app-type.ts'
import type { Config } from '../src/config.ts'
import { COMMITS_SOON } from '../src/kernel/db/committed-soon.ts'
import { Connection } from '../src/kernel/db/connection.ts'
import type { Db } from '../src/kernel/db/database.ts'
import { statementCount } from '../src/kernel/db/statement-count.ts'
import { trustsNobody } from '../src/kernel/http/proxy-trust.ts'
import { openJobs } from '../src/kernel/jobs/jobs.ts'
import type { Services } from '../src/services/services.ts'
import { NOW, STOCKED_TEMPLATE, TEMPLATE } from './constants.ts'
import { testServices } from './services.ts'

export const testConfig: Config = {
  publicUrl: 'http://localhost:3000',
  dataDir: '/nonexistent',
  sellerCountry: 'NL',
  sellerVatIds: ['NL123456789B01'],
  isDemo: true,
  hasRateLimits: false,
  hstsSubdomains: false,
  trustsProxy: trustsNobody,
  metricsToken: undefined,
  secrets: {
    token: 'a-test-key-that-is-long-enough-to-sign-with',
    columns: ['a-test-key-that-is-long-enough-to-encrypt-with'],
  },
}

async function copyTemplate(template: string): Promise<{ pool: pg.Pool; drop: () => Promise<void> }> {
  const url = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Pool({ connectionString: url, max: 1 })
  await admin.query(`create database ${name} template ${template}`)
  const connectionString = url.replace(/postgres$/, name)
  const pool = new pg.Pool({ connectionString, max: 10, options: COMMITS_SOON, Client: Connection })
  const drop = async () => {
    await pool.end()
    // A connection that is still closing keeps its database; the server is thrown away with all of them.
    await admin.query(`drop database ${name}`).catch(() => {})
    await admin.end()
  }
  return { pool, drop }
}

export type TestApi = {
  app: App
  db: Db
  services: Services
  /** Runs every job that is due. */
  runJobs: () => Promise<void>
  /** Moves the clock that the app reads. */
  setNow: (now: Date) => void
}

export type TestSettings = {
  config?: Partial<Config>
  services?: Partial<Services>
  log?: Logger
  /** With reference data and the demo's products. */
  isStocked?: boolean
}

export { NOW }

const quiet = () => pino({ level: process.env.TEST_LOG ?? 'silent' })

async function open(settings: TestSettings = {}) {
  const { config = {}, services: given = {}, isStocked = false, log = quiet() } = settings
  const { pool, drop } = await copyTemplate(isStocked ? STOCKED_TEMPLATE : TEMPLATE)
  const db: Db = drizzle(pool, { casing: 'snake_case', logger: statementCount })
  const jobStore = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const jobs = openJobs(jobStore, { kind: 'server', hasWorkers: false }, log)
  let now = NOW
  const services = { ...testServices(db), ...given }
  const app = await buildApp({
    db,
    jobs,
    services,
    log,
    now: () => now,
    config: { ...testConfig, ...config },
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  })
  await jobs.start()
  await app.ready()
  const api: TestApi = {
    app,
    db,
    services,
    runJobs: jobs.drain,
    setNow: (moved) => {
      now = moved
    },
  }
  const close = async () => {
    await app.close()
    await jobs.stop()
    await drop()
  }
  return { api, close }
}

/** The whole API on its own copy of the migrated database, closed when the test ends. */
export async function startApi(settings: TestSettings = {}): Promise<TestApi> {
  const { api, close } = await open(settings)
  onTestFinished(close)
  return api
}

/** The same for all tests of a file, closed after the last: call it at the file's top. Tests that write clean up. */
export async function startApiOfFile(settings: TestSettings = {}): Promise<TestApi> {
  const { api, close } = await open(settings)
  afterAll(close)
  return api
}
