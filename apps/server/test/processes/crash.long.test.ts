import { MINUTE_MS } from '@salvia/contract/durations'
import { expect, onTestFinished, test, vi } from 'vitest'
import { buyerAt, type Order } from '../fixtures/buyer.ts'
import { startMailServer } from '../fixtures/mail-server.ts'
import { killServer, seededOnPostgres } from '../fixtures/seeded-server.ts'

const BUYERS = ['anna', 'bas', 'cor', 'dirk', 'els'].map((name) => `${name}@example.com`)

const isBuyer = (address: string) => BUYERS.includes(address)

const makeServers = seededOnPostgres()

async function setUp() {
  const mails = await startMailServer()
  onTestFinished(mails.close)
  return { ...(await makeServers({ SMTP_URL: mails.url })), mails }
}

test('what a killed server was doing is done within a minute of the next start, once', async () => {
  const { database, mails, start } = await setUp()
  const first = await start()
  const buyer = buyerAt(first.baseUrl)
  const productId = await buyer.findProduct()
  const orders: Order[] = []
  for (const email of BUYERS) orders.push((await buyer.order(productId, email)).body as Order)
  mails.hold(true)
  for (const order of orders) await buyer.pay(order)
  await vi.waitFor(() => expect(mails.held.filter(isBuyer).sort()).toEqual(BUYERS), MINUTE_MS)

  await killServer(first)
  mails.hold(false)
  expect(mails.taken.filter(isBuyer)).toEqual([])
  // Including a settlement the process was in the middle of.
  const { rowCount } = await database.query(
    `insert into pgboss.job (name, data, state, started_on, heartbeat_on, heartbeat_seconds, expire_seconds,
       retry_limit, retry_delay, retry_backoff)
     select name, $1, 'active', now(), now(), heartbeat_seconds, expire_seconds, retry_limit, retry_delay, retry_backoff
     from pgboss.queue where name = 'payments.settle'`,
    [{ orderId: orders[0]?.orderId }],
  )
  expect(rowCount).toBe(1)

  await start()
  const startedAt = performance.now()
  const unfinished = `select name from pgboss.job
    where name in ('send-message', 'payments.settle') and state <> 'completed'`
  await vi.waitFor(
    async () => {
      expect(mails.taken.filter(isBuyer).sort()).toEqual(BUYERS)
      expect((await database.query(unfinished)).rows).toEqual([])
    },
    { timeout: 3 * MINUTE_MS, interval: 200 },
  )
  expect(performance.now() - startedAt).toBeLessThan(MINUTE_MS)
  const { rows } = await database.query(
    `select state, count(*)::int as count from outbox_messages where recipient = any($1) group by state`,
    [BUYERS],
  )
  expect(rows).toEqual([{ state: 'Sent', count: BUYERS.length }])
})
