import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, cookiesOf, fields, linkToken, messagesTo } from '#test/auth'
import { codeOf, STEP_MS } from '#test/authenticator'
import { makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { enableSecondFactor, firstStep, secondStep } from '#test/second-factor'
import { outboxMessages } from '../../../kernel/outbox/data/outbox-tables.ts'
import { accountLimits } from '../account-limits.ts'
import { users } from '../accounts/identity-tables.ts'
import { hold } from '../identity-context.ts'

type Sending = Parameters<typeof auth>[3]

const HOME = '203.0.113.9'
const ELSEWHERE = '203.0.113.200'
const start = () => startApi({ config: { hasRateLimits: true } })

const signIn = (api: TestApi, email: string, password = PASSWORD, sending: Sending = {}) =>
  auth(api, 'POST /signin', fields({ email, password }), { remoteAddress: ELSEWHERE, ...sending })

/** Uses up an account's limits as strangers' requests would. */
async function useUp(api: TestApi, limit: keyof typeof accountLimits, key: string) {
  const { db } = api
  const { config } = api.app
  for (let at = 0; at < accountLimits[limit].max; at += 1)
    await hold({ db, config }, limit, key, api.app.now())
}

const mailsOf = async (api: TestApi, { email }: Person) =>
  (await messagesTo(api, email)).map(({ subject }) => subject)

describe('wrong passwords of strangers', () => {
  test('from ten addresses shut nobody out', async () => {
    const api = await start()
    const anna = await makeClient(api)
    for (let at = 0; at < 10; at += 1)
      await signIn(api, anna.email, 'wrong-word-1', { remoteAddress: `198.51.100.${at}` })
    expect((await signIn(api, anna.email)).json()).toMatchObject({ status: 'OK' })
  })

  test('from everywhere leave the device that signed in before', async () => {
    const api = await start()
    const anna = await makeClient(api)
    const cookies = cookiesOf(await signIn(api, anna.email))
    await useUp(api, 'signInOfAccount', anna.userId)
    const stranger = await signIn(api, anna.email)
    expect([stranger.statusCode, stranger.headers['retry-after']]).toEqual([429, '3600'])
    await useUp(api, 'signInFromAddress', HOME)
    expect((await signIn(api, anna.email, PASSWORD, { remoteAddress: HOME })).statusCode).toBe(429)
    const known = { cookies, remoteAddress: HOME }
    expect((await signIn(api, anna.email, PASSWORD, known)).json()).toMatchObject({ status: 'OK' })
    for (let at = 0; at < 10; at += 1)
      expect((await signIn(api, anna.email, 'wrong-word-1', known)).statusCode).toBe(200)
    expect((await signIn(api, anna.email, PASSWORD, known)).statusCode).toBe(429)
  })

  test('leave the way by a link of the mail: its browser counts as known', async () => {
    const api = await start()
    const anna = await makeClient(api)
    await auth(api, 'POST /user/password/reset/token', fields({ email: anna.email }))
    await useUp(api, 'signInOfAccount', anna.userId)
    const token = await linkToken(api, anna.email)
    const set = await auth(api, 'POST /user/password/reset', {
      token,
      ...fields({ password: 'Marjoram-43' }),
    })
    expect(set.json()).toEqual({ status: 'OK' })
    const cookies = cookiesOf(set)
    expect((await signIn(api, anna.email, 'Marjoram-43')).statusCode).toBe(429)
    expect((await signIn(api, anna.email, 'Marjoram-43', { cookies })).json()).toMatchObject({ status: 'OK' })
  })

  test('are told to the owner in its language, once a day', async () => {
    const api = await start()
    const anna = await makeClient(api)
    await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, anna.userId))
    await useUp(api, 'failedPasswords', anna.userId)
    expect(await mailsOf(api, anna)).toEqual([])
    for (let at = 0; at < 3; at += 1)
      await signIn(api, anna.email, 'wrong-word-1', { remoteAddress: `198.51.100.${at}` })
    expect(await mailsOf(api, anna)).toEqual(['Viele falsche Passwörter für Ihr Konto'])
  })
})

describe('the cookie of a known device', () => {
  const letsIn = async (api: TestApi, { email }: Person, cookies: Record<string, string>) =>
    (await signIn(api, email, PASSWORD, { cookies })).statusCode === 200
  const isKnown = async (api: TestApi, person: Person, cookies: Record<string, string>) => {
    await useUp(api, 'signInOfAccount', person.userId)
    return letsIn(api, person, cookies)
  }

  test('is HttpOnly, lasts a year, and is renewed with the session', async () => {
    const api = await start()
    const anna = await makeClient(api)
    const opened = await signIn(api, anna.email)
    const kept = { httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 31_536_000 }
    expect(opened.cookies[1]).toMatchObject({ name: 'salvia_device', ...kept })
    const sending = { cookies: cookiesOf(opened), headers: { origin: 'http://localhost:3000' } }
    const later = new Date(NOW.getTime() + 20 * 86_400_000)
    api.setNow(later)
    const renewed = await auth(api, 'POST /session/refresh', undefined, sending)
    expect(renewed.cookies[1]).toMatchObject({ name: 'salvia_device', ...kept })
    const cookies = cookiesOf(renewed)
    api.setNow(new Date(later.getTime() + 364 * 86_400_000))
    expect(await isKnown(api, anna, cookies)).toBe(true)
    expect(await letsIn(api, anna, cookiesOf(opened))).toBe(false)
  })

  test('is good for its own account only, and opens nothing', async () => {
    const api = await start()
    const [anna, tom] = [await makeClient(api), await makeClient(api)]
    const { salvia_device = '' } = cookiesOf(await signIn(api, tom.email))
    expect(await isKnown(api, anna, { salvia_device })).toBe(false)
    const me = await api.app.inject({ url: '/api/users/me', cookies: { salvia_device } })
    expect(me.statusCode).toBe(401)
  })

  test('of a family’s browser names each of its accounts', async () => {
    const api = await start()
    const [anna, tom] = [await makeClient(api), await makeClient(api)]
    const first = cookiesOf(await signIn(api, anna.email))
    const both = cookiesOf(await signIn(api, tom.email, PASSWORD, { cookies: first }))
    expect([await isKnown(api, anna, both), await isKnown(api, tom, both)]).toEqual([true, true])
  })

  test.for(['', 'made-up', 'W10.made-up'])('that says "%s" says nothing', async (salvia_device) => {
    const api = await start()
    expect(await isKnown(api, await makeClient(api), { salvia_device })).toBe(false)
  })

  test.for(['a new password', 'the end of other sessions'])('is worthless after %s', async (what) => {
    const api = await start()
    const anna = await makeClient(api)
    const cookies = cookiesOf(await signIn(api, anna.email))
    api.setNow(new Date(NOW.getTime() + 1000))
    if (what === 'a new password') {
      await auth(api, 'POST /user/password/reset/token', fields({ email: anna.email }))
      const token = await linkToken(api, anna.email)
      await auth(api, 'POST /user/password/reset', { token, ...fields({ password: 'Marjoram-43' }) })
      await useUp(api, 'signInOfAccount', anna.userId)
      expect((await signIn(api, anna.email, 'Marjoram-43', { cookies })).statusCode).toBe(429)
      return
    }
    await auth(api, 'DELETE /sessions', undefined, { headers: anna.headers })
    expect(await isKnown(api, anna, cookies)).toBe(false)
  })
})

describe('links to a new password', () => {
  const ask = (api: TestApi, email: string, sending: Sending) =>
    auth(api, 'POST /user/password/reset/token', fields({ email }), sending)
  const mailsTo = async (api: TestApi, { email }: Person) => {
    await api.runJobs()
    return api.db.$count(outboxMessages, eq(outboxMessages.recipient, email))
  }

  test('that strangers ask for fill no mailbox, and leave the owner its own', async () => {
    const api = await start()
    const anna = await makeClient(api)
    const cookies = cookiesOf(await signIn(api, anna.email))
    await signIn(api, anna.email, PASSWORD, { remoteAddress: HOME })
    const asked: number[] = []
    for (let at = 0; at < 16; at += 1)
      asked.push((await ask(api, anna.email, { remoteAddress: `198.51.100.${at % 4}` })).statusCode)
    expect(asked.filter((status) => status === 200)).toHaveLength(10)
    expect(await mailsTo(api, anna)).toBe(10)
    const own = [{ remoteAddress: HOME }, { remoteAddress: '192.0.2.77', cookies }]
    for (const sending of own) expect((await ask(api, anna.email, sending)).statusCode).toBe(200)
    expect(await mailsTo(api, anna)).toBe(12)
  })

  test('are refused alike for an address without an account', async () => {
    const api = await start()
    const anna = await makeClient(api)
    const told = async (email: string) => {
      const statuses: number[] = []
      for (let at = 0; at < 4; at += 1)
        statuses.push((await ask(api, email, { remoteAddress: '198.51.100.1' })).statusCode)
      return statuses
    }
    expect([await told(anna.email), await told('nobody@salvia.example')]).toEqual([
      [200, 200, 200, 429],
      [200, 200, 200, 429],
    ])
  })
})

describe('wrong codes of someone who knows the password', () => {
  async function setUp() {
    const api = await start()
    const sophie = await makeApprovedPractitioner(api)
    const { secret, codes } = await enableSecondFactor(api, sophie)
    const sending = { remoteAddress: HOME }
    const { challenge } = await firstStep(api, sophie.email, sending)
    const first = await secondStep(api, challenge, codes[0] ?? '', sending)
    const cookies = cookiesOf(first)
    const at = new Date(NOW.getTime() + STEP_MS)
    api.setNow(at)
    const right = () => codeOf(secret, at)
    const { challenge: asked } = await firstStep(api, sophie.email)
    const guess = (remoteAddress: string, code = '000000', more: Sending = {}) =>
      secondStep(api, asked, code, { remoteAddress, ...more })
    await messagesTo(api, sophie.email)
    return { api, sophie, codes, cookies, right, guess }
  }

  test('are ten from an address and twenty a day from everywhere; then a right one is none either', async () => {
    const { guess, right } = await setUp()
    const tried: number[] = []
    for (let at = 0; at < 11; at += 1) tried.push((await guess('198.51.100.1')).statusCode)
    expect(tried).toEqual([...Array.from({ length: 10 }, () => 200), 429])
    for (let at = 0; at < 10; at += 1) await guess('198.51.100.2')
    const refused = await guess('198.51.100.3', right())
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '50370'])
  })

  test('leave the owner its known device, its recovery codes, and are told once a day', async () => {
    const { api, sophie, guess, right, cookies, codes } = await setUp()
    for (let at = 0; at < 20; at += 1) await guess(`198.51.100.${at % 4}`)
    expect((await guess('198.51.100.9', right())).statusCode).toBe(429)
    expect((await guess('198.51.100.9', codes[1])).json()).toMatchObject({ status: 'OK' })
    const { challenge } = await firstStep(api, sophie.email)
    const known = { remoteAddress: ELSEWHERE, cookies }
    expect((await secondStep(api, challenge, right(), known)).json()).toMatchObject({ status: 'OK' })
    expect((await mailsOf(api, sophie)).slice(-1)).toEqual(['Someone knows your password'])
    const told = and(
      eq(outboxMessages.recipient, sophie.email),
      eq(outboxMessages.subject, 'Someone knows your password'),
    )
    expect(await api.db.$count(outboxMessages, told)).toBe(1)
  })
})

test('whoever confirms while signed in uses up the tries of that session, and of nobody else', async () => {
  const api = await start()
  const anna = await makeClient(api)
  const other = { headers: { authorization: `Bearer ${(await signIn(api, anna.email)).json().accessToken}` } }
  const erase = (headers: Person['headers'], password: string) =>
    call(api, { headers }, ['POST', '/privacy/erasure', { password }])
  for (let at = 0; at < 10; at += 1) expect((await erase(anna.headers, 'wrong-word-1')).statusCode).toBe(422)
  expect((await erase(anna.headers, PASSWORD)).statusCode).toBe(429)
  expect((await signIn(api, anna.email)).json()).toMatchObject({ status: 'OK' })
  expect((await erase(other.headers, PASSWORD)).statusCode).toBe(204)
})
