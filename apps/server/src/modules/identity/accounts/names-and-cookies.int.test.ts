import { expect, test } from 'vitest'
import { startApi } from '#test/api'
import { auth, bearerOf, cookiesOf, fields } from '#test/auth'
import { makeApprovedPractitioner, PASSWORD } from '#test/people'
import { call } from '#test/plans'

test('a name turns no direction, by sign-up or by the settings; names in Hebrew and Arabic stay whole', async () => {
  const api = await startApi()
  const override = '\u202Eanna\u202C \u2066b\u2069'
  const form = {
    email: 'zoe@salvia.example',
    password: 'Lavender-42',
    firstName: override,
    lastName: '\u202E',
  }
  const joined = await auth(api, 'POST /signup', fields(form))
  expect(joined.json()).toMatchObject({
    status: 'FIELD_ERROR',
    formFields: [{ id: 'lastName', error: 'required' }],
  })
  const again = await auth(api, 'POST /signup', fields({ ...form, lastName: 'عائشة' }))
  expect(again.json()).toMatchObject({ status: 'OK', user: { firstName: 'anna b', lastName: 'عائشة' } })
  const put = (body: object) => call(api, { headers: bearerOf(again) }, ['PUT', '/settings/profile', body])
  const names = { firstName: 'נועה\u200F כהן', practiceName: '\u202Eevil practice' }
  expect((await put(names)).json()).toMatchObject({
    firstName: names.firstName,
    practiceName: 'evil practice',
  })
  expect((await put({ firstName: '\u202E' })).statusCode).toBe(400)
})

test('cookies that grant something are this host’s alone over https', async () => {
  const api = await startApi({ config: { publicUrl: 'https://salvia.example' } })
  const sophie = await makeApprovedPractitioner(api)
  const opened = await auth(api, 'POST /signin', fields({ email: sophie.email, password: PASSWORD }))
  const granted = { path: '/', secure: true, httpOnly: true, sameSite: 'Lax' }
  expect(opened.cookies).toMatchObject([
    { name: '__Host-salvia_session', ...granted },
    { name: '__Host-salvia_device', ...granted },
  ])
  for (const { domain } of opened.cookies) expect(domain).toBeUndefined()
  const me = async (cookies: Record<string, string>) =>
    (await api.app.inject({ url: '/api/users/me', cookies })).statusCode
  const { '__Host-salvia_session': session = '' } = cookiesOf(opened)
  expect([await me({ '__Host-salvia_session': session }), await me({ salvia_session: session })]).toEqual([
    200, 401,
  ])
  const ended = await auth(api, 'POST /signout', undefined, {
    cookies: cookiesOf(opened),
    headers: { origin: 'https://salvia.example' },
  })
  expect(ended.cookies).toMatchObject([{ name: '__Host-salvia_session', value: '' }])
})

test('https binds subdomains only where the installation says so', async () => {
  const headerOf = async (hstsSubdomains: boolean) => {
    const { app } = await startApi({ config: { hstsSubdomains } })
    return (await app.inject('/health/live')).headers['strict-transport-security']
  }
  expect([await headerOf(false), await headerOf(true)]).toEqual([
    'max-age=31536000',
    'max-age=31536000; includeSubDomains',
  ])
})
