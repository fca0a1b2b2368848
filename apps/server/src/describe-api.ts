import { drizzle } from 'drizzle-orm/node-postgres'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import { PASSWORD_COST } from './config.ts'
import { readEnv } from './env.ts'
import { trustsNobody } from './kernel/http/proxy-trust.ts'
import type { Jobs } from './kernel/jobs/jobs.ts'
import { openServices } from './services/services.ts'

const noJobs: Jobs = {
  send: async () => {},
  sendAll: async () => {},
  on: () => {},
  start: async () => {},
  work: async () => {},
  drain: async () => {},
  forget: async () => {},
  stop: async () => {},
  depth: async () => [],
}

/** The OpenAPI document of the whole app, built without opening a database, file or socket. */
export async function describeApi(): Promise<object> {
  const log = pino({ level: 'silent' })
  const env = readEnv({})
  const secrets = {
    token: 'no session is opened with this key',
    columns: ['nothing is encrypted with this key'],
  }
  // A pool connects on its first statement, and none is sent.
  const db = drizzle('postgres://nobody@127.0.0.1:1/none', { casing: 'snake_case' })
  const app = await buildApp({
    db,
    poolUse: () => ({ total: 0, idle: 0, waiting: 0 }),
    signals: { hear: async () => () => {}, close: async () => {} },
    jobs: noJobs,
    services: openServices(env, log, db, secrets.columns),
    log,
    now: () => new Date(),
    config: {
      publicUrl: env.publicUrl,
      dataDir: env.dataDir,
      sellerCountry: env.sellerCountry,
      sellerVatIds: env.sellerVatIds,
      isDemo: env.isDemo,
      hasRateLimits: false,
      hstsSubdomains: false,
      trustsProxy: trustsNobody,
      metricsToken: undefined,
      demoCalls: env.demoCalls,
      secrets,
      passwordCost: PASSWORD_COST,
    },
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  return document
}
