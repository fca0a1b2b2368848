import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { manyPayees } from '../apps/server/test/fixtures/many-payees.ts'
import { ask } from './ask.ts'
import { seedManyMovements } from './many-movements.ts'
import { judgeReads, measureRead, type Read } from './measure-reads.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'
import { headersOf } from './signed-in.ts'

const PRODUCTS = 600
/** Each has two postings. */
const MOVEMENTS = 100_000
const PAYEES = 20_000
const LOOK_MS = 250
const RUN_LIMIT_MS = 60_000

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
]

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

/** A wallet of 100,000 movements, and the payout of 20,000 practitioners. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  try {
    await client.connect()
    await seedManyMovements(client, MOVEMENTS)
    for (const statement of manyPayees(PAYEES)) await client.query(statement)
    await client.query('vacuum analyze')
    const rows: Row[] = []
    for (const read of reads) rows.push(await measureRead(server, read))
    printTable(rows)
    judgeReads(reads, rows)
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
