import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, claimsIn, linkToken, messagesTo, NEWCOMER, signUpNewcomer, verifyBy } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { authTokens } from '../accounts/credential-tables.ts'
import { users } from '../accounts/identity-tables.ts'

const ok = { status: 'OK' }
const invalidLink = { status: 'EMAIL_VERIFICATION_INVALID_TOKEN_ERROR' }
const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

const userOf = async (api: TestApi, email = NEWCOMER) =>
  (await api.db.select().from(users).where(eq(users.email, email)))[0]
describe('verifying an address', () => {
  test('by the link, once; the next token of the session says so, and a client is approved', async () => {
    const api = await startApi()
    const { headers } = await signUpNewcomer(api)
    const token = await linkToken(api, NEWCOMER)
    expect(await verifyBy(api, token)).toEqual(ok)
    expect(await userOf(api)).toMatchObject({ emailVerified: true, userStatusId: 'Approved' })
    const refreshed = await auth(api, 'POST /session/refresh', undefined, { headers })
    expect(claimsIn(refreshed)).toMatchObject({ isEmailVerified: true })
    expect(await verifyBy(api, token)).toEqual(invalidLink)
    expect((await auth(api, 'POST /user/email/verify/token', undefined, { headers })).json()).toEqual({
      status: 'EMAIL_ALREADY_VERIFIED_ERROR',
    })
  })

  test('a practitioner stays new until it is approved', async () => {
    const api = await startApi()
    await signUpNewcomer(api, 'Practitioner')
    await verifyBy(api, await linkToken(api, NEWCOMER))
    expect(await userOf(api)).toMatchObject({ emailVerified: true, userStatusId: 'New' })
  })

  test('the mail can be sent again, and either link is good, until one was used', async () => {
    const api = await startApi()
    const { headers } = await signUpNewcomer(api)
    const first = await linkToken(api, NEWCOMER)
    expect((await auth(api, 'POST /user/email/verify/token', undefined, { headers })).json()).toEqual(ok)
    const second = await linkToken(api, NEWCOMER)
    expect(second).not.toBe(first)
    expect(await verifyBy(api, first)).toEqual(ok)
    expect(await verifyBy(api, second)).toEqual(invalidLink)
  })

  test.for(['', 'x', 'x'.repeat(43), '{secret}'])('"%s" is no token', async (token) => {
    const api = await startApi()
    await signUpNewcomer(api)
    const before = await databaseDigest(api.db)
    const answer = await auth(api, 'POST /user/email/verify', { token })
    expect(token === '' ? answer.statusCode : answer.json()).toEqual(token === '' ? 400 : invalidLink)
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('a link is over after three days', async () => {
    const api = await startApi()
    await signUpNewcomer(api)
    const token = await linkToken(api, NEWCOMER)
    api.setNow(minutes(3 * 24 * 60))
    expect(await verifyBy(api, token)).toEqual(invalidLink)
    expect(await userOf(api)).toMatchObject({ emailVerified: false })
  })

  test('many mails an hour are too many', async () => {
    const api = await startApi({ config: { hasRateLimits: true } })
    const { headers } = await signUpNewcomer(api)
    const send = async () =>
      (await auth(api, 'POST /user/email/verify/token', undefined, { headers })).statusCode
    const answers: number[] = []
    for (let at = 0; at < 11; at += 1) answers.push(await send())
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})

describe('secrets at rest', () => {
  test('no table holds a token of a link, but sealed while its message is kept here', async () => {
    const api = await startApi()
    await signUpNewcomer(api)
    const token = await linkToken(api, NEWCOMER)
    expect(JSON.stringify(await api.db.select().from(authTokens))).not.toContain(token)
    const [mail] = await messagesTo(api, NEWCOMER)
    expect(JSON.stringify(mail?.content)).not.toContain(token)
    expect(mail?.sealedSecret).not.toContain(token)
    expect(JSON.stringify(await api.db.select().from(auditEntries))).not.toContain(token)
  })

  test('once a mail service has taken a message, nothing here opens its link', async () => {
    const sent: string[] = []
    const mail = {
      kind: 'smtp' as const,
      async send({ text }: { text: string }) {
        sent.push(text)
      },
    }
    const api = await startApi({ services: { mail } })
    await signUpNewcomer(api)
    const [message] = await messagesTo(api, NEWCOMER)
    const token = /token=([\w-]+)/.exec(sent[0] ?? '')?.[1] ?? ''
    expect(message).toMatchObject({ state: 'Sent', sealedSecret: null })
    expect(JSON.stringify(message)).not.toContain(token)
    expect(message?.html).toContain('token=••••••')
    expect(await verifyBy(api, token)).toEqual(ok)
  })
})
