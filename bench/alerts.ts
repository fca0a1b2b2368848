import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { measurePaced } from './load.ts'
import { CLIENTS_PER_PLAN, PLANS, seedManyPlans } from './many-plans.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, verdict } from './report.ts'

const PRODUCTS = 1000
const READS_PER_SECOND = 50
const ALONE_SECONDS = 10
/** Shorter than the job runs. */
const BESIDE_SECONDS = 20
const LIMIT_MS = 60_000
const LOOK_MS = 250

const clientPlans = PLANS * CLIENTS_PER_PLAN

const holds = async (client: pg.Client, condition: string): Promise<boolean> =>
  (await client.query<{ holds: boolean }>(`select ${condition} as holds`)).rows[0]?.holds ?? false

/** Makes all clients due, and waits until the job has followed the first of them. */
async function begin(client: pg.Client): Promise<void> {
  await client.query('update recommendation_clients set due_at = now()')
  const isUntouched = '(select bool_and(due_at <= now()) from recommendation_clients)'
  while (await holds(client, isUntouched)) await setTimeout(LOOK_MS)
}

/** Answers how many milliseconds it takes from now to the last. Counting who is left would be work beside it. */
async function untilDone(client: pg.Client): Promise<number> {
  const startedAt = performance.now()
  const isAnyLeft = 'exists (select from recommendation_clients where due_at <= now())'
  while (await holds(client, isAnyLeft)) await setTimeout(LOOK_MS)
  return performance.now() - startedAt
}

/** The job that follows clients with 100,000 of them due at once, and what users wait for a plan meanwhile. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  try {
    await client.connect()
    const code = await seedManyPlans(server.databaseUrl)
    const urls = [`${server.baseUrl}/api/recommendations/code/${code}?countryCode=NL`]
    const reads = { urls, headers: {}, perSecond: READS_PER_SECOND }
    await measurePaced({ ...reads, seconds: 3 })
    const alone = await measurePaced({ ...reads, seconds: ALONE_SECONDS })
    await begin(client)
    const [tookMs, beside] = await Promise.all([
      untilDone(client),
      measurePaced({ ...reads, seconds: BESIDE_SECONDS }),
    ])
    const row = { connections: 1, statements: Number.NaN }
    printTable([
      { ...row, name: 'plan by code alone, 50 a second', figures: alone },
      { ...row, name: 'plan by code beside the job', figures: beside },
    ])
    process.stdout.write(`${clientPlans} clients of plans followed in ${(tookMs / 1000).toFixed(1)} s\n`)
    verdict('100,000 clients of plans in under 60 s', tookMs < LIMIT_MS)
    verdict('plan by code beside the job: p95 under twice the usual', beside.p95 < 2 * alone.p95)
  } finally {
    await client.end()
    await server.stop()
  }
}
