import { eq } from 'drizzle-orm'
import { register } from 'prom-client'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, claimsIn, fields } from '#test/auth'
import { makeClient, makePerson, PASSWORD } from '#test/people'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { limitWindows } from '../../../kernel/limits/data/limit-tables.ts'
import { sessions, users } from '../accounts/identity-tables.ts'
import { phoneColumns } from '../accounts/phone-columns.ts'

type Sending = Parameters<typeof auth>[3]

const signIn = (api: TestApi, email: string, password = PASSWORD, sending: Sending = {}) =>
  auth(api, 'POST /signin', fields({ email, password }), sending)

const hashes = async (): Promise<number> => {
  const metric = await register.getSingleMetric('salvia_password_hashes_total')?.get()
  return metric?.values[0]?.value ?? 0
}

const wrong = { status: 'WRONG_CREDENTIALS_ERROR' }

describe('a phone number signs in', () => {
  const withPhone = async (api: TestApi) => {
    const { userId } = await makeClient(api)
    await api.db.update(users).set(phoneColumns(api.app.sealed, '+31612345678')).where(eq(users.id, userId))
    return userId
  }

  test.for(['+31612345678', '31612345678', '0612345678', ' 0612345678 ', '0031612345678'])(
    'typed as "%s"',
    async (typed) => {
      const api = await startApi()
      const userId = await withPhone(api)
      expect((await signIn(api, typed)).json()).toMatchObject({ status: 'OK', user: { id: userId } })
    },
  )

  test('without a country code it is read as one of the chosen country first', async () => {
    const api = await startApi()
    const dutch = await withPhone(api)
    const { userId: german } = await makeClient(api)
    await api.db.update(users).set(phoneColumns(api.app.sealed, '+49612345678')).where(eq(users.id, german))
    const chosen = async (country: string) =>
      (await signIn(api, '0612345678', PASSWORD, { cookies: { salvia_country: country } })).json().user.id
    expect([await chosen('NL'), await chosen('DE')]).toEqual([dutch, german])
  })

  test('but not one that nobody has', async () => {
    const api = await startApi()
    await withPhone(api)
    expect((await signIn(api, '0699999999')).json()).toEqual(wrong)
    expect((await signIn(api, '12')).json()).toEqual(wrong)
  })
})

test('an unknown address, a wrong password and an account without one take the same work and answer alike', async () => {
  const api = await startApi()
  const { email } = await makeClient(api)
  const answers: unknown[] = []
  const counts: number[] = []
  for (const [login, password] of [
    ['nobody@salvia.example', PASSWORD],
    [email, 'not-the-password1'],
    ['0699999999', PASSWORD],
    ['\u0000', PASSWORD],
    [`${email}\u0000`, PASSWORD],
    [`\u0007${email}`, PASSWORD],
  ] as const) {
    const before = await hashes()
    const answer = await signIn(api, login, password)
    answers.push([answer.statusCode, answer.json(), answer.cookies])
    counts.push((await hashes()) - before)
  }
  expect(answers).toEqual(Array.from({ length: 6 }, () => [200, wrong, []]))
  expect(counts).toEqual([1, 1, 1, 1, 1, 1])
})

describe('after ten failures', () => {
  test('an account is closed to that address for the rest of the quarter of an hour, known or not', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const { email } = await makeClient(api)
    const remoteAddress = '203.0.113.9'
    for (const login of [email, 'nobody@salvia.example']) {
      for (let at = 0; at < 10; at += 1)
        expect((await signIn(api, login, 'wrong-word-1', { remoteAddress })).json()).toEqual(wrong)
      const refused = await signIn(api, login.toUpperCase(), PASSWORD, { remoteAddress })
      expect(refused.statusCode).toBe(429)
      expect(refused.json()).toMatchObject({ code: 'too_many_requests' })
      expect(refused.headers['retry-after']).toBe('900')
    }
    expect((await signIn(api, email, PASSWORD, { remoteAddress: '203.0.113.10' })).statusCode).toBe(200)
    api.setNow(new Date(NOW.getTime() + 900_000))
    expect((await signIn(api, email, PASSWORD, { remoteAddress })).json()).toMatchObject({ status: 'OK' })
    const names = (await api.db.select().from(limitWindows)).map(({ name }) => name).join()
    expect(names).not.toContain(email)
  })

  test.for([
    ['an account', 'known'],
    ['a number that nobody has', 'unknown'],
  ])('%s is one however its name is typed', async ([, whose]) => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const { userId, email } = await makeClient(api)
    if (whose === 'known')
      await api.db.update(users).set(phoneColumns(api.app.sealed, '+31612345678')).where(eq(users.id, userId))
    const typed = ['+31612345678', '31612345678', '0031612345678', '0612345678', ' 0612345678 ']
    const names = whose === 'known' ? [...typed, email] : typed
    const tryAs = (at: number) => {
      const login = names[at % names.length] ?? ''
      return signIn(api, login, 'wrong-word-1', { remoteAddress: '198.51.100.7' })
    }
    for (let at = 0; at < 10; at += 1) expect((await tryAs(at)).json()).toEqual(wrong)
    for (let at = 10; at < 10 + names.length; at += 1) expect((await tryAs(at)).statusCode).toBe(429)
  })

  test('from one address others still get in from theirs', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const { email } = await makeClient(api)
    for (let at = 0; at < 50; at += 1)
      await signIn(api, `nobody${at}@salvia.example`, 'wrong-word-1', { remoteAddress: '198.51.100.7' })
    expect((await signIn(api, email, PASSWORD, { remoteAddress: '198.51.100.7' })).statusCode).toBe(429)
    expect((await signIn(api, email, PASSWORD, { remoteAddress: '198.51.100.8' })).statusCode).toBe(200)
  })
})

test('who signs in rightly uses up no limit', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const { email } = await makeClient(api)
  for (let at = 0; at < 12; at += 1) expect((await signIn(api, email)).statusCode).toBe(200)
})

test('a suspended account is told so by its right password only', async () => {
  const api = await startApi()
  const { email } = await makePerson(api, { status: 'Suspended' })
  expect((await signIn(api, email, 'wrong-word-1')).json()).toEqual(wrong)
  expect((await signIn(api, email)).json()).toEqual({
    status: 'SIGN_IN_NOT_ALLOWED',
    reason: 'ACCOUNT_NOT_ACTIVE',
  })
  expect(await api.db.$count(sessions)).toBe(0)
})

test('passwords are compared as they are: spaces count, any script, however long', async () => {
  const api = await startApi()
  const { email } = await makeClient(api)
  expect((await signIn(api, email, ` ${PASSWORD}`)).json()).toEqual(wrong)
  expect((await signIn(api, email, 'п'.repeat(1000))).json()).toEqual(wrong)
  expect((await signIn(api, email, 'п'.repeat(1001))).statusCode).toBe(400)
})

test('the log says which sign-in went how, and from where, without a name', async () => {
  const api = await startApi()
  const { email, userId } = await makeClient(api)
  await signIn(api, email, 'wrong-word-1', { remoteAddress: '198.51.100.7' })
  await signIn(api, 'nobody@salvia.example', 'wrong-word-1')
  const entries = await api.db.select().from(auditEntries).orderBy(auditEntries.id)
  expect(
    entries.map(({ event, actorId, subjectId, ipAddress }) => ({ event, actorId, subjectId, ipAddress })),
  ).toEqual([
    { event: 'SignedIn', actorId: userId, subjectId: userId, ipAddress: '127.0.0.1' },
    { event: 'SignInFailed', actorId: null, subjectId: userId, ipAddress: '198.51.100.7' },
    { event: 'SignInFailed', actorId: null, subjectId: null, ipAddress: '127.0.0.1' },
  ])
  expect(JSON.stringify(entries)).not.toContain('@')
})

test('a refresh reads the claims afresh, and keeps the cookie alive', async () => {
  const api = await startApi()
  const { userId, email } = await makeClient(api)
  const opened = await signIn(api, email)
  const cookies = { salvia_session: opened.cookies[0]?.value ?? '' }
  await api.db
    .update(users)
    .set({ permissions: ['admin:base'], userKindId: 'Internal', pendingEmail: 'new@salvia.example' })
    .where(eq(users.id, userId))
  const refreshed = await auth(api, 'POST /session/refresh', undefined, {
    cookies,
    headers: { origin: 'http://localhost:3000' },
  })
  expect(claimsIn(refreshed)).toMatchObject({
    permissions: ['admin:base'],
    type: 'Internal',
    changeEmailTo: 'new@salvia.example',
  })
  expect(refreshed.cookies[0]).toMatchObject({ name: 'salvia_session', maxAge: 2_592_000 })
})
