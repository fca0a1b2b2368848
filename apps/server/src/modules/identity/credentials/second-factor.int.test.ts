import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi } from '#test/api'
import { auth, messagesTo } from '#test/auth'
import { codeOf, fromBase32, STEP_MS } from '#test/authenticator'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { enableSecondFactor, firstStep, secondStep as sendSecondStep } from '#test/second-factor'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { recoveryCodes, secondFactors } from '../accounts/credential-tables.ts'
import { sessions } from '../accounts/identity-tables.ts'

const later = (steps: number) => new Date(NOW.getTime() + steps * STEP_MS)

const enable = enableSecondFactor
const secondStep = async (...given: Parameters<typeof sendSecondStep>) =>
  (await sendSecondStep(...given)).json()
const wrong = { status: 'WRONG_CREDENTIALS_ERROR' }

test('a second factor is on once a code of it was verified; its secret is sealed, its recovery codes hashed', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { headers } = sophie
  const state = async () => (await auth(api, 'GET /totp', undefined, { headers })).json()
  expect(await state()).toEqual({ isEnabled: false, recoveryCodesLeft: 0 })
  const abandoned = (await auth(api, 'POST /totp', { password: PASSWORD }, { headers })).json()
  expect(await firstStep(api, sophie.email)).toMatchObject({ status: 'OK' })
  const { secret, codes, started } = await enable(api, sophie)
  expect(secret).not.toBe(abandoned.secret)
  expect(started.otpauthUrl).toBe(
    `otpauth://totp/Salvia:${encodeURIComponent(sophie.email)}?secret=${secret}&issuer=Salvia&digits=6&period=30`,
  )
  expect(started.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(codes).toHaveLength(10)
  expect(new Set(codes).size).toBe(10)
  expect(await state()).toEqual({ isEnabled: true, recoveryCodesLeft: 10 })
  const kept = JSON.stringify([
    await api.db.select().from(secondFactors),
    await api.db.select().from(recoveryCodes),
  ])
  for (const hidden of [secret, fromBase32(secret).toString('base64url'), ...codes])
    expect(kept).not.toContain(hidden)
  expect((await auth(api, 'POST /totp', { password: PASSWORD }, { headers })).json()).toMatchObject({
    status: 409,
    code: 'totp_enabled',
  })
})

test('signing in then takes two steps, each code once', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { secret } = await enable(api, sophie)
  const open = await api.db.$count(sessions)
  const first = await firstStep(api, sophie.email)
  expect(first).toEqual({ status: 'SECOND_FACTOR_REQUIRED', challenge: expect.any(String) })
  expect(await api.db.$count(sessions)).toBe(open)
  expect(await secondStep(api, first.challenge, codeOf(secret, NOW))).toEqual(wrong)
  expect(await secondStep(api, first.challenge, '000000')).toEqual(wrong)
  expect(await secondStep(api, 'x'.repeat(43), codeOf(secret, later(1)))).toEqual(wrong)
  api.setNow(later(1))
  const code = codeOf(secret, later(1))
  expect(await secondStep(api, first.challenge, code)).toMatchObject({
    status: 'OK',
    user: { id: sophie.userId },
  })
  const again = await firstStep(api, sophie.email)
  expect(await secondStep(api, first.challenge, codeOf(secret, later(2)))).toEqual(wrong)
  expect(await secondStep(api, again.challenge, code)).toEqual(wrong)
  expect(await secondStep(api, again.challenge, codeOf(secret, later(2)))).toMatchObject({ status: 'OK' })
})

test('a challenge is over after five minutes', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { secret } = await enable(api, sophie)
  const { challenge } = await firstStep(api, sophie.email)
  api.setNow(later(10))
  expect(await secondStep(api, challenge, codeOf(secret, later(10)))).toEqual(wrong)
})

test('a recovery code stands for the phone, once, however it is typed', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const { codes } = await enable(api, admin)
  const typed = (codes[0] ?? '').toLowerCase().replace('-', ' ')
  const first = await firstStep(api, admin.email)
  expect(await secondStep(api, first.challenge, typed)).toMatchObject({ status: 'OK' })
  const second = await firstStep(api, admin.email)
  expect(await secondStep(api, second.challenge, typed)).toEqual(wrong)
  expect((await auth(api, 'GET /totp', undefined, { headers: admin.headers })).json()).toEqual({
    isEnabled: true,
    recoveryCodesLeft: 9,
  })
  expect(await api.db.$count(auditEntries, eq(auditEntries.event, 'RecoveryCodeUsed'))).toBe(1)
})

test('the code of another user is none', async () => {
  const api = await startApi()
  const [sophie, jan] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  await enable(api, sophie)
  const { secret, codes } = await enable(api, jan)
  api.setNow(later(1))
  const { challenge } = await firstStep(api, sophie.email)
  expect(await secondStep(api, challenge, codeOf(secret, later(1)))).toEqual(wrong)
  expect(await secondStep(api, challenge, codes[0] ?? '')).toEqual(wrong)
  expect(await api.db.$count(recoveryCodes)).toBe(20)
})

test('it is turned off by the password and a code, and by nothing else; its owner is told', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { headers } = sophie
  const { codes } = await enable(api, sophie)
  const end = (code: string, password?: string) => auth(api, 'DELETE /totp', { code, password }, { headers })
  const before = await databaseDigest(api.db)
  for (const password of [undefined, 'another password'])
    expect((await end(codes[3] ?? '', password)).json()).toMatchObject({
      status: 422,
      code: 'password_wrong',
    })
  expect((await end('000000', PASSWORD)).json()).toMatchObject({ status: 422, code: 'code_invalid' })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await end(codes[3] ?? '', PASSWORD)).json()).toEqual({ status: 'OK' })
  expect(await api.db.$count(recoveryCodes)).toBe(0)
  expect(await firstStep(api, sophie.email)).toMatchObject({ status: 'OK' })
  expect((await messagesTo(api, sophie.email)).map(({ subject }) => subject)).toEqual([
    'Two-step sign-in is on',
    'Two-step sign-in is off',
  ])
})

test('a session alone sets none up: the password does', async () => {
  const api = await startApi()
  const { headers } = await makeApprovedPractitioner(api)
  const before = await databaseDigest(api.db)
  for (const body of [{}, { password: 'another password' }]) {
    const answer = await auth(api, 'POST /totp', body, { headers })
    expect(answer.json()).toMatchObject({
      status: 422,
      code: 'password_wrong',
      errors: [{ id: 'password', error: 'password_wrong' }],
    })
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an admin with all rights turns it off for who lost it, but not its own; it is noted, and its owner told', async () => {
  const api = await startApi()
  const [boss, base, sophie] = [
    await makeAdmin(api),
    await makeAdmin(api, ['admin:base']),
    await makeApprovedPractitioner(api),
  ]
  for (const person of [boss, sophie]) await enable(api, person)
  const reset = (by: Person, of: Person) => call(api, by, ['DELETE', `/users/${of.userId}/second-factor`])
  const hasOne = async () =>
    (await call(api, boss, ['GET', `/users/${sophie.userId}`])).json().hasSecondFactor
  expect(await hasOne()).toBe(true)
  await messagesTo(api, sophie.email)
  const before = await databaseDigest(api.db)
  const refused = [await reset(base, sophie), await reset(boss, boss), await reset(boss, base)]
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
    [409, 'totp_disabled'],
  ])
  const nobody = { ...sophie, userId: '018f0000-0000-7000-8000-000000000000' }
  expect((await reset(boss, nobody)).statusCode).toBe(404)
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await reset(boss, sophie)).statusCode).toBe(204)
  expect(await hasOne()).toBe(false)
  expect(await firstStep(api, sophie.email)).toMatchObject({ status: 'OK' })
  expect(await firstStep(api, boss.email)).toMatchObject({ status: 'SECOND_FACTOR_REQUIRED' })
  expect((await messagesTo(api, sophie.email)).at(-1)?.subject).toBe('Two-step sign-in is off')
  const noted = await api.db.select().from(auditEntries).where(eq(auditEntries.event, 'SecondFactorDisabled'))
  expect(noted).toMatchObject([{ actorId: boss.userId, subjectId: sophie.userId }])
})
