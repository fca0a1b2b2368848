import { TERMS_VERSION } from '@salvia/contract/words/identity'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, claimsIn, fields, messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeClient, PASSWORD } from '#test/people'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { practitioners } from '../../people/index.ts'
import { consents } from '../accounts/credential-tables.ts'
import { users } from '../accounts/identity-tables.ts'

const EMAIL = 'zoe@salvia.example'
const GOOD = 'Lavender-42'

const signUp = (api: TestApi, values: Record<string, string> = {}, rest: object = {}) =>
  auth(api, 'POST /signup', { ...fields({ email: EMAIL, password: GOOD, ...values }), ...rest })

const userOf = async (api: TestApi, email = EMAIL) =>
  (await api.db.select().from(users).where(eq(users.email, email)))[0]

test('the e-mail form registers a practitioner, signed in, unverified, with a record of its own', async () => {
  const api = await startApi()
  const answer = await signUp(api, { firstName: 'Zoë', lastName: 'van ’t Hoff' })
  expect(answer.json()).toMatchObject({
    status: 'OK',
    user: {
      email: EMAIL,
      firstName: 'Zoë',
      lastName: 'van ’t Hoff',
      isPractitioner: true,
      isApproved: false,
      userStatusId: 'New',
      inOnboarding: true,
      permissions: ['practitioner:base'],
      preferredLanguageCode: 'en',
    },
  })
  expect(answer.cookies[0]).toMatchObject({ name: 'salvia_session', httpOnly: true, sameSite: 'Lax' })
  const user = await userOf(api)
  expect(claimsIn(answer)).toMatchObject({
    id: user?.id,
    sub: user?.id,
    email: EMAIL,
    type: 'Practitioner',
    permissions: ['practitioner:base'],
    isEmailVerified: false,
    exp: NOW.getTime() / 1000 + 900,
  })
  expect(await api.db.$count(practitioners, eq(practitioners.userId, user?.id ?? ''))).toBe(1)
  const me = await api.app.inject({ url: '/api/users/me', headers: bearerOf(answer) })
  expect(me.json()).toMatchObject({ email: EMAIL })
})

test('a client signs up with referrer, language, country and consents, which are kept with text and time', async () => {
  const api = await startApi()
  await signUp(
    api,
    {},
    {
      userKind: 'Client',
      referrerCode: 'SOPHIE7',
      preferredLanguageCode: 'nl',
      countryId: 'NL',
      areMarketingEmailsAllowed: true,
    },
  )
  const user = await userOf(api)
  expect(user).toMatchObject({
    userKindId: 'Client',
    userStatusId: 'New',
    permissions: [],
    referrerCode: 'SOPHIE7',
    preferredLanguageCode: 'nl',
    countryId: 'NL',
    emailVerified: false,
  })
  const given = await api.db.select().from(consents).orderBy(consents.id)
  expect(
    given.map(({ kind, textVersion, languageCode, givenAt }) => [kind, textVersion, languageCode, givenAt]),
  ).toEqual(['Terms', 'Privacy', 'Marketing'].map((kind) => [kind, TERMS_VERSION, 'nl', NOW]))
  expect(await api.db.$count(practitioners)).toBe(0)
  const [mail] = await messagesTo(api, EMAIL)
  expect(mail).toMatchObject({ subject: 'Bevestig je e-mailadres', state: 'Sent' })
  expect(mail?.plainText).toContain('http://localhost:3000/auth/verify-email?token=')
})

test('without a yes to mails about products there is none, and the version of the terms is the one shown', async () => {
  const api = await startApi()
  await signUp(api, {}, { areMarketingEmailsAllowed: false, termsVersion: '2026-11' })
  const given = await api.db.select().from(consents).orderBy(consents.id)
  expect(given.map(({ kind, textVersion }) => [kind, textVersion])).toEqual([
    ['Terms', '2026-11'],
    ['Privacy', '2026-11'],
  ])
})

test.for([
  [{ email: '' }, 'email', 'Field is not optional'],
  [{ email: 'zoe' }, 'email', 'Email is invalid'],
  [{ email: 'z\u0000oe@salvia.example' }, 'email', 'Email is invalid'],
  [{ password: '' }, 'password', 'Field is not optional'],
  [{ password: 'short1' }, 'password', 'Password must contain at least 8 characters, including a number'],
  [{ password: 'trustno1' }, 'password', 'Password is too common'],
  [{ password: 'Trustno1' }, 'password', 'Password is too common'],
  [{ firstName: '長'.repeat(81) }, 'firstName', 'name_too_long'],
  [{ lastName: 'a\u0000b' }, 'lastName', 'name_invalid'],
] as const)('%j is refused at %s: %s', async ([values, id, error]) => {
  const api = await startApi()
  const before = await databaseDigest(api.db)
  const answer = await signUp(api, values)
  expect(answer.json()).toEqual({ status: 'FIELD_ERROR', formFields: [{ id, error }] })
  expect(answer.cookies).toEqual([])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a name of eighty signs in any script is kept as it was typed', async () => {
  const api = await startApi()
  const firstName = '𠮷'.repeat(80)
  expect((await signUp(api, { firstName, lastName: '  Ångström  ' })).json()).toMatchObject({
    status: 'OK',
    user: { firstName, lastName: 'Ångström' },
  })
})

test('an address that differs in case or by spaces is the same account, and its owner is told once a day', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const { userId } = await makeClient(api)
  await api.db.update(users).set({ email: EMAIL, preferredLanguageCode: 'de' }).where(eq(users.id, userId))
  const count = await api.db.$count(users)
  for (const email of [' ZOE@Salvia.example ', EMAIL])
    expect((await signUp(api, { email })).json()).toEqual({
      status: 'FIELD_ERROR',
      formFields: [{ id: 'email', error: 'This email already exists. Please sign in instead.' }],
    })
  expect(await api.db.$count(users)).toBe(count)
  const mails = await messagesTo(api, EMAIL)
  expect(mails.map(({ subject }) => subject)).toEqual(['Sie haben bereits ein Konto'])
})

test('an address that is thrown away after use is not accepted', async () => {
  const api = await startApi()
  const before = await databaseDigest(api.db)
  expect((await signUp(api, { email: 'zoe@mailinator.com' })).json()).toEqual({
    status: 'SIGN_UP_NOT_ALLOWED',
    reason: 'EMAIL_NOT_ACCEPTED',
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('nobody makes itself an admin', async () => {
  const api = await startApi()
  const answer = await signUp(api, {}, { userKind: 'Internal' })
  expect(answer.statusCode).toBe(400)
  expect(await api.db.$count(users)).toBe(0)
})

test('a mistyped address is replaced by the account itself: nothing is lost, the old link is worthless', async () => {
  const api = await startApi()
  const first = await signUp(api, { email: 'zoe@salvia.exmaple' }, { referrerCode: 'SOPHIE7' })
  const { id } = first.json().user
  const [wrong] = await messagesTo(api, 'zoe@salvia.exmaple')
  const again = await auth(
    api,
    'POST /signup',
    { ...fields({ email: EMAIL, password: 'Rosemary-43' }), changeEmailFrom: 'Zoe@salvia.exmaple' },
    { headers: bearerOf(first) },
  )
  expect(again.json()).toMatchObject({ status: 'OK', user: { id, email: EMAIL } })
  expect(await userOf(api)).toMatchObject({ id, referrerCode: 'SOPHIE7', emailVerified: false })
  expect(await api.db.$count(users)).toBe(1)
  const token = /token=([\w-]+)/.exec(wrong?.plainText ?? '')?.[1] ?? ''
  expect((await auth(api, 'POST /user/email/verify', { token })).json()).toEqual({
    status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR',
  })
  const before = await auth(api, 'POST /signin', fields({ email: EMAIL, password: GOOD }))
  expect(before.json()).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
  const signIn = await auth(api, 'POST /signin', fields({ email: EMAIL, password: 'Rosemary-43' }))
  expect(signIn.json()).toMatchObject({ status: 'OK', user: { id } })
})

test('an address of others is not replaced, nor a verified one, nor by one that has an account', async () => {
  const api = await startApi()
  const other = await makeClient(api)
  const mine = await signUp(api)
  const attempt = (changeEmailFrom: string, email: string, headers: Record<string, string>) =>
    auth(api, 'POST /signup', { ...fields({ email, password: GOOD }), changeEmailFrom }, { headers })
  const before = await databaseDigest(api.db)
  const notAllowed = { status: 'SIGN_UP_NOT_ALLOWED', reason: 'EMAIL_CHANGE_NOT_ALLOWED' }
  expect((await attempt(EMAIL, 'new@salvia.example', {})).json()).toEqual(notAllowed)
  expect((await attempt(other.email, 'new@salvia.example', bearerOf(mine))).json()).toEqual(notAllowed)
  expect((await attempt(other.email, 'new@salvia.example', other.headers)).json()).toEqual(notAllowed)
  expect((await attempt(EMAIL, other.email, bearerOf(mine))).json()).toEqual({
    status: 'FIELD_ERROR',
    formFields: [{ id: 'email', error: 'duplicated_email' }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a form on a page of others signs nobody up', async () => {
  const api = await startApi()
  const answer = await auth(api, 'POST /signup', fields({ email: EMAIL, password: GOOD }), {
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(answer.statusCode).toBe(403)
  expect(await api.db.$count(users)).toBe(0)
})

test('the audit log says that and when, and names nobody', async () => {
  const api = await startApi()
  await signUp(api, { firstName: 'Zoë' })
  const entries = await api.db.select().from(auditEntries).orderBy(auditEntries.id)
  expect(entries.map(({ event, at }) => [event, at])).toEqual([
    ['SignedUp', NOW],
    ['SignedIn', NOW],
  ])
  const told = JSON.stringify(entries)
  for (const personal of [EMAIL, 'Zoë', GOOD, PASSWORD]) expect(told).not.toContain(personal)
})
