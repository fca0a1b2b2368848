import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import type { App } from './app-type.ts'
import { configFrom } from './config.ts'
import type { Env } from './env.ts'
import { type OpenDatabase, openDatabase } from './kernel/db/open-database.ts'
import { type Jobs, openJobs } from './kernel/jobs/jobs.ts'
import { openServices, type Services } from './services/services.ts'

type Opening = {
  log: Logger
  /** Receives messages for the operator. */
  say: (line: string) => void
  now: () => Date
  /** Whether this process runs jobs; otherwise it only queues them. */
  hasWorkers: boolean
}

export type Product = { app: App; database: OpenDatabase; jobs: Jobs; services: Services }

/** The whole product on its database, not running yet. Throws StartFault for faults the operator can fix. */
export async function openProduct(env: Env, { log, say, now, hasWorkers }: Opening): Promise<Product> {
  const database = await openDatabase(env, { log, say })
  const config = configFrom(env, say)
  const jobs = openJobs(database.jobStore, { kind: database.kind, hasWorkers }, log)
  const { db, poolUse, signals } = database
  const services = openServices(env, log, db, config.secrets.columns)
  const app = await buildApp({ db, poolUse, signals, jobs, services, config, log, now })
  return { app, database, jobs, services }
}
