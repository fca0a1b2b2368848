import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { invite } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call } from '#test/plans'
import { users } from '../../identity/index.ts'

type People = { sophie: Person; anna: Person; admin: Person; fileId: string }
type Named = readonly [
  what: string,
  by: (people: People) => Person,
  method: 'PUT' | 'POST',
  path: string,
  rest?: object,
]

const calls: Named[] = [
  ['the own profile', ({ sophie }) => sophie, 'PUT', '/settings/profile'],
  ['the own practice', ({ sophie }) => sophie, 'PUT', '/practitioner/:sophie'],
  ['a practitioner, by an admin', ({ admin }) => admin, 'PUT', '/admin/practitioners/:sophie'],
  ['a new client', ({ sophie }) => sophie, 'POST', '/customer', { email: 'anna@post.example' }],
  ['a client, by its practitioner', ({ sophie }) => sophie, 'PUT', '/customer/:file'],
  ['a client, by itself', ({ anna }) => anna, 'PUT', '/customer/:anna'],
  ['a new user', ({ admin }) => admin, 'POST', '/users', { email: 'new@post.example', userKindId: 'Client' }],
  ['a user, by itself', ({ anna }) => anna, 'PUT', '/users/:anna'],
  ['a user, by an admin', ({ admin }) => admin, 'PUT', '/users/:anna'],
]

async function setUp(): Promise<{ api: TestApi; people: People }> {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const { client } = (await invite(api, sophie)).json()
  const [anna, admin] = [await makeClient(api), await makeAdmin(api)]
  return { api, people: { sophie, anna, admin, fileId: client.id } }
}

const pathOf = (path: string, { sophie, anna, fileId }: People): string =>
  path.replace(':sophie', sophie.userId).replace(':anna', anna.userId).replace(':file', fileId)

test.for(calls)('%s is not named with nothing', async ([, by, method, path, rest]) => {
  const { api, people } = await setUp()
  const before = await databaseDigest(api.db)
  for (const [names, faulty] of [
    [{ firstName: '', lastName: '' }, ['firstName', 'lastName']],
    [{ firstName: 'Anna', lastName: ' \t\n ' }, ['lastName']],
    [{ firstName: '\u200b', lastName: '\u3164\u00ad' }, ['firstName', 'lastName']],
  ] as const) {
    const refused = await call(api, by(people), [method, pathOf(path, people), { ...rest, ...names }])
    expect([refused.statusCode, refused.json().code, refused.json().errors]).toEqual([
      400,
      'contract_broken',
      faulty.map((id) => ({ id, error: 'required' })),
    ])
  }
  expect(await databaseDigest(api.db)).toEqual(before)
})

test.for(calls.filter(([, , method]) => method === 'PUT'))(
  '%s is changed without a name where there is none yet',
  async ([, by, method, path]) => {
    const { api, people } = await setUp()
    await api.db.update(users).set({ firstName: '', lastName: '' })
    const change = { preferredLanguageCode: 'fr' }
    const saved = await call(api, by(people), [method, pathOf(path, people), change])
    expect([saved.statusCode, saved.json().preferredLanguageCode]).toEqual([200, 'fr'])
    const named = await call(api, by(people), [method, pathOf(path, people), { firstName: '  Noor ' }])
    expect([named.statusCode, named.json().firstName]).toEqual([200, 'Noor'])
  },
)

test('a newcomer may leave its names out, and say them as blanks', async () => {
  const api = await startApi()
  const email = 'noor@post.example'
  const values = { email, password: 'Blue-River-42-stone', firstName: '  ', lastName: '' }
  const formFields = Object.entries(values).map(([id, value]) => ({ id, value }))
  const answer = await api.app.inject({ method: 'POST', url: '/auth/signup', payload: { formFields } })
  expect([answer.statusCode, answer.json().status]).toEqual([200, 'OK'])
  const [user] = await api.db.select().from(users).where(eq(users.email, email))
  expect([user?.firstName, user?.lastName]).toEqual(['', ''])
})
