import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { migrateNodePostgres } from '../src/kernel/db/migrate.ts'
import { openJobs } from '../src/kernel/jobs/jobs.ts'
import { startPostgres } from './embedded-postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

export const TEMPLATE = 'salvia_template'

/** Migrates once into a template that every test file copies. No connection to it stays open. */
export default async function setUp(project: TestProject) {
  const postgres = await startPostgres({ isDurable: false })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: postgres.url.replace(/postgres$/, TEMPLATE) })
  await migrateNodePostgres(drizzle(pool, { casing: 'snake_case' }))
  const jobStore = { executeSql: (text: string, values?: unknown[]) => pool.query(text, values) }
  const jobs = openJobs(jobStore, { kind: 'server', hasWorkers: false }, pino({ level: 'silent' }))
  await jobs.start()
  await jobs.stop()
  await pool.end()
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
