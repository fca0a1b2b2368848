import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { BARE_SCHEMA } from './bare-tables.ts'
import { type Checkouts, checkoutFigures, makeCheckouts, type Taken } from './checkout-load.ts'
import type { MeasuredServer } from './measured-server.ts'
import { postmasterOf, processorMs, processorMsWithChildren } from './processor-time.ts'
import { printMarkdown, type Row, verdict } from './report.ts'

const SECONDS = 10
const ROUNDS = 2
const WARM_UP_SECONDS = 4

/** One of the two programs under the same load. */
type Program = { name: string; url: string; pid: number; statements: () => Promise<number> }

type Measured = {
  name: string
  connections: number
  figures: Checkouts
  /** For each checkout. */
  statements: number
  serverMs: number
  databaseMs: number
}

export type Compared = { ours: Measured; bare: Measured; ratio: number }

type Load = {
  connections: number
  productId: () => string
  postmaster: number
  settled: () => Promise<void>
}

const WAITING = `select (select count(*) from pgboss.job where name = 'send-message' and state < 'completed')
  + (select count(*) from ${BARE_SCHEMA}.jobs where state < 'completed') as mails`

/**
 * Waits until both programs sent the mails of what was ordered, so that what one has left to do is not done while the
 * other is measured. What the product tells the ERP once a minute is measured in neither: its orders are noted as told.
 */
async function untilSettled(client: pg.Client): Promise<void> {
  await client.query(`insert into erp_orders (order_id, placed_at, told_at)
    select id, placed_at, now() from orders where placed_at is not null on conflict do nothing`)
  for (;;) {
    const { rows } = await client.query<{ mails: string }>(WAITING)
    if (rows[0]?.mails === '0') return
    await wait(200)
  }
}

/** Adds up what rounds of one program took. */
function counting(program: Program, { connections, productId, postmaster, settled }: Load) {
  const { name, url, pid, statements } = program
  const rounds: Taken[] = []
  const spent = { statements: 0, serverMs: 0, databaseMs: 0 }
  const now = async () => ({
    statements: await statements(),
    serverMs: processorMs(pid),
    databaseMs: processorMsWithChildren(postmaster),
  })
  return {
    async round() {
      const before = await now()
      rounds.push(await makeCheckouts({ url, connections, productId, seconds: SECONDS }))
      await settled()
      const after = await now()
      for (const key of ['statements', 'serverMs', 'databaseMs'] as const)
        spent[key] += after[key] - before[key]
    },
    measured(): Measured {
      const figures = checkoutFigures(rounds)
      const { orders } = figures
      return {
        name,
        connections,
        figures,
        statements: spent.statements / orders,
        serverMs: spent.serverMs / orders,
        databaseMs: spent.databaseMs / orders,
      }
    },
  }
}

/** Both programs in turn, so that a machine that becomes slower is so for both. */
async function compare(ours: Program, bare: Program, load: Load): Promise<Compared> {
  const { connections, productId } = load
  const programs = [ours, bare]
  for (const { url } of programs)
    await makeCheckouts({ url, connections, productId, seconds: WARM_UP_SECONDS })
  await load.settled()
  const [counted, yardstick] = [counting(ours, load), counting(bare, load)]
  for (let round = 0; round < ROUNDS; round += 1) {
    process.stderr.write(`whole checkouts at ${connections} connections, round ${round + 1}\n`)
    await counted.round()
    await yardstick.round()
  }
  const measured = { ours: counted.measured(), bare: yardstick.measured() }
  return { ...measured, ratio: measured.ours.figures.perSecond / measured.bare.figures.perSecond }
}

type Both = { server: MeasuredServer; bare: { baseUrl: string; pid: number }; connections: number[] }

/** Whole checkouts of the product and of the bare program. */
export async function compareCheckouts(
  { server, bare, connections }: Both,
  productId: () => string,
): Promise<Compared[]> {
  const postmaster = await postmasterOf(server.databaseUrl)
  const ours = { name: 'whole checkout', url: server.baseUrl, pid: server.pid, statements: server.statements }
  const least = {
    name: 'whole checkout, bare',
    url: bare.baseUrl,
    pid: bare.pid,
    statements: async () => Number.NaN,
  }
  const client = new pg.Client({ connectionString: server.databaseUrl })
  await client.connect()
  const settled = () => untilSettled(client)
  const compared: Compared[] = []
  for (const each of connections)
    compared.push(await compare(ours, least, { connections: each, productId, postmaster, settled }))
  await client.end()
  return compared
}

export const checkoutRows = (compared: Compared[]): Row[] =>
  compared.flatMap(({ ours, bare, ratio }) => [{ ...ours, ratio }, bare])

/** Processor time of a checkout, which a machine with other work does not change as much as its duration. */
export function printProcessorTime(compared: Compared[]): void {
  const rows = compared.flatMap(({ ours, bare }) =>
    [ours, bare].map(({ name, connections, serverMs, databaseMs }) => [
      name,
      String(connections),
      serverMs.toFixed(1),
      databaseMs.toFixed(1),
    ]),
  )
  printMarkdown([['processor time of', 'connections', 'server ms', 'PostgreSQL ms'], ...rows])
}

const CONNECTIONS = 8
const LEAST_RATIO = 0.5
const MOST_TIMES_P95 = 2
const MOST_STATEMENTS = 60

/** What buyers are to have, and from which bare program on a machine is fast enough for it: docs/adr/0019. */
const RATE = { least: 80, fromBare: 80 / LEAST_RATIO }
const P95 = { under: 100, fromBare: 100 / MOST_TIMES_P95 }

/** Judged only on a machine whose bare program is fast enough for it. */
function judgeOnFastMachine(target: string, { isFast, isMet }: { isFast: boolean; isMet: boolean }): void {
  if (isFast) verdict(target, isMet)
  else process.stdout.write(`not judged, the machine is too slow for it: ${target}\n`)
}

function judgeAbsolute({ figures }: Measured, bare: Checkouts): void {
  const { perSecond, p95 } = figures
  judgeOnFastMachine(
    `${RATE.least} a second where the bare program makes ${RATE.fromBare} (${perSecond.toFixed(1)}, bare ${bare.perSecond.toFixed(1)})`,
    { isFast: bare.perSecond >= RATE.fromBare, isMet: perSecond >= RATE.least },
  )
  judgeOnFastMachine(
    `a p95 under ${P95.under} ms where that of the bare program is under ${P95.fromBare} (${p95.toFixed(1)}, bare ${bare.p95.toFixed(1)})`,
    { isFast: bare.p95 < P95.fromBare, isMet: p95 < P95.under },
  )
}

export function judgeCheckouts(compared: Compared[]): void {
  const found = compared.find(({ ours }) => ours.connections === CONNECTIONS)
  if (!found) throw new Error(`checkouts at ${CONNECTIONS} connections were not measured`)
  const { ours, bare, ratio } = found
  verdict(
    `whole checkouts reach half of the bare program's throughput at ${CONNECTIONS} connections (${ratio.toFixed(2)})`,
    ratio >= LEAST_RATIO,
  )
  const times = ours.figures.p95 / bare.figures.p95
  verdict(
    `their p95 is at most twice that of the bare program (${times.toFixed(2)} times)`,
    times <= MOST_TIMES_P95,
  )
  const { statements } = ours
  verdict(
    `at most ${MOST_STATEMENTS} statements each (${statements.toFixed(1)})`,
    statements <= MOST_STATEMENTS,
  )
  judgeAbsolute(ours, bare.figures)
}
