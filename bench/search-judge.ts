import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { migrateNodePostgres } from '../apps/server/src/kernel/db/migrate.ts'
import { insertDrafts, searchProductIds } from '../apps/server/src/modules/catalogue/index.ts'
import { seedReference } from '../apps/server/src/modules/reference/index.ts'
import { demoId } from '../apps/server/src/seed/catalogue/demo-id.ts'
import { seedCatalogue } from '../apps/server/src/seed/catalogue/seed-catalogue.ts'
import { startPostgres } from '../apps/server/test/fixtures/embedded-postgres.ts'
import { judgedDrafts } from './judgement/judged-set.ts'
import { judge } from './judgement/judgement.ts'

const SEEDED_AT = new Date('2026-01-01T00:00:00Z')

const postgres = await startPostgres({ isDurable: false })
try {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const db = drizzle(client, { casing: 'snake_case' })
  await migrateNodePostgres(db)
  await db.transaction(async (tx) => {
    await seedReference(tx)
    await seedCatalogue(tx, SEEDED_AT)
    const further = { products: judgedDrafts().further, links: [] }
    await insertDrafts(tx, further, { now: SEEDED_AT, idOf: demoId })
  })
  await client.query('vacuum analyze')
  const asked = { limit: 10, offset: 0, stockStatusId: [...productStockStatuses] }
  const { lines, missed } = await judge((query) => searchProductIds(db, { ...asked, query }))
  for (const line of lines) process.stdout.write(`${line}\n`)
  for (const target of missed) process.stdout.write(`NOT MET: ${target}\n`)
  if (missed.length > 0) process.exitCode = 1
  await client.end()
} finally {
  await postgres.stop()
}
