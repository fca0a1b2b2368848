import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '../../../test/api.ts'
import { auth, fields } from '../../../test/auth.ts'
import { codeOf, fromBase32, STEP_MS } from '../../../test/authenticator.ts'
import { databaseDigest } from '../../../test/database-digest.ts'
import {
  makeAdmin,
  makeApprovedPractitioner,
  makeClient,
  PASSWORD,
  type Person,
} from '../../../test/people.ts'
import { auditEntries } from '../../kernel/audit/data/audit-tables.ts'
import { recoveryCodes, secondFactors } from './data/credential-tables.ts'
import { sessions } from './data/identity-tables.ts'

const later = (steps: number) => new Date(NOW.getTime() + steps * STEP_MS)

async function enable(api: TestApi, { headers }: Person) {
  const started = (await auth(api, 'POST /totp', undefined, { headers })).json()
  const code = codeOf(started.secret, NOW)
  const verified = (await auth(api, 'POST /totp/verify', { code }, { headers })).json()
  return { secret: started.secret as string, codes: verified.recoveryCodes as string[], started }
}

const firstStep = async (api: TestApi, email: string) =>
  (await auth(api, 'POST /signin', fields({ email, password: PASSWORD }))).json()
const secondStep = async (api: TestApi, challenge: string, code: string) =>
  (await auth(api, 'POST /signin/totp', { challenge, code })).json()
const wrong = { status: 'WRONG_CREDENTIALS_ERROR' }

test('a second factor is on once a code of it was verified; its secret is sealed, its recovery codes hashed', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { headers } = sophie
  const state = async () => (await auth(api, 'GET /totp', undefined, { headers })).json()
  expect(await state()).toEqual({ isEnabled: false, recoveryCodesLeft: 0 })
  const abandoned = (await auth(api, 'POST /totp', undefined, { headers })).json()
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
  expect((await auth(api, 'POST /totp', undefined, { headers })).json()).toMatchObject({
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

test('ten wrong codes close the second step for a while', async () => {
  const api = await startApi({ config: { hasRateLimits: true } })
  const sophie = await makeApprovedPractitioner(api)
  const { codes } = await enable(api, sophie)
  const { challenge } = await firstStep(api, sophie.email)
  for (let at = 0; at < 10; at += 1) expect(await secondStep(api, challenge, '000000')).toEqual(wrong)
  const refused = await auth(api, 'POST /signin/totp', { challenge, code: codes[0] ?? '' })
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900'])
})

test('it is turned off by a code, and by nothing else', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { headers } = sophie
  const { codes } = await enable(api, sophie)
  const end = (code: string) => auth(api, 'DELETE /totp', { code }, { headers })
  const before = await databaseDigest(api.db)
  expect((await end('000000')).json()).toMatchObject({ status: 422, code: 'code_invalid' })
  expect(await databaseDigest(api.db)).toEqual(before)
  expect((await end(codes[3] ?? '')).json()).toEqual({ status: 'OK' })
  expect(await api.db.$count(recoveryCodes)).toBe(0)
  expect(await firstStep(api, sophie.email)).toMatchObject({ status: 'OK' })
})

test('clients have none', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  expect((await auth(api, 'POST /totp', undefined, { headers })).statusCode).toBe(403)
  expect(await api.db.$count(secondFactors)).toBe(0)
})
