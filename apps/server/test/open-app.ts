import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { type Logger, pino } from 'pino'
import { buildApp } from '../src/app.ts'
import type { Config } from '../src/config.ts'
import type { Db } from '../src/kernel/db/database.ts'
import { statementCount } from '../src/kernel/db/statement-count.ts'
import { trustsNobody } from '../src/kernel/http/proxy-trust.ts'
import { openJobs } from '../src/kernel/jobs/jobs.ts'
import type { Services } from '../src/services/services.ts'
import { NOW } from './constants.ts'
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
  passwordCost: 16,
}

export type AppSettings = {
  config?: Partial<Config>
  services?: Partial<Services>
  log?: Logger
}

const quiet = () => pino({ level: process.env.TEST_LOG ?? 'silent' })

/** The whole server over a migrated database, with its queues made and no worker running. */
export async function openApp(pool: pg.Pool, settings: AppSettings = {}) {
  const { config = {}, services: given = {}, log = quiet() } = settings
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
  return {
    app,
    db,
    services,
    runJobs: jobs.drain,
    setNow: (moved: Date) => {
      now = moved
    },
    poolUse,
    close: async () => {
      await app.close()
      await jobs.stop()
    },
  }
}
