import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openLine } from '../fixtures/database-line.ts'
import { freePort, inAnotherContainer, spawnServer, untilReady } from '../fixtures/running-server.ts'
import { seededServers } from '../fixtures/seeded-server.ts'

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
  expect(second.said()).toContain(`is in use by process ${first.child.pid} on `)
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

// Two containers may share its files without seeing each other's processes.
test('a start on the same folder is refused also where the process that holds it cannot be seen', async () => {
  const dataDir = makeDataDir()
  const first = await start({}, dataDir)
  const NOBODY = 4_194_303
  const named = `process ${NOBODY} on another-container`
  writeFileSync(join(dataDir, 'database.lock.holder'), named)
  const second = spawnServer(dataDir, await freePort(), {}, inAnotherContainer())
  expect(await second.ended).toBe(1)
  expect(second.said()).toBe(
    `${dataDir} is in use by ${named}. Stop it first, or set DATA_DIR to another folder.\n`,
  )
  expect((await fetch(`${first.baseUrl}/health/ready`)).status).toBe(200)
})

test('what a killed process left behind refuses nobody, whoever has its number now', async () => {
  const dataDir = makeDataDir()
  const first = await start({}, dataDir)
  first.child.kill('SIGKILL')
  await first.ended
  writeFileSync(join(dataDir, 'database.lock.holder'), 'process 1 on here')
  const server = await start({}, dataDir)
  expect((await fetch(`${server.baseUrl}/health/live`)).status).toBe(200)
})

test('a missing database ends the start with one plain line', async () => {
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: '/none', password: 'geheim' })
  const server = spawnServer(makeDataDir(), await freePort(), { DATABASE_URL: url.href })
  expect(await server.ended).toBe(1)
  expect(server.said()).toBe(
    `The database at ${url.host}/none takes no connection: database "none" does not exist. Check DATABASE_URL.\n`,
  )
})

test('a start before its database is there waits for it', async () => {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  const name = `t_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name}`)
  await admin.end()
  const line = await openLine(inject('postgresUrl').replace(/postgres$/, name))
  onTestFinished(line.cut)
  await line.cut()
  const server = spawnServer(makeDataDir(), await freePort(), { DATABASE_URL: line.url })
  onTestFinished(async () => {
    server.child.kill('SIGKILL')
    await server.ended
  })
  const { host } = new URL(line.url)
  await vi.waitFor(() => expect(server.said()).toContain('Waiting'), 30_000)
  expect(server.said()).toBe(`Waiting for the database at ${host}/${name}: connect ECONNREFUSED ${host}\n`)
  await line.mend()
  await untilReady(server)
})

test.for(['', 'short'])('a key file that holds %j ends the start with one plain line', async (content) => {
  const dataDir = makeDataDir()
  writeFileSync(join(dataDir, 'token.key'), content)
  const server = spawnServer(dataDir, await freePort())
  expect(await server.ended).toBe(1)
  expect(server.said()).toContain(`${join(dataDir, 'token.key')} holds no key of at least 32 characters.`)
  expect(server.said()).not.toContain('    at ')
})

/** Idle connections are kept for 72 seconds. */
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
  const needed = [
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'SMTP_URL',
    'MAIL_FROM',
    'TOKEN_KEY',
    'COLUMN_KEYS',
  ]
  for (const name of needed) expect(server.said()).toContain(`${name} is missing`)
})
