import type { Messenger } from '@salvia/contract/chat/messenger'
import { eq } from 'drizzle-orm'
import { decodeJwt, errors, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { minutesLater, NOW } from '#test/constants'
import { makePerson } from '#test/people'
import { call } from '#test/plans'
import { intercomMessenger } from '../../services/messenger/intercom-messenger.ts'
import { users } from '../identity/index.ts'

const SECRET = 'a-test-secret-of-the-messenger'
const key = (secret: string) => new TextEncoder().encode(secret)

const setUp = () =>
  startApi({ services: { messenger: intercomMessenger({ appId: 'abc123', secret: SECRET, region: 'eu' }) } })

test('the messenger is told who writes by a token signed for an hour, which says nothing but who that is', async () => {
  const api = await setUp()
  const person = await makePerson(api, { firstName: 'Anna' })
  const answer = await call(api, person, ['GET', '/chat/messenger'])
  const { jwt, ...rest } = answer.json<Messenger>()
  expect(rest).toEqual({ appId: 'abc123', apiBase: 'https://api-iam.eu.intercom.io', userId: person.userId })
  const verify = (secret: string, currentDate: Date) =>
    jwtVerify(jwt ?? '', key(secret), { algorithms: ['HS256'], currentDate })
  const iat = NOW.getTime() / 1000
  expect(await verify(SECRET, minutesLater(59))).toMatchObject({
    protectedHeader: { alg: 'HS256' },
    payload: { user_id: person.userId, email: person.email, name: 'Anna Person', iat, exp: iat + 3600 },
  })
  expect(Object.keys(decodeJwt(jwt ?? '')).sort()).toEqual(['email', 'exp', 'iat', 'name', 'user_id'])
  await expect(verify(SECRET, minutesLater(60))).rejects.toThrow(errors.JWTExpired)
  await expect(verify('another-secret', NOW)).rejects.toThrow(errors.JWSSignatureVerificationFailed)
  // Nothing between may keep it.
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('an address that was not proven is not told, and nobody speaks for a guest', async () => {
  const api = await setUp()
  const person = await makePerson(api)
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, person.userId))
  const told = (await call(api, person, ['GET', '/chat/messenger'])).json<Messenger>()
  expect(Object.keys(decodeJwt(told.jwt ?? '')).sort()).toEqual(['exp', 'iat', 'name', 'user_id'])
  const guests = await call(api, null, ['GET', '/chat/messenger'])
  expect(guests.json()).toEqual({
    ...{ appId: 'abc123', apiBase: 'https://api-iam.eu.intercom.io' },
    ...{ userId: null, jwt: null },
  })
})

test('where the chat is kept here, there is no messenger', async () => {
  const api = await startApi({})
  const person = await makePerson(api)
  for (const caller of [null, person]) {
    const answer = await call(api, caller, ['GET', '/chat/messenger'])
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'call_not_found'])
  }
})
