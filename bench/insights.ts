import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { type Load, measure } from './load.ts'
import { moveOrders, seedManyMonths } from './many-months.ts'
import { startMeasured } from './measured-server.ts'
import { printTable, verdict } from './report.ts'
import { headersOf } from './signed-in.ts'

const PRODUCTS = 600
const SECONDS = 10
const LIMIT_MS = 150
const LOOK_MS = 500
/** What ten minutes, from one run of the job to the next, bring at 80 orders a second. */
const MOVED = 80 * 600
const JOB_LIMIT_MS = 600_000

/** Moves orders and has the job run, and answers how long it took to count their months again. */
async function gatherMoved(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const readUntil = async () => {
    const { rows } = await client.query<{ at: Date }>('select read_until as at from insight_sources')
    return rows[0]?.at.getTime() ?? 0
  }
  const before = await readUntil()
  await moveOrders(client, MOVED)
  const startedAt = performance.now()
  await client.query("insert into pgboss.job (name, data) values ('insights.gather', '{}')")
  while ((await readUntil()) === before) await setTimeout(LOOK_MS)
  const tookMs = performance.now() - startedAt
  await client.end()
  return tookMs
}

/** Insights of 24 months over 10,000 practitioners for admins, and the job that stores them. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  try {
    await seedManyMonths(server.databaseUrl)
    const tookMs = await gatherMoved(server.databaseUrl)
    const headers = await headersOf(server, 'admin')
    const load = async (path: string) => {
      const asked: Load = {
        url: server.baseUrl,
        connections: 1,
        seconds: SECONDS,
        requests: [{ method: 'GET', path, headers }],
      }
      await measure({ ...asked, seconds: 3 })
      return measure(asked)
    }
    const all = '/api/admin/practitioner/insights?monthsCount=24&limit=25'
    const row = { connections: 1, statements: Number.NaN }
    const listed = await load(all)
    const sorted = await load(`${all}&sort=-commission&offset=5000`)
    const named = await load(`${all}&name=Practice%2077`)
    printTable([
      { ...row, name: 'insights of all, 24 months', figures: listed },
      { ...row, name: 'the same by commission, page 201', figures: sorted },
      { ...row, name: 'the same by name', figures: named },
    ])
    process.stdout.write(`${MOVED} orders of ten minutes gathered in ${(tookMs / 1000).toFixed(1)} s\n`)
    const slowest = Math.max(listed.p95, sorted.p95, named.p95)
    verdict('insights of 24 months for admins: p95 under 150 ms', slowest < LIMIT_MS)
    verdict('the job keeps up with 80 orders a second', tookMs < JOB_LIMIT_MS)
  } finally {
    await server.stop()
  }
}
