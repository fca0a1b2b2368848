import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { auth, bearerOf, fields, linkToken } from '#test/auth'
import { startOpenIdOfFile } from '#test/open-id'
import { arrivalsFrom } from '#test/third-party-arrival'
import { recoveryCodes, secondFactors } from '../accounts/credential-tables.ts'
import { accounts, sessions, users } from '../accounts/identity-tables.ts'
import { phoneColumns } from '../accounts/phone-columns.ts'

const ANNA = 'anna@salvia.example'
const provider = await startOpenIdOfFile({
  thief: { email: ANNA, email_verified: false },
  owner: { email: ANNA, email_verified: true },
})
const { arrive } = arrivalsFrom(provider)
const setUp = () => startApi({ services: { thirdParties: [provider.party] } })

async function resetPassword(api: TestApi): Promise<unknown> {
  await auth(api, 'POST /user/password/reset/token', fields({ email: ANNA }))
  const token = await linkToken(api, ANNA)
  return (
    await auth(api, 'POST /user/password/reset', { token, ...fields({ password: 'Rosemary-43' }) })
  ).json()
}

/** What a thief may leave in an account to get back in. */
async function leaveKeys(api: TestApi, userId: string) {
  const sealedSecret = api.app.sealed.seal('secret')
  await api.db.insert(secondFactors).values({ userId, sealedSecret, enabledAt: NOW })
  await api.db.insert(recoveryCodes).values({ userId, codeHash: 'hash' })
  const sealedPendingPhone = api.app.sealed.seal('+31612345679')
  const phones = { ...phoneColumns(api.app.sealed, '+31612345678'), sealedPendingPhone }
  await api.db.update(users).set(phones).where(eq(users.id, userId))
}

const keysOf = async (api: TestApi) =>
  (await api.db.select().from(accounts).orderBy(accounts.providerId)).map(({ providerId }) => providerId)

test('whoever joined with an address that was not proven enters no more once its owner has a password', async () => {
  const api = await setUp()
  const joined = await arrive(api, 'thief', { userKind: 'Client' })
  const { id } = joined.json().user
  await leaveKeys(api, id)
  expect(await resetPassword(api)).toEqual({ status: 'OK' })
  expect((await arrive(api, 'thief', { mode: 'login' })).json()).toEqual({
    status: 'SIGN_IN_UP_NOT_ALLOWED',
    reason: 'EMAIL_ALREADY_IN_USE',
  })
  const me = await api.app.inject({ url: '/api/users/me', headers: bearerOf(joined) })
  expect(me.statusCode).toBe(401)
  const [user] = await api.db.select().from(users)
  expect(user).toMatchObject({
    emailVerified: true,
    sealedPhone: null,
    phoneIndex: null,
    sealedPendingPhone: null,
  })
  const left = [sessions, secondFactors, recoveryCodes].map((table) => api.db.$count(table))
  expect(await Promise.all(left)).toEqual([0, 0, 0])
  expect(await keysOf(api)).toEqual(['credential'])
  const signIn = await auth(api, 'POST /signin', fields({ email: ANNA, password: 'Rosemary-43' }))
  expect(signIn.json()).toMatchObject({ status: 'OK', user: { id } })
})

test('an account whose address was proven keeps its keys through a new password', async () => {
  const api = await setUp()
  const { id } = (await arrive(api, 'owner', { userKind: 'Client' })).json().user
  await leaveKeys(api, id)
  expect(await resetPassword(api)).toEqual({ status: 'OK' })
  expect(await keysOf(api)).toEqual(['credential', 'google'])
  expect((await arrive(api, 'owner', { mode: 'login' })).json()).toMatchObject({
    status: 'SECOND_FACTOR_REQUIRED',
  })
  const [user] = await api.db.select().from(users)
  expect(user?.phoneIndex).toBe(api.app.sealed.index('+31612345678'))
})
