import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, cookiesOf, fields, messagesTo } from '#test/auth'
import { codeOf, STEP_MS } from '#test/authenticator'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { enableSecondFactor } from '#test/second-factor'
import { accounts, users } from '../accounts/identity-tables.ts'

const NEW = 'new@salvia.example'

type Caller = Pick<Person, 'headers'> & { cookies?: Record<string, string> }

const change = (api: TestApi, { headers, cookies = {} }: Caller, proof: object) =>
  auth(api, 'POST /change-email', { email: NEW, ...proof }, { headers, cookies })
const waysOf = async (api: TestApi, { headers }: Person) =>
  (await auth(api, 'GET /confirmation', undefined, { headers })).json().ways
const sendCode = (api: TestApi, { headers }: Person) =>
  auth(api, 'POST /confirmation/code', undefined, { headers })
const codeTo = async (api: TestApi, { email }: Person) =>
  /^\d{6}$/m.exec((await messagesTo(api, email)).at(-1)?.plainText ?? '')?.[0] ?? ''
const withoutPassword = (api: TestApi, { userId }: Person) =>
  api.db.delete(accounts).where(eq(accounts.userId, userId))

describe('an account with a password', () => {
  test('confirms by it and by nothing else; no code is mailed to it', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    expect(await waysOf(api, anna)).toEqual(['Password'])
    const before = await databaseDigest(api.db)
    for (const proof of [{}, { password: '' }, { password: 'wrong-word-1' }, { code: '000000' }]) {
      const answer = await change(api, anna, proof)
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'password_wrong',
        errors: [{ id: 'password', error: 'password_wrong' }],
      })
    }
    const refused = await sendCode(api, anna)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'user_state'])
    expect(await databaseDigest(api.db)).toEqual(before)
    expect((await change(api, anna, { password: PASSWORD })).statusCode).toBe(200)
  })

  test('and a second factor confirms by either; a code counts once', async () => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const { secret, codes } = await enableSecondFactor(api, sophie)
    expect(await waysOf(api, sophie)).toEqual(['Password', 'Authenticator'])
    const at = new Date(NOW.getTime() + STEP_MS)
    api.setNow(at)
    const code = codeOf(secret, at)
    const confirm = async (proof: object) => (await change(api, sophie, proof)).json()
    expect(await confirm({ code: '000000' })).toMatchObject({
      code: 'code_invalid',
      errors: [{ id: 'code', error: 'code_invalid' }],
    })
    expect(await confirm({ code })).toMatchObject({ status: 'OK' })
    expect(await confirm({ code })).toMatchObject({ code: 'code_invalid' })
    expect(await confirm({ code: codes[0] })).toMatchObject({ status: 'OK' })
    expect(await confirm({ password: PASSWORD })).toMatchObject({ status: 'OK' })
  })
})

/** Headers a browser sends. */
const browser = { headers: { authorization: '', origin: 'http://localhost:3000' } }

describe('an account with neither', () => {
  test('confirms by the code that is mailed to its address, once, within a quarter of an hour', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    const opened = await auth(api, 'POST /signin', fields({ email: anna.email, password: PASSWORD }))
    const later = { ...browser, cookies: cookiesOf(opened) }
    await withoutPassword(api, anna)
    expect(await waysOf(api, anna)).toEqual(['MailedCode'])
    expect((await change(api, anna, {})).json().code).toBe('code_invalid')
    expect((await sendCode(api, anna)).json()).toEqual({ status: 'OK' })
    const first = await codeTo(api, anna)
    expect(first).toMatch(/^\d{6}$/)
    await sendCode(api, anna)
    const code = await codeTo(api, anna)
    expect((await change(api, anna, { code: first })).statusCode).toBe(422)
    api.setNow(new Date(NOW.getTime() + 15 * 60_000))
    expect((await change(api, later, { code })).statusCode).toBe(422)
    api.setNow(new Date(NOW.getTime() + 15 * 60_000 - 1))
    const spaced = ` ${code.slice(0, 3)} ${code.slice(3)}`
    expect((await change(api, later, { code: spaced })).statusCode).toBe(200)
    expect((await change(api, later, { code })).statusCode).toBe(422)
  })

  test('is erased, and given a second factor, by such a code only', async () => {
    const api = await startApi()
    const [anna, sophie] = [await makeClient(api), await makeApprovedPractitioner(api)]
    for (const person of [anna, sophie]) await withoutPassword(api, person)
    const start = (proof: object) => auth(api, 'POST /totp', proof, { headers: sophie.headers })
    const erase = (proof: object) => call(api, anna, ['POST', '/privacy/erasure', proof])
    for (const refused of [await start({}), await erase({}), await erase({ password: PASSWORD })])
      expect(refused.json().code).toBe('code_invalid')
    for (const person of [anna, sophie]) await sendCode(api, person)
    const [hers, theirs] = [await codeTo(api, sophie), await codeTo(api, anna)]
    expect((await start({ code: theirs })).statusCode).toBe(hers === theirs ? 200 : 422)
    expect((await start({ code: hers })).json()).toMatchObject({ status: 'OK' })
    expect((await erase({ code: theirs })).statusCode).toBe(204)
  })

  test('a code speaks for the address that it was mailed to', async () => {
    const api = await startApi()
    const anna = await makeClient(api)
    await withoutPassword(api, anna)
    await sendCode(api, anna)
    const code = await codeTo(api, anna)
    await api.db.update(users).set({ email: 'other@salvia.example' }).where(eq(users.id, anna.userId))
    expect((await change(api, anna, { code })).json().code).toBe('code_invalid')
  })

  test('five codes are mailed a day', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const anna = await makeClient(api)
    await withoutPassword(api, anna)
    const sent: number[] = []
    for (let at = 0; at < 6; at += 1) sent.push((await sendCode(api, anna)).statusCode)
    expect(sent).toEqual([200, 200, 200, 200, 200, 429])
  })
})

test('the number that the account has already takes no password', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const put = (body: object) => call(api, anna, ['PUT', '/settings/profile', body])
  expect((await put({ firstName: 'Anneke', phone: null })).statusCode).toBe(200)
  expect((await put({ firstName: 'Anna', phone: '+31612345678' })).json().code).toBe('password_wrong')
  expect((await put({ firstName: 'Anna', phone: '+31612345678', password: PASSWORD })).statusCode).toBe(200)
})
