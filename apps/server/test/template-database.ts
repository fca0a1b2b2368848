import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { migrateNodePostgres } from '../src/kernel/db/migrate.ts'
import { seedReference } from '../src/modules/reference/index.ts'
import { seedCatalogue } from '../src/seed/catalogue/seed-catalogue.ts'
import { NOW, STOCKED_TEMPLATE, TEMPLATE } from './constants.ts'
import { startPostgres } from './embedded-postgres.ts'
import { openApp } from './open-app.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
  }
}

/** The template with reference data and the demo's products: filling it takes seconds, copying it none. */
async function makeStocked(url: string): Promise<void> {
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${STOCKED_TEMPLATE} template ${TEMPLATE}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: url.replace(/postgres$/, STOCKED_TEMPLATE) })
  const db = drizzle(pool, { casing: 'snake_case' })
  await db.transaction(async (tx) => {
    await seedReference(tx)
    await seedCatalogue(tx, NOW)
  })
  await pool.query('vacuum analyze')
  await pool.end()
}

/** Migrates once into a template with every queue, which each test copies. No connection to it stays open. */
export default async function setUp(project: TestProject) {
  const postgres = await startPostgres({ isDurable: false })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  await admin.query(`create database ${TEMPLATE}`)
  await admin.end()
  const pool = new pg.Pool({ connectionString: postgres.url.replace(/postgres$/, TEMPLATE) })
  await migrateNodePostgres(drizzle(pool, { casing: 'snake_case' }))
  const { close } = await openApp(pool)
  await close()
  await pool.end()
  await makeStocked(postgres.url)
  project.provide('postgresUrl', postgres.url)
  return postgres.stop
}
