import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, fields, linkToken, messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin as makeAdminPerson, makeClient, makeNewcomer } from '#test/people'
import { signInKeys, users } from '../index.ts'
import { authTokens } from './credential-tables.ts'
import { makeAdmin } from './use-cases/make-admin.ts'

const EMAIL = 'mara@salvia.example'
const PASSWORD = 'Rosemary-43'
const shown = (api: TestApi, email = EMAIL) => makeAdmin(api.app, { email, isShown: true }, NOW)
const tokenIn = (url: string | null) => new URL(String(url)).searchParams.get('token') ?? ''
const reset = async (api: TestApi, token: string) =>
  (await auth(api, 'POST /user/password/reset', { token, ...fields({ password: PASSWORD }) })).json().status

describe('the first admin', () => {
  test('is made without a password, and chooses one by the link that is shown once', async () => {
    const api = await startApi()
    const { isNew, url } = await shown(api, ' Mara@Salvia.Example ')
    expect(isNew).toBe(true)
    expect(url).toMatch(/^http:\/\/localhost:3000\/auth\/reset-password\?token=[\w-]{43}$/)
    const [user] = await api.db.select().from(users)
    expect(user).toMatchObject({
      email: EMAIL,
      userKindId: 'Internal',
      userStatusId: 'Approved',
      permissions: ['admin:all'],
    })
    expect(await api.db.$count(signInKeys)).toBe(0)
    const [token] = await api.db.select().from(authTokens)
    expect(token?.tokenHash).not.toContain(tokenIn(url))
    expect(await messagesTo(api, EMAIL)).toEqual([])

    expect(await reset(api, tokenIn(url))).toBe('OK')
    expect(await reset(api, tokenIn(url))).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
    const signedIn = await auth(api, 'POST /signin', fields({ email: EMAIL, password: PASSWORD }))
    expect(signedIn.json()).toMatchObject({
      status: 'OK',
      user: { isAdmin: true, permissions: ['admin:all'] },
    })
  })

  test('gets the link by mail where mail is set up', async () => {
    const api = await startApi()
    expect(await makeAdmin(api.app, { email: EMAIL, isShown: false }, NOW)).toEqual({
      isNew: true,
      url: null,
    })
    expect(await reset(api, await linkToken(api, EMAIL))).toBe('OK')
  })

  test('gets a new link when asked again, and the one before is worthless', async () => {
    const api = await startApi()
    const first = await shown(api)
    const second = await shown(api)
    expect([second.isNew, await api.db.$count(users)]).toEqual([false, 1])
    expect(await reset(api, tokenIn(first.url))).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
    expect(await reset(api, tokenIn(second.url))).toBe('OK')
  })

  test('asked for many times at once there is one admin and one link that works', async () => {
    const api = await startApi()
    const made = await Promise.all(Array.from({ length: 4 }, () => shown(api)))
    expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, false, false, true])
    expect([await api.db.$count(users), await api.db.$count(authTokens)]).toEqual([1, 1])
    const used: string[] = []
    for (const { url } of made) used.push(await reset(api, tokenIn(url)))
    expect(used.filter((status) => status === 'OK')).toHaveLength(1)
  })

  test('the link is over after an hour', async () => {
    const api = await startApi()
    const { url } = await shown(api)
    api.setNow(new Date(NOW.getTime() + 3_600_000))
    expect(await reset(api, tokenIn(url))).toBe('RESET_PASSWORD_INVALID_TOKEN_ERROR')
  })
})

describe('refused in words, with nothing changed', () => {
  const refusalOf = async (api: TestApi, email: string) => {
    const before = await databaseDigest(api.db)
    const refused = await shown(api, email).catch((error: Error) => error.message)
    expect(await databaseDigest(api.db)).toEqual(before)
    return refused
  }

  test('is the address of a practitioner, a client, an admin without all rights, and none at all', async () => {
    const api = await startApi()
    const [newcomer, client] = [await makeNewcomer(api), await makeClient(api)]
    const accounting = await makeAdminPerson(api, ['admin:base', 'admin:accounting'])
    expect(await refusalOf(api, newcomer.email)).toContain('is a practitioner’s address')
    expect(await refusalOf(api, client.email)).toContain('is a client’s address')
    expect(await refusalOf(api, accounting.email)).toContain('is an admin without all rights')
    expect(await refusalOf(api, 'nobody')).toBe('“nobody” is no e-mail address.')
  })

  test('is a closed account of an admin', async () => {
    const api = await startApi()
    const admin = await makeAdminPerson(api)
    await api.db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, admin.userId))
    expect(await refusalOf(api, admin.email)).toContain('is closed')
  })
})
