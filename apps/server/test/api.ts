import { randomUUID } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { afterAll, inject, onTestFinished } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { App, AppDeps } from '../src/app-type.ts'
import type { Config } from '../src/config.ts'
import type { Db } from '../src/kernel/db/database.ts'
import { openPool, outageLog } from '../src/kernel/db/open-pool.ts'
import { statementCount } from '../src/kernel/db/statement-count.ts'
import { trustsNobody } from '../src/kernel/http/proxy-trust.ts'
import { openJobs } from '../src/kernel/jobs/jobs.ts'
import type { Services } from '../src/services/services.ts'
import { NOW, STOCKED_TEMPLATE, TEMPLATE } from './constants.ts'
import { type DatabaseLine, openLine } from './database-line.ts'
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

type Copy = { pool: pg.Pool; line: DatabaseLine | null; drop: () => Promise<void> }

async function copyTemplate(template: string, isCuttable: boolean, log: Logger): Promise<Copy> {
  const url = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Pool({ connectionString: url, max: 1 })
  await admin.query(`create database ${name} template ${template}`)
  const direct = url.replace(/postgres$/, name)
  const line = isCuttable ? await openLine(direct) : null
  const pool = openPool(line?.url ?? direct, { size: 10 }, outageLog(log))
  const drop = async () => {
    await pool.end()
    await line?.cut()
    // A connection that is still closing keeps its database; the server is thrown away with all of them.
    await admin.query(`drop database ${name}`).catch(() => {})
    await admin.end()
  }
  return { pool, line, drop }
}

const refuse = () => Promise.reject(new Error('start the app with isCuttable'))
const noLine: DatabaseLine = { cut: refuse, mend: refuse }

export type TestApi = {
  app: App
  db: Db
  services: Services
  /** Runs every job that is due. */
  runJobs: () => Promise<void>
  /** Moves the clock that the app reads. */
  setNow: (now: Date) => void
  /** Connections of the app's pool. */
  poolUse: AppDeps['poolUse']
  /** To the database, of an app that `isCuttable`. */
  line: DatabaseLine
}

export type TestSettings = {
  config?: Partial<Config>
  services?: Partial<Services>
  log?: Logger
  /** With reference data and the demo's products. */
  isStocked?: boolean
  /** Its connections to the database can be cut. */
  isCuttable?: boolean
}

export { NOW }

const quiet = () => pino({ level: process.env.TEST_LOG ?? 'silent' })

async function open(settings: TestSettings = {}) {
  const { config = {}, services: given = {}, isStocked = false, isCuttable = false, log = quiet() } = settings
  const template = isStocked ? STOCKED_TEMPLATE : TEMPLATE
  const { pool, line, drop } = await copyTemplate(template, isCuttable, log)
  const db: Db = drizzle(pool, { casing: 'snake_case', logger: statementCount })
  const jobStore = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const jobs = openJobs(jobStore, { kind: 'server', hasWorkers: false }, log)
  let now = NOW
  const services = { ...testServices(db), ...given }
  const poolUse = () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount })
  const app = await buildApp({
    db,
    jobs,
    services,
    log,
    now: () => now,
    config: { ...testConfig, ...config },
    poolUse,
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
    poolUse,
    line: line ?? noLine,
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
