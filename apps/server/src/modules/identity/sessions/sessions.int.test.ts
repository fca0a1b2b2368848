import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { makeClient, makePerson, PASSWORD } from '#test/people'
import { sessions } from '../accounts/identity-tables.ts'

const credentials = (email: string, password: string) => ({
  formFields: [
    { id: 'email', value: email },
    { id: 'password', value: password },
  ],
})

test('a session opens with an address in any case, and the cookie reads as the same user', async () => {
  const api = await startApi()
  const { userId, email } = await makeClient(api)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: credentials(email.toUpperCase(), PASSWORD),
  })
  expect(answer.json()).toMatchObject({
    status: 'OK',
    user: { id: userId, isClient: true, isApproved: true },
  })
  const [cookie] = answer.cookies
  expect(cookie).toMatchObject({ name: 'salvia_session', httpOnly: true, sameSite: 'Lax', path: '/' })
  const me = await api.app.inject({ url: '/api/users/me', cookies: { salvia_session: cookie?.value ?? '' } })
  expect(me.json()).toMatchObject({ id: userId, email })
})

test.for([
  ['wrong', 'not-the-password1'],
  ['unknown', PASSWORD],
])('a %s login answers WRONG_CREDENTIALS_ERROR and opens no session', async ([kind, password]) => {
  const api = await startApi()
  const { email } = await makeClient(api)
  const before = await api.db.$count(sessions)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: credentials(kind === 'unknown' ? 'nobody@salvia.example' : email, password ?? ''),
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ status: 'WRONG_CREDENTIALS_ERROR' })
  expect(answer.cookies).toEqual([])
  expect(await api.db.$count(sessions)).toBe(before)
})

test('an empty field is named', async () => {
  const api = await startApi()
  const answer = await api.app.inject({ method: 'POST', url: '/auth/signin', payload: credentials('', '') })
  expect(answer.json()).toEqual({
    status: 'FIELD_ERROR',
    formFields: [
      { id: 'email', error: 'Field is not optional' },
      { id: 'password', error: 'Field is not optional' },
    ],
  })
})

test('a suspended account may not sign in, and keeps no session', async () => {
  const api = await startApi()
  const { email } = await makePerson(api, { status: 'Suspended' })
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: credentials(email, PASSWORD),
  })
  expect(answer.json()).toMatchObject({ status: 'SIGN_IN_NOT_ALLOWED' })
  expect(await api.db.$count(sessions)).toBe(0)
})

test('signing out ends the session at once, for the token too', async () => {
  const api = await startApi()
  const { headers } = await makeClient(api)
  const out = await api.app.inject({ method: 'POST', url: '/auth/signout', headers })
  expect(out.json()).toEqual({ status: 'OK' })
  const me = await api.app.inject({ url: '/api/users/me', headers })
  expect(me.statusCode).toBe(401)
  expect(me.json()).toMatchObject({ code: 'unauthenticated', status: 401 })
})

test('a session cookie changes nothing when the request comes from a page of others', async () => {
  const api = await startApi()
  const { email } = await makeClient(api)
  const answer = await api.app.inject({
    method: 'POST',
    url: '/auth/signin',
    payload: credentials(email, PASSWORD),
  })
  const cookies = { salvia_session: answer.cookies[0]?.value ?? '' }
  const put = (origin?: string) =>
    api.app.inject({
      method: 'PUT',
      url: '/api/settings/language/nl',
      cookies,
      headers: origin ? { origin } : {},
    })
  expect((await put('https://evil.example')).statusCode).toBe(401)
  expect((await put()).statusCode).toBe(401)
  const kept = await api.app.inject({ url: '/api/users/me', cookies })
  expect(kept.json()).toMatchObject({ preferredLanguageCode: 'en' })
  expect((await put('http://localhost:3000')).json()).toMatchObject({ preferredLanguageCode: 'nl' })
  const crossSite = await api.app.inject({
    url: '/api/users/me',
    cookies,
    headers: { 'sec-fetch-site': 'cross-site' },
  })
  expect(crossSite.statusCode).toBe(401)
})
