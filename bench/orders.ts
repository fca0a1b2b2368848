import pg from 'pg'
import { ask } from './ask.ts'
import { checkoutFigures, makeCheckouts } from './checkout-load.ts'
import { measure } from './load.ts'
import { seedManyOrders } from './many-movements.ts'
import { judgeReads, measureRead, type Read } from './measure-reads.ts'
import { type MeasuredServer, startMeasured } from './measured-server.ts'
import { printTable, type Row, verdict } from './report.ts'
import { pickSold } from './sold-products.ts'

const PRODUCTS = 600
const ORDERS = 10_000
const SECONDS = 10
const CONNECTIONS = 8
const CARTS = 200
const LINES = 5
const CART_LIMIT_MS = 25
const FINALIZE_LIMIT_MS = 60

const json = { 'content-type': 'application/json' }
const quantityOf = (quantity: number) => JSON.stringify({ quantity })

/** A cart with lines, and their products. */
async function fillCart({ baseUrl }: MeasuredServer, pick: () => string) {
  const body = JSON.stringify({ countryCode: 'NL' })
  const said = await ask(`${baseUrl}/api/cart`, { method: 'POST', body })
  const { id } = (JSON.parse(said) as { cart: { id: string } }).cart
  const products = Array.from({ length: LINES }, pick)
  for (const product of products)
    await ask(`${baseUrl}/api/cart/${id}/products/${product}`, { method: 'PUT', body: quantityOf(1) })
  return { id, products }
}

/** Changes of quantity in carts of five lines; every fourth is of the note. */
async function measureChanges(server: MeasuredServer, pick: () => string): Promise<Row> {
  const carts: Awaited<ReturnType<typeof fillCart>>[] = []
  for (let at = 0; at < CARTS; at += 1) carts.push(await fillCart(server, pick))
  let turn = 0
  const change = (request: object) => {
    turn += 1
    const cart = carts[turn % CARTS]
    const round = Math.floor(turn / CARTS)
    const path = `/api/cart/${cart?.id}`
    if (turn % 4 === 0) {
      const body = JSON.stringify({ note: `Ring twice ${round}` })
      return { ...request, method: 'PUT', path, headers: json, body }
    }
    const product = cart?.products[round % LINES]
    const body = quantityOf(2 + (round % 3))
    return { ...request, method: 'PUT', path: `${path}/products/${product}`, headers: json, body }
  }
  const load = {
    url: server.baseUrl,
    connections: CONNECTIONS,
    requests: [{ method: 'PUT' as const, setupRequest: change }],
  }
  await measure({ ...load, seconds: 3 })
  const before = await server.statements()
  const figures = await measure({ ...load, seconds: SECONDS })
  const statements = (await server.statements()) - before
  return {
    name: 'change of a cart',
    connections: CONNECTIONS,
    figures,
    statements: statements / (figures.perSecond * SECONDS),
  }
}

async function measureOrders(server: MeasuredServer, productId: () => string): Promise<[Row, Row]> {
  const load = { url: server.baseUrl, connections: CONNECTIONS, productId }
  await makeCheckouts({ ...load, seconds: 5 })
  const before = await server.statements()
  const figures = checkoutFigures([await makeCheckouts({ ...load, seconds: SECONDS })])
  const statements = ((await server.statements()) - before) / figures.orders
  const shared = { connections: CONNECTIONS, statements: Number.NaN }
  return [
    { ...shared, name: 'finalize', figures: figures.finalize },
    { ...shared, name: 'whole checkout', figures, statements },
  ]
}

const list: Read = {
  name: 'first page of 10,000 orders',
  account: 'client',
  path: '/orders?limit=20',
  limitMs: 30,
}

/** Changes of carts, finalize among whole checkouts, and the list of 10,000 orders. */
export async function run(): Promise<void> {
  const server = await startMeasured(PRODUCTS)
  const client = new pg.Client({ connectionString: server.databaseUrl })
  try {
    await client.connect()
    const pick = await pickSold(server)
    const changes = await measureChanges(server, pick)
    const [finalize, checkout] = await measureOrders(server, pick)
    await seedManyOrders(client, ORDERS)
    await client.query('vacuum analyze')
    const listed = await measureRead(server, list)
    const rows = [changes, finalize, checkout, listed]
    printTable(rows)
    verdict(`change of a cart: p95 under ${CART_LIMIT_MS} ms`, changes.figures.p95 < CART_LIMIT_MS)
    verdict(`finalize: p95 under ${FINALIZE_LIMIT_MS} ms`, finalize.figures.p95 < FINALIZE_LIMIT_MS)
    judgeReads([list], rows)
    const refused = rows.reduce((sum, { figures }) => sum + figures.refused, 0)
    verdict(`nothing was refused (${refused})`, refused === 0)
  } finally {
    await client.end()
    await server.stop()
  }
}
