import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { memoryOf } from '../apps/server/test/fixtures/process-memory.ts'
import { freePort } from '../apps/server/test/fixtures/running-server.ts'
import { ask } from './ask.ts'
import { type Figures, measure } from './load.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'
import { pickSold, SHOWN, stockUp } from './sold-products.ts'
import { checkoutRows, compareCheckouts, judgeCheckouts, printProcessorTime } from './whole-checkouts.ts'

const PRODUCTS = 5000
const SECONDS = 5
const CONNECTIONS = [1, 8, 32]
const NEW_CART = JSON.stringify({ countryCode: 'NL' })

type Bare = { baseUrl: string; pid: number; memoryMegabytes: () => number; stop: () => Promise<void> }

async function startBare(databaseUrl: string): Promise<Bare> {
  const port = await freePort()
  const program = fileURLToPath(new URL('bare-server.ts', import.meta.url))
  const child = spawn(process.execPath, [program, String(port), databaseUrl], { stdio: 'inherit' })
  const baseUrl = `http://127.0.0.1:${port}`
  while ((await ask(`${baseUrl}/products?limit=1&${SHOWN}`).catch(() => null)) === null)
    if (child.exitCode !== null) throw new Error('the bare program ended')
    else await new Promise((resolve) => setTimeout(resolve, 50))
  const { pid = 0 } = child
  return {
    baseUrl,
    pid,
    memoryMegabytes: () => memoryOf(pid).own,
    stop: async () => {
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

type Chosen = { pick: () => string; productPath: () => string; planCode: string }

/** Real rows to request, spread over the catalogue; a demo plan. */
async function choose(server: MeasuredServer): Promise<Chosen> {
  const pick = await pickSold(server)
  return { pick, productPath: () => `/products/${pick()}?${SHOWN}`, planCode: await largestPlan(server) }
}

/** The demo plan with the most products. */
async function largestPlan({ databaseUrl }: MeasuredServer): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ code: string }>(`select share_code as code from recommendations r
    where not is_template order by (select count(*) from recommendation_items i where i.recommendation_id = r.id) desc
    limit 1`)
  await client.end()
  if (!rows[0]) throw new Error('the demo has no plan')
  return rows[0].code
}

type Read = { name: string; path: () => string; barePath: () => string }

function readsOf({ productPath, planCode }: Chosen): Read[] {
  const list = `/products?limit=20&${SHOWN}`
  return [
    { name: 'product list of 20', path: () => `/api${list}`, barePath: () => list },
    { name: 'product detail', path: () => `/api${productPath()}`, barePath: productPath },
    {
      name: 'plan by code',
      path: () => `/api/recommendations/code/${planCode}?countryCode=NL`,
      barePath: () => `/plans/${planCode}?${SHOWN}`,
    },
  ]
}

const get = (path: () => string) => [
  { setupRequest: (request: object) => ({ ...request, method: 'GET', path: path() }) },
]

/** Runs a load and counts the resulting statements. */
async function counted<T extends Figures>(server: MeasuredServer, load: () => Promise<T>) {
  const before = await server.statements()
  const figures = await load()
  return { figures, statements: (await server.statements()) - before }
}

async function measureReads(server: MeasuredServer, bare: Bare, chosen: Chosen): Promise<Row[]> {
  const rows: Row[] = []
  for (const { name, path, barePath } of readsOf(chosen))
    for (const connections of CONNECTIONS) {
      process.stderr.write(`${name} at ${connections} connections\n`)
      const same = { connections, seconds: SECONDS }
      const { figures, statements } = await counted(server, () =>
        measure({ url: server.baseUrl, requests: get(path), ...same }),
      )
      const least = await measure({ url: bare.baseUrl, requests: get(barePath), ...same })
      const perCall = statements / (figures.perSecond * SECONDS)
      rows.push({
        name,
        connections,
        figures,
        statements: perCall,
        ratio: figures.perSecond / least.perSecond,
      })
      rows.push({ name: `${name}, bare`, connections, figures: least, statements: Number.NaN })
    }
  return rows
}

async function measureLine(server: MeasuredServer, { pick }: Chosen): Promise<Row[]> {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ quantity: 1 })
  const newCart = async () => {
    const said = await ask(`${server.baseUrl}/api/cart`, { method: 'POST', body: NEW_CART })
    return (JSON.parse(said) as { cart: { id: string } }).cart.id
  }
  const rows: Row[] = []
  for (const connections of CONNECTIONS) {
    const carts = await Promise.all(Array.from({ length: 200 }, newCart))
    const products = [pick(), pick(), pick(), pick(), pick()]
    let at = 0
    const add = (request: object) => {
      at += 1
      const path = `/api/cart/${carts[at % carts.length]}/products/${products[at % products.length]}`
      return { ...request, method: 'PUT', path, headers, body }
    }
    const { figures, statements } = await counted(server, () =>
      measure({
        url: server.baseUrl,
        connections,
        seconds: SECONDS,
        requests: [{ method: 'PUT', setupRequest: add }],
      }),
    )
    rows.push({
      name: 'add a cart line',
      connections,
      figures,
      statements: statements / (figures.perSecond * SECONDS),
    })
  }
  return rows
}

function judgeReads(rows: Row[]): void {
  const worst = Math.min(...rows.flatMap(({ ratio }) => ratio ?? []))
  const reads = rows.filter(({ ratio }) => ratio !== undefined)
  verdict(`reads reach half of the bare program's throughput (worst ${worst.toFixed(2)})`, worst >= 0.5)
  const most = Math.max(...reads.map(({ statements }) => statements))
  verdict(`reads take at most 4 statements (most ${most.toFixed(1)})`, most < 4.05)
}

/** Performance of the main job: reads compared to a bare program, cart lines, complete checkouts. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  await stockUp(server.databaseUrl)
  const bare = await startBare(server.databaseUrl)
  try {
    const chosen = await choose(server)
    for (const { path, barePath } of readsOf(chosen)) {
      await measure({ url: server.baseUrl, connections: 8, seconds: 3, requests: get(path) })
      await measure({ url: bare.baseUrl, connections: 8, seconds: 3, requests: get(barePath) })
    }
    const rows = await measureReads(server, bare, chosen)
    rows.push(...(await measureLine(server, chosen)))
    const compared = await compareCheckouts({ server, bare, connections: CONNECTIONS }, chosen.pick)
    const all = [...rows, ...checkoutRows(compared)]
    printTable(all)
    printProcessorTime(compared)
    process.stdout.write(`memory: ${server.memoryMegabytes()} MB, bare ${bare.memoryMegabytes()} MB\n`)
    judgeReads(rows)
    judgeCheckouts(compared)
    const refused = all.reduce((sum, { figures }) => sum + figures.refused, 0)
    verdict(`nothing was refused (${refused})`, refused === 0)
  } finally {
    await bare.stop()
    await server.stop()
  }
}
