import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { seedLargeCatalogue } from '../apps/server/src/seed/catalogue/seed-catalogue.ts'
import { startPostgres } from '../apps/server/test/fixtures/embedded-postgres.ts'
import { memoryOf } from '../apps/server/test/fixtures/process-memory.ts'
import { freePort, spawnServer, untilReady } from '../apps/server/test/fixtures/running-server.ts'
import { ask } from './ask.ts'

export type MeasuredServer = {
  baseUrl: string
  databaseUrl: string
  /** SQL statements since the server started, including begin and commit. */
  statements: () => Promise<number>
  memoryMegabytes: () => number
  pid: number
  stop: () => Promise<void>
}

const SETTINGS = { RATE_LIMITS: 'off', LOG_LEVEL: 'error' }

/** Adds listed products until there are `products`. */
export async function fillCatalogue(databaseUrl: string, products: number): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1 })
  const db = drizzle(pool, { casing: 'snake_case' })
  await seedLargeCatalogue(db, products, new Date())
  await pool.query('vacuum analyze')
  await pool.end()
}

async function statementsOf(baseUrl: string): Promise<number> {
  const text = await ask(`${baseUrl}/metrics`)
  return Number(/^salvia_sql_statements_total (\d+)/m.exec(text)?.[1])
}

type Begin = {
  variables?: Record<string, string>
  /** Restarted after creating demo and catalogue, so that their memory is not counted. */
  isBegunAnew?: boolean
}

/** The product as shipped, on a durable PostgreSQL, with the demo and a large catalogue. */
export async function startMeasured(
  products: number,
  { variables = {}, isBegunAnew = false }: Begin = {},
): Promise<MeasuredServer> {
  const postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-bench-'))
  const port = await freePort()
  const spawn = async () => {
    const spawned = spawnServer(dataDir, port, {
      ...SETTINGS,
      DATABASE_URL: postgres.socketUrl,
      ...variables,
    })
    await untilReady(spawned)
    return spawned
  }
  const end = async ({ child, ended, said }: Awaited<ReturnType<typeof spawn>>) => {
    child.kill('SIGTERM')
    if ((await ended) !== 0) process.stderr.write(said())
  }
  let server = await spawn()
  await fillCatalogue(postgres.socketUrl, products)
  if (isBegunAnew) {
    await end(server)
    server = await spawn()
  }
  const { pid } = server.child
  if (pid === undefined) throw new Error(server.said())
  const baseUrl = `http://127.0.0.1:${port}`
  return {
    baseUrl,
    databaseUrl: postgres.socketUrl,
    statements: () => statementsOf(baseUrl),
    memoryMegabytes: () => memoryOf(pid).own,
    pid,
    stop: async () => {
      await end(server)
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
