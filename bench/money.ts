import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { manyPayees } from '../apps/server/test/fixtures/many-payees.ts'
import { ask } from './ask.ts'
import { measure } from './load.ts'
import { seedManyMovements } from './many-movements.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'

const PRODUCTS = 600
const SECONDS = 6
/** Each has two postings. */
const MOVEMENTS = 100_000
const ORDERS = 10_000
const PAYEES = 20_000
const LOOK_MS = 250
const RUN_LIMIT_MS = 60_000

async function headersOf({ baseUrl }: MeasuredServer, account: string): Promise<Record<string, string>> {
  const formFields = [
    { id: 'email', value: `${account}@salvia.example` },
    { id: 'password', value: 'salvia-demo' },
  ]
  const said = await ask(`${baseUrl}/auth/signin`, { method: 'POST', body: JSON.stringify({ formFields }) })
  return { authorization: `Bearer ${(JSON.parse(said) as { accessToken: string }).accessToken}` }
}

type Read = { name: string; account: string; path: string; limitMs: number }

const reads: Read[] = [
  {
    name: 'first page of 100,000 movements',
    account: 'practitioner',
    path: '/wallet/transactions?limit=20',
    limitMs: 20,
  },
  {
    name: 'their page 501',
    account: 'practitioner',
    path: '/wallet/transactions?limit=20&offset=10000',
    limitMs: 20,
  },
  { name: 'balance', account: 'practitioner', path: '/practitioner/balance', limitMs: 5 },
  { name: 'first page of 10,000 orders', account: 'client', path: '/orders?limit=20', limitMs: 30 },
]

async function measureRead(server: MeasuredServer, { name, account, path }: Read): Promise<Row> {
  const headers = await headersOf(server, account)
  const load = {
    url: server.baseUrl,
    connections: 1,
    requests: [{ method: 'GET' as const, path: `/api${path}`, headers }],
  }
  await measure({ ...load, seconds: 2 })
  const before = await server.statements()
  const figures = await measure({ ...load, seconds: SECONDS })
  const statements = (await server.statements()) - before
  return { name, connections: 1, figures, statements: statements / (figures.perSecond * SECONDS) }
}

/** Has the month paid out, and answers how long that took and how many were paid. */
async function payOut(server: MeasuredServer, client: pg.Client): Promise<{ tookMs: number; paid: number }> {
  const date = new Date().toISOString().slice(0, 10)
  const month = date.slice(0, 7)
  const headers = await headersOf(server, 'accounting')
  const startedAt = performance.now()
  await ask(`${server.baseUrl}/api/admin/payouts/runs`, {
    method: 'POST',
    body: JSON.stringify({ date }),
    headers,
  })
  const isDone = async () => {
    const { rows } = await client.query('select finished_at from payout_runs where month = $1', [month])
    return rows[0]?.finished_at
  }
  while (!(await isDone())) await setTimeout(LOOK_MS)
  const tookMs = performance.now() - startedAt
  const { rows } = await client.query('select count(*)::int as paid from payouts where month = $1', [month])
  return { tookMs, paid: rows[0].paid }
}

/** Has a file for the bank made of all these payouts, and answers how long that took and how many are in it. */
async function makeFile(
  server: MeasuredServer,
  client: pg.Client,
): Promise<{ tookMs: number; transfers: number }> {
  const headers = await headersOf(server, 'accounting')
  const startedAt = performance.now()
  await ask(`${server.baseUrl}/api/admin/payouts/files`, {
    method: 'POST',
    body: JSON.stringify({ kind: 'Sepa' }),
    headers,
  })
  const tookMs = performance.now() - startedAt
  const { rows } = await client.query('select transfers from payout_files order by made_at desc limit 1')
  return { tookMs, transfers: rows[0].transfers }
}

/** A wallet of 100,000 movements, 10,000 orders of one client, and the payout of 20,000 practitioners. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  try {
    await client.connect()
    await seedManyMovements(client, { movements: MOVEMENTS, orders: ORDERS })
    for (const statement of manyPayees(PAYEES)) await client.query(statement)
    await client.query('vacuum analyze')
    const rows: Row[] = []
    for (const read of reads) rows.push(await measureRead(server, read))
    printTable(rows)
    for (const [at, { name, limitMs }] of reads.entries())
      verdict(`${name}: p95 under ${limitMs} ms`, (rows[at]?.figures.p95 ?? Number.NaN) < limitMs)
    const { tookMs, paid } = await payOut(server, client)
    process.stdout.write(`${paid} practitioners paid in ${(tookMs / 1000).toFixed(1)} s\n`)
    verdict('the payout run of 20,000 practitioners: under 60 s', tookMs < RUN_LIMIT_MS && paid >= PAYEES)
    const file = await makeFile(server, client)
    process.stdout.write(`${file.transfers} of them in a file in ${(file.tookMs / 1000).toFixed(1)} s\n`)
  } finally {
    await client.end()
    await server.stop()
  }
}
