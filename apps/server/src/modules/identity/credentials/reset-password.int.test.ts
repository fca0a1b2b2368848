import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, fields, linkToken, messagesTo, NEWCOMER, signUpNewcomer, verifyBy } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeClient, makePerson, PASSWORD } from '#test/people'
import { sessions, users } from '../accounts/identity-tables.ts'

const FRESH = 'Rosemary-43'
const ok = { status: 'OK' }
const invalidLink = { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
const invalidReset = { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' }
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

const userOf = async (api: TestApi, email = NEWCOMER) =>
  (await api.db.select().from(users).where(eq(users.email, email)))[0]
const reset = async (api: TestApi, token: string, password = FRESH) =>
  (await auth(api, 'POST /user/password/reset', { token, ...fields({ password }) })).json()
const askReset = (api: TestApi, email: string, sending: Parameters<typeof auth>[3] = {}) =>
  auth(api, 'POST /user/password/reset/token', fields({ email }), sending)
const signIn = async (api: TestApi, email: string, password: string) =>
  (await auth(api, 'POST /signin', fields({ email, password }))).json().status

describe('a new password', () => {
  test('comes by mail; it ends every session, works once and tells the owner', async () => {
    const api = await startApi()
    const { email, headers } = await makeClient(api)
    expect((await askReset(api, email)).json()).toEqual(ok)
    const token = await linkToken(api, email)
    expect(await reset(api, token)).toEqual(ok)
    expect((await api.app.inject({ url: '/api/users/me', headers })).statusCode).toBe(401)
    expect(await api.db.$count(sessions)).toBe(0)
    expect(await signIn(api, email, PASSWORD)).toBe('WRONG_CREDENTIALS_ERROR')
    expect(await signIn(api, email, FRESH)).toBe('OK')
    expect(await reset(api, token, 'Another-44')).toEqual(invalidReset)
    expect((await messagesTo(api, email)).map(({ subject }) => subject)).toEqual([
      'Choose a new password',
      'Your password was changed',
    ])
  })

  test('a faulty one is named and uses the link up no more than reading it', async () => {
    const api = await startApi()
    const { email } = await makeClient(api)
    await askReset(api, email)
    const token = await linkToken(api, email)
    expect(await reset(api, token, 'short1')).toMatchObject({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'password' }],
    })
    expect(await reset(api, token, 'trustno1')).toEqual({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'password', error: 'Password is too common' }],
    })
    expect(await reset(api, token)).toEqual(ok)
  })

  test('a link is over after an hour, and a forged one opens nothing', async () => {
    const api = await startApi()
    const { email } = await makeClient(api)
    await askReset(api, email)
    const token = await linkToken(api, email)
    api.setNow(minutes(60))
    const before = await databaseDigest(api.db)
    expect([await reset(api, token), await reset(api, 'x'.repeat(43))]).toEqual([invalidReset, invalidReset])
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('a link of another kind is none', async () => {
    const api = await startApi()
    await signUpNewcomer(api)
    const verification = await linkToken(api, NEWCOMER)
    expect(await reset(api, verification)).toEqual(invalidReset)
    await askReset(api, NEWCOMER)
    expect(await verifyBy(api, await linkToken(api, NEWCOMER))).toEqual(invalidLink)
  })

  test('used twice at the same time it counts once', async () => {
    const api = await startApi()
    const { email } = await makeClient(api)
    await askReset(api, email)
    const token = await linkToken(api, email)
    const answers = await Promise.all([reset(api, token, 'Rosemary-43'), reset(api, token, 'Oregano-44')])
    expect(answers.map(({ status }) => status).sort()).toEqual(['OK', 'RESET_PASSWORD_INVALID_TOKEN_ERROR'])
  })

  test('for an unknown address is answered alike, by the same statements, and nothing is sent', async () => {
    const api = await startApi()
    const { email } = await makeClient(api)
    const known = await askReset(api, email)
    const unknown = await askReset(api, 'nobody@salvia.example')
    expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()])
    const rows = await readRows<object>(
      api.db,
      sql`select count(*)::int as jobs, bool_or(data::text like '%@%') as named from pgboss.job where name = 'send-password-reset'`,
    )
    expect(rows).toEqual([{ jobs: 2, named: false }])
    expect(await messagesTo(api, 'nobody@salvia.example')).toEqual([])
  })

  test('three times an hour, of an account known or not', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const { email } = await makeClient(api)
    for (const address of [email, 'nobody@salvia.example']) {
      const answers: number[] = []
      for (let at = 0; at < 4; at += 1) answers.push((await askReset(api, address)).statusCode)
      expect(answers).toEqual([200, 200, 200, 429])
    }
  })

  test('speaks the language of the page and names the practitioner who invited', async () => {
    const api = await startApi()
    const { email } = await makeClient(api)
    await askReset(api, email.toUpperCase(), {
      headers: { preferredLanguageCode: 'fr', practitionerName: encodeURIComponent('Dr. Zoë van Dijk') },
    })
    const [mail] = await messagesTo(api, email)
    expect(mail?.subject).toBe('Choisissez un nouveau mot de passe')
    expect(mail?.plainText).toContain('Dr. Zoë van Dijk vous suit sur Salvia.')
  })

  test.for(['https://evil.example', 'Win now at evil.example', 'x'.repeat(81), '<b>Zoë</b>', '%E0%A4%A'])(
    'does not say "%s"',
    async (practitionerName) => {
      const api = await startApi()
      const { email } = await makeClient(api)
      await askReset(api, email, { headers: { practitionerName: practitionerName.replace('ë', '%C3%AB') } })
      const [mail] = await messagesTo(api, email)
      expect(mail?.plainText).toContain('Someone requested a new password for your account.')
      expect(mail?.html).not.toMatch(/evil|xxxx|&lt;b/)
    },
  )

  test('is refused to a suspended account', async () => {
    const api = await startApi()
    const { email } = await makePerson(api, { status: 'Suspended' })
    expect((await askReset(api, email)).json()).toEqual({
      status: 'PASSWORD_RESET_NOT_ALLOWED',
      reason: 'ACCOUNT_NOT_ACTIVE',
    })
    expect(await messagesTo(api, email)).toEqual([])
  })

  test('verifies the address that its link came to', async () => {
    const api = await startApi()
    await signUpNewcomer(api)
    await askReset(api, NEWCOMER)
    await reset(api, await linkToken(api, NEWCOMER))
    expect(await userOf(api)).toMatchObject({ emailVerified: true, userStatusId: 'Approved' })
  })
})
