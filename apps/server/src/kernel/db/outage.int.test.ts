import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { pino } from 'pino'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { pay } from '#test/checkout'
import { openLine } from '#test/database-line'
import { deliver } from '#test/gateway'
import { makeClient } from '#test/people'
import { call } from '#test/plans'
import { safeError } from '../safe-error.ts'
import { awaitDatabase } from './await-database.ts'
import { isDatabaseAway } from './database-away.ts'
import { openPool, outageLog } from './open-pool.ts'
import { readRows } from './read-rows.ts'

const silent = pino({ level: 'silent' })

const UNAVAILABLE = {
  type: 'about:blank',
  title: 'Unavailable',
  status: 503,
  code: 'unavailable',
  retryAfter: 5,
}

function keptLog() {
  const lines: { level: number; msg: string }[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)))
      done()
    },
  })
  return { lines, log: pino({ level: 'info', serializers: { err: safeError } }, sink) }
}

async function openAdmin(): Promise<pg.Client> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') })
  await admin.connect()
  onTestFinished(() => admin.end())
  return admin
}

async function databaseOf(api: TestApi): Promise<string> {
  const rows = await readRows<{ name: string }>(api.db, sql`select current_database() as name`)
  return rows[0]?.name ?? ''
}

const MESSAGE = JSON.stringify({
  id: 'evt_1',
  object: 'event',
  type: 'checkout.session.completed',
  data: { object: { id: 'cs_1', object: 'checkout.session', status: 'complete', payment_status: 'paid' } },
})

const END_ALL = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'

const openCart = (api: TestApi) => call(api, null, ['POST', '/cart', { countryCode: 'NL' }])

test('connections that the server ends while they are idle are opened again', async () => {
  const api = await startApi()
  const admin = await openAdmin()
  const name = await databaseOf(api)
  await Promise.all(Array.from({ length: 5 }, () => openCart(api)))
  expect(api.poolUse().total).toBeGreaterThan(1)
  await admin.query(END_ALL, [name])
  await vi.waitFor(() => expect(api.poolUse().total).toBe(0), 10_000)
  expect((await openCart(api)).statusCode).toBe(201)
})

test('a request whose transaction the server ends is answered 503 and leaves nothing behind', async () => {
  const api = await startApi()
  const admin = await openAdmin()
  const anna = await makeClient(api)
  const name = await databaseOf(api)
  const blocker = new pg.Client({ connectionString: inject('postgresUrl').replace(/postgres$/, name) })
  await blocker.connect()
  blocker.on('error', () => undefined)
  await blocker.query('begin; lock table carts in exclusive mode')
  const asked = call(api, anna, ['POST', '/cart', { countryCode: 'NL' }])
  await vi.waitFor(async () => {
    const { rows } = await admin.query(
      `select 1 from pg_stat_activity where datname = $1 and wait_event_type = 'Lock'`,
      [name],
    )
    expect(rows).toHaveLength(1)
  }, 10_000)
  // It alone, first: with the lock gone before it is ended, it would be answered.
  await admin.query(`${END_ALL} and wait_event_type = 'Lock'`, [name])
  const answer = await asked
  expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([503, '5', UNAVAILABLE])
  expect(answer.headers['content-type']).toContain('application/problem+json')
  await admin.query(END_ALL, [name])
  await vi.waitFor(() => expect(api.poolUse().total).toBe(0), 10_000)
  const rows = await readRows<{ n: number }>(api.db, sql`select count(*)::int as n from carts`)
  expect(rows).toEqual([{ n: 0 }])
  expect((await openCart(api)).statusCode).toBe(201)
})

test('a transaction that is ended between two statements fails with its next one', async () => {
  const api = await startApi()
  const admin = await openAdmin()
  const name = await databaseOf(api)
  const failed = await api.db
    .transaction(async (tx) => {
      await tx.execute(sql`select 1`)
      await admin.query(END_ALL, [name])
      await vi.waitFor(async () => {
        const { rows } = await admin.query('select 1 from pg_stat_activity where datname = $1', [name])
        expect(rows).toEqual([])
      }, 10_000)
      await tx.execute(sql`select 2`)
    })
    .catch((error: unknown) => error)
  expect(isDatabaseAway(failed)).toBe(true)
  expect((await openCart(api)).statusCode).toBe(201)
})

test('while the database is away every call answers 503, in one line of the log each, and all goes on afterwards', async () => {
  const { lines, log } = keptLog()
  const api = await startApi({ isCuttable: true, isStocked: true, log })
  const anna = await makeClient(api)
  lines.length = 0
  await api.line.cut()
  const signIn = {
    formFields: [
      { id: 'email', value: anna.email },
      { id: 'password', value: 'wrong-password' },
    ],
  }
  const answers = [
    await openCart(api),
    await call(api, anna, ['GET', '/cart']),
    await call(api, null, ['GET', '/products']),
    await pay(api, { orderId: randomUUID(), orderKey: randomUUID() }),
    await api.app.inject({ url: '/test-gateway/cs_1' }),
    await deliver(api, MESSAGE),
    await api.app.inject({ method: 'POST', url: '/auth/signin', payload: signIn }),
  ]
  expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual(
    answers.map(() => [503, '5']),
  )
  expect(answers.map((answer) => answer.json())).toEqual(answers.map(() => UNAVAILABLE))
  const ready = await api.app.inject({ url: '/health/ready' })
  expect([ready.statusCode, ready.headers['retry-after']]).toEqual([503, '5'])
  expect((await api.app.inject({ url: '/health/live' })).statusCode).toBe(200)
  expect(lines.filter(({ msg }) => msg === 'database_away')).toHaveLength(answers.length)
  expect(lines.filter(({ msg }) => msg === 'database_connection_lost')).toHaveLength(1)
  expect(lines.filter(({ level }) => level >= 50)).toEqual([])
  const written = JSON.stringify(lines)
  for (const word of ['    at ', 'select', 'insert', 'secretKey', 'cs_1']) expect(written).not.toContain(word)
  await api.line.mend()
  expect((await openCart(api)).statusCode).toBe(201)
  expect((await api.app.inject({ url: '/health/ready' })).statusCode).toBe(200)
  expect(lines.filter(({ msg }) => msg === 'database_connected_again')).toHaveLength(1)
})

const poolFor = (url: string) => {
  const pool = openPool(url, { size: 2 }, outageLog(silent))
  onTestFinished(() => pool.end())
  return pool
}

async function openLineOfTest() {
  const line = await openLine(inject('postgresUrl'))
  onTestFinished(line.cut)
  return line
}

test('a start waits for a database that is not there yet, and says so once', async () => {
  const { url, cut, mend } = await openLineOfTest()
  await cut()
  const said: string[] = []
  const waiting = awaitDatabase(poolFor(url), { url, say: (line) => said.push(line) })
  await vi.waitFor(() => expect(said).toHaveLength(1), 10_000)
  await mend()
  await waiting
  const { host } = new URL(url)
  expect(said).toEqual([`Waiting for the database at ${host}/postgres: connect ECONNREFUSED ${host}`])
})

test('a start gives up on a database that does not come', async () => {
  const { url, cut } = await openLineOfTest()
  await cut()
  const started = awaitDatabase(poolFor(url), { url, say: () => undefined, patienceMs: 1000 })
  await expect(started).rejects.toThrow(
    /^The database at 127\.0\.0\.1:\d+\/postgres did not answer for 1 seconds/,
  )
})

test.for([
  ['a missing database', '/none', 'database "none" does not exist'],
  ['an unknown user', '/postgres', 'role "nobody" does not exist'],
] as const)('a start ends at once for %s, in a line without the password', async ([_name, path, reason]) => {
  const url = Object.assign(new URL(inject('postgresUrl')), { pathname: path, password: 'geheim' })
  if (path === '/postgres') url.username = 'nobody'
  const started = awaitDatabase(poolFor(url.href), { url: url.href, say: () => expect.unreachable() })
  await expect(started).rejects.toThrow(
    `The database at ${url.host}${path} takes no connection: ${reason}. Check DATABASE_URL.`,
  )
})
