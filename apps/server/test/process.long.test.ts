import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freePort, spawnServer } from './running-server.ts'
import { seededServers } from './seeded-server.ts'

const { makeDataDir, start } = seededServers()

const openCart = async (baseUrl: string): Promise<string> => {
  const answer = await fetch(`${baseUrl}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode: 'NL' }),
  })
  const { cart } = (await answer.json()) as { cart: { id: string } }
  return cart.id
}

test('a second start on the same folder is refused, and says which process holds it', async () => {
  const dataDir = makeDataDir()
  const first = await start({}, dataDir)
  const second = spawnServer(dataDir, await freePort())
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`is in use by process ${first.child.pid}`)
})

test('after a hard kill the next start is fine, and nothing that was committed is lost', async () => {
  const dataDir = makeDataDir()
  const first = await start({}, dataDir)
  const cartIds = await Promise.all(Array.from({ length: 20 }, () => openCart(first.baseUrl)))
  first.child.kill('SIGKILL')
  await first.ended
  const second = await start({}, dataDir)
  const found = await Promise.all(cartIds.map((id) => fetch(`${second.baseUrl}/api/cart/${id}`)))
  expect(found.map(({ status }) => status)).toEqual(cartIds.map(() => 200))
})

test('a lock that a dead process left behind is taken over', async () => {
  const dataDir = makeDataDir()
  const NOBODY = 4_194_303
  writeFileSync(join(dataDir, 'lock'), String(NOBODY))
  const server = await start({}, dataDir)
  expect((await fetch(`${server.baseUrl}/health/live`)).status).toBe(200)
})

/** Connections that nobody closes are kept for 72 seconds. */
const BEFORE_IDLE_ONES_END = { timeout: 60_000 }

test.for(['/api/products?limit=100', '/shop'])(
  'told to end, the server answers the 50 requests for %s in flight and ends with 0',
  BEFORE_IDLE_ONES_END,
  async (path) => {
    const server = await start()
    const whole = await (await fetch(server.baseUrl + path)).text()
    const requests = Array.from({ length: 50 }, async () => {
      const answer = await fetch(server.baseUrl + path)
      return { status: answer.status, text: await answer.text() }
    })
    await fetch(`${server.baseUrl}/health/live`)
    server.child.kill('SIGTERM')
    const answers = await Promise.all(requests)
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const end = whole.slice(-20)
    expect(answers.filter(({ text }) => !text.endsWith(end))).toEqual([])
    expect(await server.ended).toBe(0)
  },
)

test('a public address without real services refuses to start and names what is missing', async () => {
  const server = spawnServer(makeDataDir(), await freePort(), { PUBLIC_URL: 'https://salvia.example' })
  expect(await server.ended).toBe(1)
  for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'SMTP_URL', 'TOKEN_KEY', 'COLUMN_KEYS'])
    expect(server.said()).toContain(`${name} is missing`)
})
