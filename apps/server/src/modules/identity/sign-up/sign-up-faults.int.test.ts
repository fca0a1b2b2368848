import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { auth, fields, messagesTo } from '#test/auth'
import { databaseDigest } from '#test/database-digest'
import { makeClient } from '#test/people'
import { users } from '../accounts/identity-tables.ts'

const EMAIL = 'zoe@salvia.example'

const signUp = (api: TestApi, rest: object) =>
  auth(api, 'POST /signup', { ...fields({ email: EMAIL, password: 'Lavender-42' }), ...rest })

test('a name that sign-up takes the settings take too, and what one refuses the other does', async () => {
  const api = await startApi()
  const anna = await makeClient(api)
  const save = async (firstName: string) => {
    const url = `/api/users/${anna.userId}`
    return api.app.inject({ method: 'PUT', url, headers: anna.headers, payload: { firstName } })
  }
  expect((await save('𠮷'.repeat(80))).json()).toMatchObject({ firstName: '𠮷'.repeat(80) })
  const before = await databaseDigest(api.db)
  const tooLong = await save('長'.repeat(81))
  expect([tooLong.statusCode, tooLong.json().errors]).toEqual([
    400,
    [{ id: 'firstName', error: 'name_too_long' }],
  ])
  expect((await save('a\u0000b')).json().errors).toEqual([{ id: 'firstName', error: 'name_invalid' }])
  expect(await databaseDigest(api.db)).toEqual(before)
})

test.for([
  [{ countryId: 'ZZ' }, 'countryId', 'country_unknown'],
  [{ termsVersion: '1850' }, 'termsVersion', 'terms_version_unknown'],
] as const)('%j is refused at %s: %s, and nothing is kept', async ([rest, id, error]) => {
  const api = await startApi()
  const before = await databaseDigest(api.db)
  expect((await signUp(api, rest)).json()).toEqual({
    status: 'FIELD_ERROR',
    formFields: [{ id, error }],
  })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a field that is sent twice breaks the call', async () => {
  const api = await startApi()
  const formFields = ['Lavender-42', 'Rosemary-43'].map((value) => ({ id: 'password', value }))
  const answer = await auth(api, 'POST /signup', {
    formFields: [{ id: 'email', value: EMAIL }, ...formFields],
  })
  expect([answer.statusCode, answer.json().errors]).toEqual([
    400,
    [{ id: 'formFields', error: 'field_twice' }],
  ])
  expect(await api.db.$count(users)).toBe(0)
})

test('a stranger’s sign-up sends the owner of an address no link of its own', async () => {
  const api = await startApi()
  const firstName = 'www.evil.example/win'
  await auth(api, 'POST /signup', fields({ email: EMAIL, password: 'Lavender-42', firstName }))
  const [mail] = await messagesTo(api, EMAIL)
  expect(`${mail?.html}${mail?.plainText}`).not.toContain('evil')
  expect(mail?.plainText).toMatch(/^hello$/im)
})
