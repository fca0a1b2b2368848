import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { measurePaced } from './load.ts'
import { CLIENTS_PER_PLAN, PLANS, seedManyPlans } from './many-plans.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, verdict } from './report.ts'

const PRODUCTS = 1000
const READS_PER_SECOND = 50
const ALONE_SECONDS = 10
/** The job starts with the next minute, and may take one. */
const BESIDE_SECONDS = 80
const LIMIT_MS = 60_000
const LOOK_MS = 250

const clientPlans = PLANS * CLIENTS_PER_PLAN

/** Makes all clients due, and answers how long the job took from the first that it followed to the last. */
async function followAll(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const left = async () => {
    const { rows } = await client.query<{ left: number }>(
      'select count(*)::int as left from recommendation_clients where due_at <= now()',
    )
    return rows[0]?.left ?? 0
  }
  await client.query('update recommendation_clients set due_at = now()')
  while ((await left()) >= clientPlans) await setTimeout(LOOK_MS)
  const startedAt = performance.now()
  while ((await left()) > 0) await setTimeout(LOOK_MS)
  const tookMs = performance.now() - startedAt
  await client.end()
  return tookMs
}

/** The job that follows clients with 100,000 of them due at once, and what users wait for a plan meanwhile. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  try {
    const code = await seedManyPlans(server.databaseUrl)
    const urls = [`${server.baseUrl}/api/recommendations/code/${code}?countryCode=NL`]
    const reads = { urls, headers: {}, perSecond: READS_PER_SECOND }
    await measurePaced({ ...reads, seconds: 3 })
    const alone = await measurePaced({ ...reads, seconds: ALONE_SECONDS })
    const beside = measurePaced({ ...reads, seconds: BESIDE_SECONDS })
    const tookMs = await followAll(server.databaseUrl)
    const row = { connections: 1, statements: Number.NaN }
    printTable([
      { ...row, name: 'plan by code alone, 50 a second', figures: alone },
      { ...row, name: 'plan by code beside the job', figures: await beside },
    ])
    process.stdout.write(`${clientPlans} clients of plans followed in ${(tookMs / 1000).toFixed(1)} s\n`)
    verdict('100,000 clients of plans in under 60 s', tookMs < LIMIT_MS)
    verdict('plan by code beside the job: p95 under twice the usual', (await beside).p95 < 2 * alone.p95)
  } finally {
    await server.stop()
  }
}
