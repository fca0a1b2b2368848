import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, claimsIn, fields, linkToken, messagesTo } from '#test/auth'
import { codeOf } from '#test/authenticator'
import { databaseDigest } from '#test/database-digest'
import { startOpenIdOfFile, thirdPartyAt } from '#test/open-id'
import { makeApprovedPractitioner, makeClient, makePerson, PASSWORD } from '#test/people'
import { arrivalsFrom } from '#test/third-party-arrival'
import { practitioners } from '../../people/index.ts'
import { accounts, users } from '../accounts/identity-tables.ts'

const ZOE = 'zoe@salvia.example'
const provider = await startOpenIdOfFile({
  zoe: { email: ZOE, email_verified: true, given_name: 'Zoë', family_name: 'van Dijk' },
  vague: { email: ZOE, email_verified: false },
  shouting: { email: 'ZOE@Salvia.Example', email_verified: true },
  nameless: { given_name: 'No' },
  odd: { email: 'odd@salvia.example', given_name: 'a\u0000b', family_name: ' van Dijk ' },
  unreachable: { email: 'a\u0000b@salvia.example' },
})

const setUp = () => startApi({ services: { thirdParties: [provider.party] } })

const { travel, arrive } = arrivalsFrom(provider)

const refused = (reason: string) => ({ status: 'SIGN_IN_UP_NOT_ALLOWED', reason })

test('who is set up is told; who is not is not found', async () => {
  const api = await setUp()
  expect((await auth(api, 'GET /providers')).json()).toEqual({ providers: ['google'] })
  expect((await auth(api, 'GET /authorisationurl?thirdPartyId=apple')).json()).toMatchObject({
    status: 404,
    code: 'provider_not_found',
  })
  expect((await auth(api, 'GET /authorisationurl?thirdPartyId=other')).statusCode).toBe(400)
})

test('a newcomer joins with name and verified address, and logs in the next time', async () => {
  const api = await setUp()
  const joined = await arrive(api, 'zoe', {
    userKind: 'Client',
    referrerCode: 'SOPHIE7',
    preferredLanguageCode: 'nl',
  })
  expect(joined.json()).toMatchObject({
    status: 'OK',
    createdNewUser: true,
    user: { email: ZOE, firstName: 'Zoë', lastName: 'van Dijk', isClient: true, userStatusId: 'Approved' },
  })
  expect(claimsIn(joined)).toMatchObject({ email: ZOE, isEmailVerified: true })
  expect(joined.cookies.map(({ name }) => name)).toContain('salvia_session')
  const [user] = await api.db.select().from(users)
  expect(user).toMatchObject({ referrerCode: 'SOPHIE7', preferredLanguageCode: 'nl' })
  const back = await arrive(api, 'zoe', { mode: 'login' })
  expect(back.json()).toMatchObject({ status: 'OK', createdNewUser: false, user: { id: user?.id } })
  const [row] = await api.db.select().from(accounts)
  expect(row).toMatchObject({ providerId: 'google', accountId: 'zoe', accessToken: null, idToken: null })
})

test.for([
  [{ countryId: 'ZZ' }, 'countryId', 'country_unknown'],
  [{ termsVersion: '1850' }, 'termsVersion', 'terms_version_unknown'],
] as const)('%j is refused at %s: %s, and nobody joins', async ([rest, id, error]) => {
  const api = await setUp()
  expect((await arrive(api, 'zoe', rest)).json()).toEqual({
    status: 'FIELD_ERROR',
    formFields: [{ id, error }],
  })
  expect([await api.db.$count(users), await api.db.$count(accounts)]).toEqual([0, 0])
})

test('a name that no account can have is not taken from the third party', async () => {
  const api = await setUp()
  expect((await arrive(api, 'odd')).json()).toMatchObject({
    status: 'OK',
    user: { email: 'odd@salvia.example', firstName: '', lastName: 'van Dijk' },
  })
  expect((await arrive(api, 'unreachable')).json()).toEqual({ status: 'NO_EMAIL_GIVEN_BY_PROVIDER' })
  expect(await api.db.$count(users)).toBe(1)
})

test('without a kind a practitioner joins, with a record of its own', async () => {
  const api = await setUp()
  await arrive(api, 'zoe')
  expect(await api.db.$count(practitioners)).toBe(1)
})

test('an address that the provider has not verified is verified by mail', async () => {
  const api = await setUp()
  const joined = await arrive(api, 'vague')
  expect(claimsIn(joined)).toMatchObject({ isEmailVerified: false })
  const token = await linkToken(api, ZOE)
  expect((await auth(api, 'POST /user/email/verify', { token })).json()).toEqual({ status: 'OK' })
})

describe('is not allowed and changes nothing', () => {
  const unchanged = async (api: TestApi, work: () => Promise<unknown>) => {
    const before = await databaseDigest(api.db)
    const answer = await work()
    expect(await databaseDigest(api.db)).toEqual(before)
    return answer
  }
  const body = async (answer: Promise<{ json: () => unknown }>) => (await answer).json()

  test('logging in without an account', async () => {
    const api = await setUp()
    expect(await unchanged(api, () => body(arrive(api, 'zoe', { mode: 'login' })))).toEqual(
      refused('EMAIL_NOT_EXIST'),
    )
  })

  test('joining with an address that has an account, in any case', async () => {
    const api = await setUp()
    await makePerson(api, { email: ZOE })
    for (const person of ['zoe', 'shouting'])
      expect(await unchanged(api, () => body(arrive(api, person)))).toEqual(refused('EMAIL_ALREADY_IN_USE'))
  })

  test('joining twice', async () => {
    const api = await setUp()
    await arrive(api, 'zoe')
    expect(await unchanged(api, () => body(arrive(api, 'zoe')))).toEqual(refused('EMAIL_ALREADY_IN_USE'))
  })

  test('without an address', async () => {
    const api = await setUp()
    expect(await unchanged(api, () => body(arrive(api, 'nameless')))).toEqual({
      status: 'NO_EMAIL_GIVEN_BY_PROVIDER',
    })
  })

  test('getting into the account of an address that either side has not verified', async () => {
    const api = await setUp()
    const { userId } = await makePerson(api, { email: ZOE })
    const login = () => body(arrive(api, 'vague', { mode: 'login' }))
    expect(await unchanged(api, login)).toEqual(refused('EMAIL_ALREADY_IN_USE'))
    await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
    const verified = () => body(arrive(api, 'zoe', { mode: 'login' }))
    expect(await unchanged(api, verified)).toEqual(refused('EMAIL_ALREADY_IN_USE'))
  })

  test('a suspended account', async () => {
    const api = await setUp()
    await makePerson(api, { email: ZOE, status: 'Suspended' })
    const login = () => body(arrive(api, 'zoe', { mode: 'login' }))
    expect(await unchanged(api, login)).toEqual(refused('ACCOUNT_NOT_ACTIVE'))
  })

  test('with a state that this browser did not take along, twice, or too late', async () => {
    const api = await setUp()
    const { code, state, cookies } = await travel(api, 'zoe')
    const other = await travel(api, 'zoe')
    const call = (given: object, jar: Record<string, string> = cookies) =>
      auth(
        api,
        'POST /signinup',
        { thirdPartyId: 'google', code, state, mode: 'join', ...given },
        { cookies: jar },
      )
    const status = async (given: object, jar?: Record<string, string>) => (await call(given, jar)).statusCode
    expect(await unchanged(api, () => status({}, {}))).toBe(401)
    expect(await unchanged(api, () => status({ state: 'x'.repeat(43) }))).toBe(401)
    expect(await unchanged(api, () => status({}, other.cookies))).toBe(401)
    expect(await unchanged(api, () => status({ code: 'forged' }))).toBe(422)
    expect(await unchanged(api, () => status({ code: other.code }))).toBe(422)
    api.setNow(new Date(NOW.getTime() + 601_000))
    expect(await unchanged(api, () => status({}))).toBe(401)
    api.setNow(NOW)
    expect((await call({})).json()).toMatchObject({ status: 'OK' })
    expect(await unchanged(api, () => status({ mode: 'login' }))).toBe(422)
  })
})

test('an account with a password is entered by the same verified address, and keeps both keys', async () => {
  const api = await setUp()
  const { userId } = await makePerson(api, { email: ZOE })
  expect((await arrive(api, 'zoe', { mode: 'login' })).json()).toMatchObject({
    status: 'OK',
    user: { id: userId },
  })
  const keys = await api.db.select().from(accounts).where(eq(accounts.userId, userId))
  expect(keys.map(({ providerId }) => providerId).sort()).toEqual(['credential', 'google'])
})

test('a second factor is asked for here too', async () => {
  const api = await setUp()
  const sophie = await makeApprovedPractitioner(api)
  await api.db.update(users).set({ email: ZOE }).where(eq(users.id, sophie.userId))
  const headers = { headers: sophie.headers }
  const { secret } = (await auth(api, 'POST /totp', { password: PASSWORD }, headers)).json()
  await auth(api, 'POST /totp/verify', { code: codeOf(secret, NOW) }, headers)
  const answer = await arrive(api, 'zoe', { mode: 'login' })
  expect(answer.json()).toEqual({ status: 'SECOND_FACTOR_REQUIRED', challenge: expect.any(String) })
  expect(answer.cookies.map(({ name }) => name)).not.toContain('salvia_session')
})

test('an unverified account with a mistyped address takes that of the third party', async () => {
  const api = await setUp()
  const first = await auth(
    api,
    'POST /signup',
    fields({ email: 'zoe@salvia.exmaple', password: 'Lavender-42' }),
  )
  const { id } = first.json().user
  const other = await makeClient(api)
  const take = (headers: Record<string, string>) =>
    arrive(api, 'zoe', { changeEmailFrom: 'zoe@salvia.exmaple', headers })
  expect((await take({})).json()).toEqual(refused('EMAIL_CHANGE_NOT_ALLOWED'))
  expect((await take(other.headers)).json()).toEqual(refused('EMAIL_CHANGE_NOT_ALLOWED'))
  const taken = await take(bearerOf(first))
  expect(taken.json()).toMatchObject({ status: 'OK', user: { id, email: ZOE } })
  expect(claimsIn(taken)).toMatchObject({ isEmailVerified: true })
  expect(await api.db.$count(users)).toBe(2)
  expect(await messagesTo(api, ZOE)).toEqual([])
})

test('a provider that is down is said so, and nothing is left with the browser', async () => {
  const api = await startApi({ services: { thirdParties: [thirdPartyAt('http://127.0.0.1:1')] } })
  const answer = await auth(api, 'GET /authorisationurl?thirdPartyId=google')
  expect(answer.json()).toMatchObject({ status: 422, code: 'third_party_failed' })
  expect(answer.cookies).toEqual([])
})

test('what a provider posts is led to the page, without anything else it sent', async () => {
  const api = await setUp()
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/callback',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
    },
    payload: 'code=c%2F1&state=s-1&user=%7B%22name%22%3A%22Zo%C3%AB%22%7D&next=https%3A%2F%2Fevil.example',
  })
  expect(answer.statusCode).toBe(303)
  expect(answer.headers.location).toBe('http://localhost:3000/auth/callback?code=c%2F1&state=s-1')
})
