import { setTimeout as pause } from 'node:timers/promises'
import { MINUTE_MS } from '@salvia/contract/durations'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { buyerAt, type Order } from '../fixtures/buyer.ts'
import { findFaults } from '../fixtures/one-truth.ts'
import { killServer, type Server, seededOnPostgres } from '../fixtures/seeded-server.ts'

const KILLS = Number(process.env.KILLS ?? 30)
const BUYERS = 8
const LATEST_KILL_MS = 1500
const seed = Number(process.env.KILLS_SEED ?? Math.floor(Math.random() * 1e9))
const drawn = <T>(from: fc.Arbitrary<T>, count: number): T[] => fc.sample(from, { seed, numRuns: count })

const makeServers = seededOnPostgres()

async function setUp() {
  const { database, start } = await makeServers({ TRUST_PROXY: '127.0.0.1,::1' })
  const read = async (statement: string) => (await database.query(statement)).rows
  return { database, start, read }
}

/** What buyers do with their order once it has a price. */
const ways = ['pay', 'pay', 'pay', 'fail', 'leave', 'cancel', 'pay while it is canceled'] as const
type Way = (typeof ways)[number]

type Load = { round: number; orders: Order[]; faults: string[] }

/** Buyers of a plan, each from an address of its own, who end when the server does. */
function startBuyers(server: Server, lines: object[], { round, orders, faults }: Load) {
  const wayOf = drawn(fc.constantFrom(...ways), 1000)
  const buy = async (at: number): Promise<void> => {
    const buyer = buyerAt(server.baseUrl, { 'x-forwarded-for': `203.0.${round}.${at + 1}` })
    for (let count = 0; ; count += 1) {
      const answer = await buyer.order(lines, `buyer-${round}-${at}-${count}@example.com`)
      expect(answer.status).toBe(200)
      const order = answer.body as Order
      orders.push(order)
      await follow(buyer, order, wayOf[(round * 97 + at * 31 + count) % wayOf.length] ?? 'pay')
    }
  }
  const isAway = (error: unknown) => error instanceof TypeError
  return Array.from({ length: BUYERS }, async (_, at) => {
    const error = await buy(at).catch((failure: unknown) => failure)
    if (!isAway(error)) faults.push(`${error}\n${server.said()}`)
  })
}

async function follow(buyer: ReturnType<typeof buyerAt>, order: Order, way: Way): Promise<void> {
  const page = await buyer.openPayment(order)
  if (way === 'pay') await buyer.press(page, 'pay')
  if (way === 'fail') await buyer.press(page, 'fail')
  if (way === 'cancel') await buyer.cancel(order)
  if (way === 'pay while it is canceled') await Promise.all([buyer.press(page, 'pay'), buyer.cancel(order)])
}

test(`killed at ${KILLS} random points of checkout under load, every order is complete or can be completed (seed ${seed})`, async () => {
  const { database, start, read } = await setUp()
  const orders: Order[] = []
  const faults: string[] = []
  let lines: object[] = []
  for (const [round, after] of drawn(fc.integer({ min: 0, max: LATEST_KILL_MS }), KILLS).entries()) {
    const server = await start()
    if (round === 0) lines = await planLines(read)
    const buyers = startBuyers(server, lines, { round, orders, faults })
    await pause(after)
    await killServer(server)
    await Promise.all(buyers)
    expect(faults).toEqual([])
  }
  const last = await start()
  const { baseUrl } = last
  // The minutes after which open payments are asked about have gone by.
  await database.query(`update payment_attempts set ask_at = now() where ask_at > now()`)
  await vi.waitFor(async () => expect(await findFaults(read)).toEqual({}), {
    timeout: 3 * MINUTE_MS,
    interval: 1000,
  })
  const buyerOf = (at: number) => buyerAt(baseUrl, { 'x-forwarded-for': `198.51.${at >> 8}.${at & 255}` })
  const statusesOf = (known: Order[]) =>
    Promise.all(
      known.map(async (order, at) => {
        const { status, body } = await buyerOf(at).read(order)
        return status === 200 ? String(body.status) : `answered ${status}`
      }),
    )
  const statuses = await statusesOf(orders)
  expect(statuses.filter((status) => status.startsWith('answered'))).toEqual([])
  const unpaid = orders.filter((_, at) => ['Draft', 'Pending'].includes(String(statuses[at])))
  const pay = async (order: Order, at: number) => {
    await buyerOf(at)
      .pay(order)
      .catch((error: unknown) => faults.push(`${error}\n${last.said()}`))
  }
  for (const [at, order] of unpaid.entries()) await pay(order, at)
  expect(faults).toEqual([])
  expect(new Set(await statusesOf(unpaid))).toEqual(new Set(unpaid.length > 0 ? ['Placed'] : []))
  expect(await findFaults(read)).toEqual({})
  process.stdout.write(`kills: ${orders.length} orders, ${unpaid.length} of them paid after the last kill\n`)
})

/** Lines of a shared plan of the demo whose products are in stock. */
async function planLines(read: (statement: string) => Promise<Record<string, unknown>[]>): Promise<object[]> {
  const rows = await read(`
    select i.id, i.product_id from recommendation_items i
    join recommendations r on r.id = i.recommendation_id and r.shared_at is not null and not r.is_template
    join products p on p.id = i.product_id and p.stock_status = 'InStock' and p.is_active and not p.is_hidden
    where cardinality(p.restricted_countries) = 0
    order by r.shared_at desc, i.id limit 1`)
  await read(`update products set quantity = 100000 where id = '${rows[0]?.product_id}'`)
  return rows.map(({ id, product_id }) => ({ productId: product_id, quantity: 1, recommendationItemId: id }))
}
