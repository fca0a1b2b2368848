import { readFileSync } from 'node:fs'
import { authentication } from '@salvia/contract/identity/authentication'
import { credentials } from '@salvia/contract/identity/credentials'
import { ownSessions } from '@salvia/contract/identity/own-sessions'
import type { ApiRoute } from '@salvia/contract/route'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, fields, linkToken } from '#test/auth'
import { codeOf } from '#test/authenticator'
import { databaseDigest } from '#test/database-digest'
import { inlineRefs } from '#test/inline-refs'
import { makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { users } from '../accounts/identity-tables.ts'
import { setStanding } from '../accounts/use-cases/set-standing.ts'

/** The specification's table: `POST /signin` and the statuses on its line. */
const table = readFileSync(new URL('../../../../test/specification/auth-calls.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t'))
  .map(([method, path, what = '']) => ({
    call: `${method} ${path}`,
    statuses: what.match(/\b(?:OK|[A-Z]+_[A-Z_]+)\b/g) ?? [],
  }))

const routes: ApiRoute[] = [authentication, credentials, ownSessions].flatMap((calls) => Object.values(calls))
const callOf = ({ method, url }: ApiRoute) => `${method} ${url.replace('/auth', '')}`

test.for(table)('$call answers what the specification says: $statuses', ({ call, statuses }) => {
  const route = routes.find((each) => callOf(each) === call)
  expect(route, call).toBeDefined()
  const answers = JSON.stringify(
    Object.values(route?.schema.response ?? {}).map((each) => inlineRefs(z.toJSONSchema(each))),
  )
  for (const status of statuses) expect(answers).toContain(`"${status}"`)
})

type Answer = ReturnType<typeof auth>
type Scene = (api: TestApi, anna: Person) => Answer | Promise<Awaited<Answer>>

const suspend = (api: TestApi, { userId }: Person) =>
  setStanding(api.db, userId, { userStatusId: 'Suspended' }, NOW)

const signIn = (api: TestApi, email: string, password = PASSWORD) =>
  auth(api, 'POST /signin', fields({ email, password }))

/** Enables two-step sign-in for a practitioner and completes the first step. */
async function challenged(api: TestApi) {
  const { email, headers } = await makeApprovedPractitioner(api)
  const { secret } = (await auth(api, 'POST /totp', { password: PASSWORD }, { headers })).json()
  await auth(api, 'POST /totp/verify', { code: codeOf(secret, NOW) }, { headers })
  return { secret: String(secret), answer: await signIn(api, email) }
}

async function resetToken(api: TestApi, { email }: Person): Promise<string> {
  await auth(api, 'POST /user/password/reset/token', fields({ email }))
  return linkToken(api, email)
}

const verify = (api: TestApi, token: string) => auth(api, 'POST /user/email/verify', { token })

const join = (api: TestApi, email: string, password = 'Lavender-42') =>
  auth(api, 'POST /signup', fields({ email, password }))

/** How to provoke each status, and the fields returned with it. */
const scenes: [call: string, body: object, scene: Scene][] = [
  ['POST /signin', { status: 'OK' }, (api, { email }) => signIn(api, email)],
  [
    'POST /signin',
    { status: 'FIELD_ERROR', formFields: [{ id: 'password', error: 'Field is not optional' }] },
    (api, { email }) => signIn(api, email, ''),
  ],
  ['POST /signin', { status: 'WRONG_CREDENTIALS_ERROR' }, (api, { email }) => signIn(api, email, 'wrong')],
  [
    'POST /signin',
    { status: 'SIGN_IN_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' },
    async (api, anna) => {
      await suspend(api, anna)
      return signIn(api, anna.email)
    },
  ],
  ['POST /signin', { status: 'SECOND_FACTOR_REQUIRED' }, async (api) => (await challenged(api)).answer],
  [
    'POST /signin/totp',
    { status: 'WRONG_CREDENTIALS_ERROR' },
    async (api) => {
      const { challenge } = (await challenged(api)).answer.json()
      return auth(api, 'POST /signin/totp', { challenge, code: '000000' })
    },
  ],
  [
    'POST /signin/totp',
    { status: 'OK' },
    async (api) => {
      const { secret, answer } = await challenged(api)
      const later = new Date(NOW.getTime() + 30_000)
      api.setNow(later)
      return auth(api, 'POST /signin/totp', {
        challenge: answer.json().challenge,
        code: codeOf(secret, later),
      })
    },
  ],
  ['POST /signup', { status: 'OK' }, (api) => join(api, 'zoe@post.example')],
  [
    'POST /signup',
    {
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email', error: 'This email already exists. Please sign in instead.' }],
    },
    (api, { email }) => join(api, email.toUpperCase()),
  ],
  [
    'POST /signup',
    { status: 'SIGN_UP_NOT_ALLOWED', reason: 'EMAIL_NOT_ACCEPTED' },
    (api) => join(api, 'zoe@mailinator.com'),
  ],
  [
    'POST /user/password/reset/token',
    { status: 'OK' },
    (api, { email }) => auth(api, 'POST /user/password/reset/token', fields({ email })),
  ],
  [
    'POST /user/password/reset/token',
    { status: 'FIELD_ERROR', formFields: [{ id: 'email', error: 'Email is invalid' }] },
    (api) => auth(api, 'POST /user/password/reset/token', fields({ email: 'no address' })),
  ],
  [
    'POST /user/password/reset/token',
    { status: 'FIELD_ERROR', formFields: [{ id: 'email', error: 'Field is not optional' }] },
    (api) => auth(api, 'POST /user/password/reset/token', fields({ email: ' ' })),
  ],
  [
    'POST /user/password/reset/token',
    { status: 'PASSWORD_RESET_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' },
    async (api, anna) => {
      await suspend(api, anna)
      return auth(api, 'POST /user/password/reset/token', fields({ email: anna.email }))
    },
  ],
  [
    'POST /user/password/reset',
    { status: 'OK' },
    async (api, anna) =>
      auth(api, 'POST /user/password/reset', {
        token: await resetToken(api, anna),
        ...fields({ password: 'Marjoram-43' }),
      }),
  ],
  [
    'POST /user/password/reset',
    { status: 'FIELD_ERROR', formFields: [{ id: 'password', error: 'Field is not optional' }] },
    async (api, anna) =>
      auth(api, 'POST /user/password/reset', {
        token: await resetToken(api, anna),
        ...fields({ password: '' }),
      }),
  ],
  [
    'POST /user/password/reset',
    { status: 'RESET_PASSWORD_INVALID_TOKEN_ERROR' },
    (api) =>
      auth(api, 'POST /user/password/reset', { token: 'forged', ...fields({ password: 'Marjoram-43' }) }),
  ],
  [
    'POST /user/email/verify/token',
    { status: 'EMAIL_ALREADY_VERIFIED_ERROR' },
    (api, { headers }) => auth(api, 'POST /user/email/verify/token', undefined, { headers }),
  ],
  [
    'POST /user/email/verify/token',
    { status: 'OK' },
    async (api, { userId, headers }) => {
      await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))
      return auth(api, 'POST /user/email/verify/token', undefined, { headers })
    },
  ],
  [
    'POST /user/email/verify',
    { status: 'OK' },
    async (api) => {
      await join(api, 'zoe@post.example')
      return verify(api, await linkToken(api, 'zoe@post.example'))
    },
  ],
  [
    'POST /user/email/verify',
    { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' },
    (api) => verify(api, 'forged'),
  ],
]

test.for(scenes)('%s answers %j', async ([, body, scene]) => {
  const api = await startApi()
  const answer = await scene(api, await makeClient(api))
  expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(body)])
})

/** Covered with a provider in the third-party tests, and with an undone change. */
const elsewhere = [
  'POST /signinup',
  'GET /authorisationurl',
  'GET /providers',
  'POST /undo-change/look-up',
  'POST /undo-change',
]

const statusesOf = (route: ApiRoute): string[] => {
  const answers = inlineRefs(z.toJSONSchema(route.schema.response[200] ?? z.never())) as object
  return [...JSON.stringify(answers).matchAll(/"status":\{"type":"string","const":"(\w+)"/g)].map(
    ([, status]) => String(status),
  )
}

test('each status of a call with more than one has its scene', () => {
  const wanted = routes
    .filter((route) => !elsewhere.includes(callOf(route)))
    .map((route) => ({ call: callOf(route), statuses: statusesOf(route) }))
    .filter(({ statuses }) => statuses.length > 1)
    .flatMap(({ call, statuses }) => statuses.map((status) => `${call} ${status}`))
  expect(wanted.length).toBeGreaterThan(15)
  const shown = scenes.map(([call, body]) => `${call} ${(body as { status: string }).status}`)
  expect(wanted.filter((each) => !shown.includes(each))).toEqual([])
})

test('an address that is none asks for no new password, and changes nothing', async () => {
  const api = await startApi()
  const before = await databaseDigest(api.db)
  for (const email of ['', 'no address', 'a@b', 'x'.repeat(400)])
    expect((await auth(api, 'POST /user/password/reset/token', fields({ email }))).json().status).not.toBe(
      'OK',
    )
  expect(await databaseDigest(api.db)).toEqual(before)
})
