import { like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { auth, fields } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeClient, PASSWORD } from '#test/people'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { readProxyTrust, trustsNobody } from '../../../kernel/http/proxy-trust.ts'
import { limitWindows } from '../../../kernel/limits/data/limit-tables.ts'
import { outboxMessages } from '../../../kernel/outbox/data/outbox-tables.ts'

type Sending = Parameters<typeof auth>[3]

const failFrom = (api: TestApi, sending: Sending, at = 0) =>
  auth(
    api,
    'POST /signin',
    fields({ email: `nobody${at}@salvia.example`, password: 'wrong-word-1' }),
    sending,
  )

/** A different address of the same network each time. */
const inNetwork = (at: number) => `2001:db8:1:2:${(at + 1).toString(16)}::${(at + 7).toString(16)}`
const outside = '2001:db8:1:3::1'

test('the log keeps the whole address', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  await failFrom(api, { remoteAddress: inNetwork(0) })
  const [entry] = await api.db.select().from(auditEntries)
  expect(entry).toMatchObject({ event: 'SignInFailed', ipAddress: inNetwork(0) })
})

test('failed sign-ins of one network are counted together', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  for (const at of [0, 1]) await failFrom(api, { remoteAddress: inNetwork(at) })
  await failFrom(api, { remoteAddress: outside })
  const counted = await api.db
    .select({ count: limitWindows.count })
    .from(limitWindows)
    .where(like(limitWindows.name, 'sign-in-address:%'))
    .orderBy(limitWindows.count)
  expect(counted).toEqual([{ count: 1 }, { count: 2 }])
})

test('checks of addresses are counted by network too', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const check = async (remoteAddress: string) => {
    const payload = { email: 'a@post.nl' }
    const url = '/api/validations/email'
    return (await api.app.inject({ method: 'POST', url, payload, remoteAddress })).statusCode
  }
  for (let at = 0; at < 60; at += 1) expect(await check(inNetwork(at))).toBe(200)
  expect([await check(inNetwork(60)), await check(outside)]).toEqual([429, 200])
})

test('the general limit counts a network once', async () => {
  const { app } = await startApi({ config: { hasRateLimits: true } })
  const ask = async (remoteAddress: string) =>
    (await app.inject({ url: '/api/nothing', remoteAddress })).statusCode
  for (let at = 0; at < 600; at += 1) expect(await ask(inNetwork(at % 200))).toBe(404)
  expect([await ask(inNetwork(201)), await ask(outside)]).toEqual([429, 404])
})

test('an address that a visitor forges again each time gets it past no limit, and into no log', async () => {
  const trustsProxy = readProxyTrust('10.0.0.0/8') ?? trustsNobody
  const api = await startApi({ config: { hasRateLimits: true, trustsProxy } })
  const forged = (at: number) => ({
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': `198.51.100.${at}, 203.0.113.9` },
  })
  const open = (at: number) => auth(api, 'POST /user/email/verify', { token: `none-${at}` }, forged(at))
  for (let at = 0; at < 60; at += 1) expect((await open(at)).statusCode).toBe(200)
  expect((await open(60)).statusCode).toBe(429)
  await failFrom(api, forged(61))
  const [entry] = await api.db.select().from(auditEntries)
  expect(entry).toMatchObject({ event: 'SignInFailed', ipAddress: '203.0.113.9' })
})

test('ten codes by text message an hour are sent for one network, whatever the account', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const people = [await makeClient(api), await makeClient(api), await makeClient(api)]
  const ask = (at: number, remoteAddress = inNetwork(at)) => {
    const headers = people[at % people.length]?.headers ?? {}
    const body = { phone: `+3161234567${at}`, password: PASSWORD }
    return auth(api, 'POST /change-phone', body, { headers, remoteAddress })
  }
  for (let at = 0; at < 9; at += 1) expect((await ask(at)).statusCode).toBe(200)
  const byForm = (phone: string, remoteAddress: string) =>
    api.app.inject({
      method: 'PUT',
      url: `/api/users/${people[0]?.userId}`,
      headers: people[0]?.headers ?? {},
      payload: { phone, password: PASSWORD },
      remoteAddress,
    })
  expect((await byForm('+31612345690', inNetwork(9))).statusCode).toBe(200)
  const before = await databaseDigest(api.db)
  const refused = await byForm('+31612345691', inNetwork(10))
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests'])
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await ask(1, outside)).statusCode).toBe(200)
  expect(await api.db.$count(outboxMessages)).toBe(11)
})
