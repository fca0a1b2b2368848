import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { auth, bearerOf, fields, linkToken, messagesTo } from '#test/auth'
import { codeOf, STEP_MS } from '#test/authenticator'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient, PASSWORD } from '#test/people'
import { call } from '#test/plans'
import {
  bankOf,
  CHOSEN,
  changeEmail,
  changePhone,
  HERS,
  lookUpChange,
  setPassword,
  setUpPractitioner,
  signIn,
  statusOf,
  THIEFS,
  THIEFS_PHONE,
  thiefsBank,
  undo,
  undoTokens,
  userOf,
} from '#test/takeover'
import { secondFactors } from '../accounts/credential-tables.ts'
import { accounts, sessions } from '../accounts/identity-tables.ts'

const subjectsTo = async (api: Parameters<typeof messagesTo>[0], email: string) =>
  (await messagesTo(api, email)).map(({ subject }) => subject)

test('a thief with a session alone changes nothing that signs in or is paid to', async () => {
  const { api, sophie } = await setUpPractitioner()
  const { headers } = sophie
  const before = await databaseDigest(api.db)
  const tried = [
    await auth(api, 'POST /change-email', { email: THIEFS }, { headers }),
    await auth(api, 'POST /change-phone', { phone: THIEFS_PHONE }, { headers }),
    await auth(api, 'POST /totp', {}, { headers }),
    await call(api, sophie, ['POST', '/settings/bank-data', thiefsBank]),
    await call(api, sophie, ['PUT', '/settings/profile', { phone: THIEFS_PHONE }]),
    await call(api, sophie, ['PUT', `/users/${sophie.userId}`, { phone: null }]),
    await call(api, sophie, ['PUT', `/practitioner/${sophie.userId}`, { phone: THIEFS_PHONE }]),
    await call(api, sophie, ['POST', '/privacy/erasure', {}]),
  ]
  expect(tried.map((answer) => [answer.statusCode, answer.json().code])).toEqual(
    tried.map(() => [422, 'password_wrong']),
  )
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a client’s own number, and the bank account that an admin sets, take the password too', async () => {
  const { api, sophie } = await setUpPractitioner()
  const anna = await makeClient(api)
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const url = `/admin/practitioner-bank-data/${sophie.userId}`
  const before = await databaseDigest(api.db)
  const tried = [
    await call(api, anna, ['PUT', `/customer/${anna.userId}`, { phone: THIEFS_PHONE }]),
    await call(api, accounting, ['POST', url, thiefsBank]),
    await call(api, accounting, ['POST', url, { ...thiefsBank, password: 'another one' }]),
  ]
  expect(tried.map((answer) => answer.json().code)).toEqual(tried.map(() => 'password_wrong'))
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a thief with session and password is undone by one link to the address before', async () => {
  const { api, sophie } = await setUpPractitioner()
  api.setNow(new Date(NOW.getTime() + STEP_MS))
  const thief = { ...sophie, headers: bearerOf(await signIn(api, sophie.email)) }
  expect((await changeEmail(api, thief)).json()).toEqual({ status: 'OK' })
  expect((await changePhone(api, thief)).statusCode).toBe(200)
  await call(api, thief, ['POST', '/settings/bank-data', { ...thiefsBank, password: PASSWORD }])
  const { secret } = (await auth(api, 'POST /totp', { password: PASSWORD }, thief)).json()
  await auth(api, 'POST /totp/verify', { code: codeOf(secret, api.app.now()) }, thief)
  expect((await setPassword(api, THIEFS, 'Marjoram-43')).json()).toEqual({ status: 'OK' })
  await auth(api, 'POST /user/password/reset/token', fields({ email: THIEFS }))
  const openLink = await linkToken(api, THIEFS)
  expect([await statusOf(api, sophie.email), await statusOf(api, THIEFS, 'Marjoram-43')]).toEqual([
    'WRONG_CREDENTIALS_ERROR',
    'SECOND_FACTOR_REQUIRED',
  ])

  const token = (await undoTokens(api, sophie.email))['Your e-mail address was changed'] ?? ''
  expect(await lookUpChange(api, token)).toEqual({
    status: 'OK',
    kind: 'Email',
    changedAt: api.app.now().toISOString(),
    email: sophie.email,
  })
  expect(await undo(api, token)).toEqual({ status: 'OK', email: sophie.email })

  expect(await userOf(api, sophie)).toMatchObject({
    email: sophie.email,
    emailVerified: true,
    pendingEmail: null,
    phoneIndex: api.app.sealed.index(HERS),
  })
  expect(await api.db.$count(sessions, eq(sessions.userId, sophie.userId))).toBe(0)
  expect(await api.db.$count(accounts, eq(accounts.userId, sophie.userId))).toBe(0)
  expect(await api.db.$count(secondFactors)).toBe(0)
  for (const [email, password] of [
    [sophie.email, PASSWORD],
    [sophie.email, 'Marjoram-43'],
    [THIEFS, 'Marjoram-43'],
  ] as const)
    expect(await statusOf(api, email, password)).toBe('WRONG_CREDENTIALS_ERROR')
  const late = { token: openLink, ...fields({ password: 'Marjoram-44' }) }
  expect((await auth(api, 'POST /user/password/reset', late)).json().status).not.toBe('OK')
  for (const stolen of Object.values(await undoTokens(api, THIEFS)))
    expect(await undo(api, stolen)).toMatchObject({ reason: 'USED' })
  expect((await subjectsTo(api, THIEFS)).at(-1)).toBe('This address no longer belongs to a Salvia account')

  const link = await linkToken(api, sophie.email)
  expect((await subjectsTo(api, sophie.email)).at(-1)).toBe('Your account is restored: choose a new password')
  const chosen = { token: link, ...fields({ password: CHOSEN }) }
  expect((await auth(api, 'POST /user/password/reset', chosen)).json()).toEqual({ status: 'OK' })
  const back = await signIn(api, sophie.email, CHOSEN)
  expect(back.json()).toMatchObject({ status: 'OK', user: { id: sophie.userId, phone: HERS } })
  expect(await bankOf(api, { headers: bearerOf(back) })).toMatchObject({
    accountHolder: 'Sophie van Dijk',
    ibanEnd: '4300',
  })
})
