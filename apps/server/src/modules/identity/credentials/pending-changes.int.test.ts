import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { startApi, type TestApi } from '#test/api'
import { auth, bearerOf, claimsIn, fields, linkToken, messagesTo, verifyBy } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeClient, PASSWORD, type Person } from '#test/people'
import { call } from '#test/plans'
import { authTokens } from '../accounts/credential-tables.ts'
import { users } from '../accounts/identity-tables.ts'

const THIEFS = 'thief@post.example'
const THIEFS_PHONE = '+31612345678'
const FRESH = 'Rosemary-43'
const invalidLink = { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }

/**
 * A thief using an open session has requested a change to their own address and number, and holds the link and the
 * code.
 */
async function setUp() {
  const api = await startApi()
  const anna = await makeClient(api)
  await auth(api, 'POST /change-email', { email: THIEFS, password: PASSWORD }, anna)
  await auth(api, 'POST /change-phone', { phone: THIEFS_PHONE, password: PASSWORD }, anna)
  const link = await linkToken(api, THIEFS)
  const code = /\d{6}/.exec((await messagesTo(api, THIEFS_PHONE))[0]?.plainText ?? '')?.[0] ?? ''
  expect(code).toMatch(/^\d{6}$/)
  return { api, anna, link, code }
}

const signIn = (api: TestApi, email: string, password: string) =>
  auth(api, 'POST /signin', fields({ email, password }))

async function expectNothingPending(api: TestApi, { userId, email }: Person): Promise<void> {
  const [user] = await api.db.select().from(users).where(eq(users.id, userId))
  expect(user).toMatchObject({ email, pendingEmail: null, sealedPhone: null, sealedPendingPhone: null })
  expect(await api.db.$count(authTokens)).toBe(0)
}

describe('changes of address and number that are pending', () => {
  test('end with a new password: the thief’s link and code are worthless and change nothing', async () => {
    const { api, anna, link, code } = await setUp()
    await auth(api, 'POST /user/password/reset/token', fields({ email: anna.email }))
    const token = await linkToken(api, anna.email)
    const reset = await auth(api, 'POST /user/password/reset', { token, ...fields({ password: FRESH }) })
    expect(reset.json()).toEqual({ status: 'OK' })
    const back = await signIn(api, anna.email, FRESH)
    for (const claim of ['changeEmailTo', 'changePhoneTo']) expect(claimsIn(back)).not.toHaveProperty(claim)
    const before = await databaseDigest(api.db)
    expect(await verifyBy(api, link)).toEqual(invalidLink)
    const confirmed = await auth(api, 'POST /change-phone/confirm', { code }, { headers: bearerOf(back) })
    expect(confirmed.json()).toMatchObject({ code: 'code_invalid' })
    expect(await databaseDigest(api.db)).toEqual(before)
    await expectNothingPending(api, anna)
  })

  test('of a number end when the number is taken away, or an admin sets another', async () => {
    const { api, anna, code } = await setUp()
    const admin = await makeAdmin(api)
    const put = (by: Person, phone: string | null) =>
      call(api, by, ['PUT', `/users/${anna.userId}`, { phone }])
    const confirm = (tried: string) => auth(api, 'POST /change-phone/confirm', { code: tried }, anna)
    const numbers = async () => {
      const [user] = await api.db.select().from(users).where(eq(users.id, anna.userId))
      const open = (sealed: string | null | undefined) => (sealed ? api.app.sealed.open(sealed) : null)
      return [open(user?.sealedPhone), open(user?.sealedPendingPhone)]
    }
    expect((await put(anna, null)).json().phone).toBeNull()
    expect((await confirm(code)).json().code).toBe('code_invalid')
    expect(await numbers()).toEqual([null, null])
    const removals = () =>
      api.db
        .select()
        .from(auditEntries)
        .where(eq(auditEntries.event, 'PhoneRemoved'))
        .orderBy(auditEntries.id)
    const count = await api.db.$count(auditEntries)
    expect(await removals()).toMatchObject([{ actorId: anna.userId, subjectId: anna.userId }])
    await put(anna, null)
    expect(await removals()).toHaveLength(1)
    expect(await api.db.$count(auditEntries)).toBe(count)

    await auth(api, 'POST /change-phone', { phone: THIEFS_PHONE, password: PASSWORD }, anna)
    const second = /\d{6}/.exec((await messagesTo(api, THIEFS_PHONE))[1]?.plainText ?? '')?.[0] ?? ''
    await put(admin, '+31687654321')
    expect((await confirm(second)).json().code).toBe('code_invalid')
    expect(await numbers()).toEqual(['+31687654321', null])
  })

  test('end when the owner signs out everywhere else', async () => {
    const { api, anna, link } = await setUp()
    const own = bearerOf(await signIn(api, anna.email, PASSWORD))
    const ended = await auth(api, 'DELETE /sessions', undefined, { headers: own })
    expect(ended.statusCode).toBe(200)
    expect(await verifyBy(api, link)).toEqual(invalidLink)
    await expectNothingPending(api, anna)
  })

  test('end when an admin suspends the account, and do not come back with it', async () => {
    const { api, anna, link } = await setUp()
    const admin = await makeAdmin(api)
    const set = (userStatusId: string) => call(api, admin, ['PUT', `/users/${anna.userId}`, { userStatusId }])
    for (const status of ['Suspended', 'Approved']) expect((await set(status)).statusCode).toBe(200)
    expect(await verifyBy(api, link)).toEqual(invalidLink)
    await expectNothingPending(api, anna)
  })
})
