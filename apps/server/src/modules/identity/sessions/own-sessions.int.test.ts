import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, fields } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeClient, PASSWORD } from '#test/people'
import { sessions } from '../accounts/identity-tables.ts'
import { setStanding } from '../index.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'

const open = async (api: TestApi, email: string, userAgent = 'curl/8') => {
  const answer = await auth(api, 'POST /signin', fields({ email, password: PASSWORD }), {
    headers: { 'user-agent': userAgent },
  })
  return bearerOf(answer)
}

const statusOf = async ({ app }: Pick<TestApi, 'app'>, headers: { authorization: string }) =>
  (await app.inject({ url: '/api/users/me', headers })).statusCode

test('a user sees its own sessions with device and last use, and nobody else’s', async () => {
  const api = await startApi()
  const { email, headers } = await makeClient(api)
  await makeClient(api)
  api.setNow(new Date(NOW.getTime() + 600_000))
  await open(api, email, FIREFOX)
  const list = (await auth(api, 'GET /sessions', undefined, { headers })).json()
  expect(list.pager).toEqual({ offset: 0, limit: 10, count: 2, sort: null })
  const later = new Date(NOW.getTime() + 600_000).toISOString()
  const common = { id: expect.any(String), ipAddress: '127.0.0.1', lastUsedAt: later }
  expect(list.results).toEqual([
    { ...common, isCurrent: false, browser: 'Firefox', system: 'Windows', createdAt: later },
    { ...common, isCurrent: true, browser: null, system: null, createdAt: NOW.toISOString() },
  ])
  expect((await auth(api, 'GET /sessions?limit=1', undefined, { headers })).json()).toMatchObject({
    results: [{ browser: 'Firefox' }],
    pager: { count: 2 },
  })
})

test('use is noted once in five minutes, and what nobody uses for thirty days ends', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  const [opened] = await api.db.select().from(sessions)
  const after = async (minutes: number) => {
    api.setNow(new Date(NOW.getTime() + minutes * 60_000))
    const { email } = (await api.app.inject({ url: '/api/users/me', headers })).json()
    const [row] = await api.db.select().from(sessions)
    return { isOpen: email !== undefined, lastUsedAt: row?.updatedAt }
  }
  expect(await after(4)).toEqual({ isOpen: true, lastUsedAt: opened?.updatedAt })
  expect(await after(6)).toEqual({ isOpen: true, lastUsedAt: new Date(NOW.getTime() + 360_000) })
  api.setNow(new Date(NOW.getTime() + 360_000 + 30 * 86_400_000))
  expect((await auth(api, 'POST /session/refresh', undefined, { headers })).statusCode).toBe(401)
})

describe('what ends a session counts at once, in every process', () => {
  const setUp = async () => {
    const api = await startApi()
    const person = await makeClient(api)
    const elsewhere = await open(api, person.email)
    const other = { app: await api.openOther() }
    expect([await statusOf(api, elsewhere), await statusOf(other, elsewhere)]).toEqual([200, 200])
    const seen = async () => [await statusOf(api, elsewhere), await statusOf(other, elsewhere)]
    return { api, ...person, seen }
  }

  test('ending it from another device', async () => {
    const { api, headers, seen } = await setUp()
    const { results } = (await auth(api, 'GET /sessions', undefined, { headers })).json()
    const { id } = results.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent)
    expect((await auth(api, `DELETE /sessions/${id}`, undefined, { headers })).json()).toEqual({
      status: 'OK',
    })
    expect(await seen()).toEqual([401, 401])
    expect(await statusOf(api, headers)).toBe(200)
    expect((await auth(api, `DELETE /sessions/${id}`, undefined, { headers })).statusCode).toBe(404)
  })

  test('ending all others', async () => {
    const { api, headers, seen } = await setUp()
    expect((await auth(api, 'DELETE /sessions', undefined, { headers })).json()).toEqual({
      status: 'OK',
      ended: 1,
    })
    expect(await seen()).toEqual([401, 401])
    expect(await statusOf(api, headers)).toBe(200)
  })

  test.for(['Suspended', 'Deleted'] as const)('the account becoming %s', async (userStatusId) => {
    const { api, userId, headers, seen } = await setUp()
    await api.db.transaction((tx) => setStanding(tx, userId, { userStatusId }, NOW))
    expect(await seen()).toEqual([401, 401])
    expect(await statusOf(api, headers)).toBe(401)
    expect(await api.db.$count(sessions, eq(sessions.userId, userId))).toBe(0)
  })
})

test('a session of others cannot be ended', async () => {
  const api = await startApi()
  const mine = await makeClient(api)
  const theirs = await makeClient(api)
  const [session] = await api.db.select().from(sessions).where(eq(sessions.userId, theirs.userId))
  const before = await databaseDigest(api.db)
  const answer = await auth(api, `DELETE /sessions/${session?.id}`, undefined, { headers: mine.headers })
  expect(answer.statusCode).toBe(404)
  expect(answer.json()).toMatchObject({ code: 'session_not_found' })
  expect(await databaseDigest(api.db)).toEqual(before)
})
