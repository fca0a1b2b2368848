import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Answer, buyerAt, type Order } from '../fixtures/buyer.ts'
import { startPostgres } from '../fixtures/embedded-postgres.ts'
import { freePort, spawnServer, untilReady } from '../fixtures/running-server.ts'

const AWAY_MS = 10_000
const PAGES = ['/', '/shop', '/cart', '/brands']
const OWN_PAGES = ['/shop', '/settings/account']

type Seen = {
  what: string
  askedAt: number
  at: number
  answer: Pick<Answer, 'status' | 'retryAfter' | 'body'>
}

/** Buyers and readers who continue whatever the response, until stopped. */
function startLoad(baseUrl: string, productId: string, cookie: string) {
  const buyer = buyerAt(baseUrl)
  const seen: Seen[] = []
  const orders: Order[] = []
  let isOver = false
  const note = (what: string, askedAt: number, answer: Answer) =>
    seen.push({ what, askedAt, at: performance.now(), answer })
  async function buy(name: string): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const askedAt = performance.now()
      const answer = await buyer.order(productId, `${name}${count}@example.com`)
      note('order', askedAt, answer)
      if (answer.status === 200 && answer.body.orderId) orders.push(answer.body as Order)
    }
  }
  async function read(paths: string[], headers: Record<string, string>): Promise<void> {
    for (let count = 0; !isOver; count += 1) {
      const path = paths[count % paths.length] ?? '/'
      const askedAt = performance.now()
      const answer = await fetch(baseUrl + path, { headers, redirect: 'manual' })
      const text = await answer.text()
      const { status } = answer
      note(path, askedAt, {
        status,
        retryAfter: answer.headers.get('retry-after'),
        body: { isPage: text.includes('</html>') },
      })
    }
  }
  const all = [buy('anna'), buy('bas'), buy('cor'), read(PAGES, {}), read(OWN_PAGES, { cookie })]
  return {
    seen,
    orders,
    async stop() {
      isOver = true
      await Promise.all(all)
    },
  }
}

/** A signed-in client's cookies. */
async function signIn(baseUrl: string): Promise<string> {
  const formFields = [
    { id: 'email', value: 'client@salvia.example' },
    { id: 'password', value: 'salvia-demo' },
  ]
  const answer = await fetch(`${baseUrl}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ formFields }),
  })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

async function untilReadyAgain(baseUrl: string): Promise<number> {
  const since = performance.now()
  for (;;) {
    const answer = await fetch(`${baseUrl}/health/ready`)
    if (answer.ok) return performance.now() - since
    await pause(20)
  }
}

let postgres: Awaited<ReturnType<typeof startPostgres>>
let server: ReturnType<typeof spawnServer>

beforeAll(async () => {
  postgres = await startPostgres({ isDurable: true })
  const dataDir = mkdtempSync(join(tmpdir(), 'salvia-outage-'))
  server = spawnServer(dataDir, await freePort(), {
    DATABASE_URL: postgres.url,
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'info',
  })
  await untilReady(server)
  return async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

test.for(['fast', 'immediate'] as const)(
  'a database that is stopped for ten seconds (%s) is waited for: 503 meanwhile, nothing lost',
  async (how) => {
    const { baseUrl } = server
    const saidBefore = server.said().length
    const productId = await buyerAt(baseUrl).findProduct()
    const load = startLoad(baseUrl, productId, await signIn(baseUrl))
    await pause(4000)
    expect(load.seen.filter(({ answer }) => answer.status >= 300)).toEqual([])
    const before = load.orders.length
    expect(before).toBeGreaterThan(3)

    await postgres.halt(how)
    const goneAt = performance.now()
    await pause(AWAY_MS)
    const backAt = performance.now()
    await postgres.resume()
    expect(await untilReadyAgain(baseUrl)).toBeLessThan(1000)
    const readyAt = performance.now()
    await pause(4000)
    await load.stop()

    // Earlier requests may already have had their response from the database.
    const away = load.seen.filter(({ askedAt, at }) => askedAt > goneAt && at < backAt)
    expect(away.length).toBeGreaterThan(50)
    const failed = load.seen.filter(({ answer }) => answer.status >= 500)
    expect(failed.filter(({ answer }) => answer.status !== 503 || answer.retryAfter !== '5')).toEqual([])
    expect(failed.filter(({ what, answer }) => what !== 'order' && !answer.body.isPage)).toEqual([])
    expect(
      failed.filter(({ what, answer }) => what === 'order' && answer.body.code !== 'unavailable'),
    ).toEqual([])
    expect(failed.filter(({ at }) => at > readyAt + 1000)).toEqual([])
    const needsIt = ['order', '/shop', '/brands', '/settings/account']
    expect(away.filter(({ what, answer }) => needsIt.includes(what) && answer.status !== 503)).toEqual([])

    expect(server.child.exitCode).toBeNull()
    expect(load.orders.length).toBeGreaterThan(before)
    const buyer = buyerAt(baseUrl)
    const statuses: number[] = []
    for (const order of load.orders) statuses.push((await buyer.read(order)).status)
    expect(statuses).toEqual(load.orders.map(() => 200))
    const log = server.said().slice(saidBefore)
    for (const word of ['"stack"', '    at ', 'secretKey', 'select ', 'insert '])
      expect(log).not.toContain(word)
    expect(log.match(/database_connection_lost/g)?.length).toBeLessThan(5)
    expect(log.match(/database_connected_again/g)?.length).toBeLessThan(5)
  },
)
