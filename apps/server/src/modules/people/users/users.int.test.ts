import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makePerson, type Person } from '#test/people'
import { at } from '#test/plans'
import { auditEntries } from '../../../kernel/audit/data/audit-tables.ts'
import { users } from '../../identity/index.ts'

type Caller = Pick<Person, 'headers'>

const get = (api: TestApi, url: string, { headers }: Caller) => api.app.inject({ url: `/api${url}`, headers })
const post = (api: TestApi, caller: Caller, payload: object) =>
  api.app.inject({ method: 'POST', url: '/api/users', headers: caller.headers, payload })
const put = (
  api: TestApi,
  person: Person,
  { headers }: Caller,
  { version, ...payload }: { version?: number; [field: string]: unknown },
) =>
  api.app.inject({
    method: 'PUT',
    url: `/api/users/${person.userId}`,
    headers: { ...headers, ...(version !== undefined && at(version)) },
    payload,
  })

const invited = {
  firstName: 'Nora',
  lastName: 'Smit',
  email: 'Nora@Salvia.example',
  userKindId: 'Internal',
  permissions: ['admin:accounting'],
}

test('users are found by name, address and kind, and paged', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api, ['admin:base'])
  await makePerson(api, { firstName: 'Anna', email: 'anna@salvia.example' })
  await makePerson(api, { firstName: 'Annabel', email: 'bel@salvia.example' })
  const practitioner = await makeApprovedPractitioner(api)
  const names = async (query: string) => {
    const answer = await get(api, `/users?${query}`, admin)
    return answer.json().results.map(({ firstName }: { firstName: string }) => firstName)
  }
  expect(await names('firstName=anna&sort=firstName')).toEqual(['Anna', 'Annabel'])
  expect(await names('email=bel@')).toEqual(['Annabel'])
  expect(await names('query=anna%20person&sort=-email')).toEqual(['Anna'])
  expect(await names('query=%25')).toEqual([])
  await api.db.update(users).set({ lastName: 'Müller-Brûlé' }).where(eq(users.id, practitioner.userId))
  expect(await names('query=MULLER-brule')).toEqual(['Test'])
  expect(await names('lastName=bru%CC%82l%C3%A9')).toEqual(['Test'])
  expect(await names('userKindId=Practitioner')).toEqual(['Test'])
  const page = (await get(api, '/users?limit=2&offset=2&sort=createdAt', admin)).json()
  expect([page.results.length, page.pager]).toEqual([2, { offset: 2, limit: 2, count: 4, sort: 'createdAt' }])
  expect((await get(api, '/users?sort=password', admin)).json()).toMatchObject({
    status: 400,
    code: 'sort_unknown',
  })
})

test('an admin that is made gets its rights, accounting never alone, and a link to choose a password', async () => {
  const api = await startApi()
  const boss = await makeAdmin(api)
  const made = await post(api, boss, invited)
  expect(made.statusCode).toBe(201)
  expect(made.json()).toMatchObject({
    email: 'nora@salvia.example',
    permissions: ['admin:base', 'admin:accounting'],
    userStatusId: 'Approved',
  })
  await api.runJobs()
  const { sentMails } = api.services as unknown as { sentMails: { to: string; text: string }[] }
  const [mail] = sentMails.filter(({ to }) => to === 'nora@salvia.example')
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const chosen = await api.app.inject({
    method: 'POST',
    url: '/auth/user/password/reset',
    payload: { token, formFields: [{ id: 'password', value: 'a-good-one-4711' }] },
  })
  expect(chosen.json()).toEqual({ status: 'OK' })
  const again = await post(api, boss, { ...invited, email: 'NORA@salvia.example' })
  expect(again.json()).toMatchObject({ status: 422, code: 'duplicated_email' })
})

test('rights and admins come from an admin with all rights only', async () => {
  const api = await startApi()
  const base = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const other = await makeAdmin(api, ['admin:base'])
  const anna = await makeClient(api)
  const before = await databaseDigest(api.db)
  const refused = [
    await post(api, base, invited),
    await post(api, base, { ...invited, permissions: [] }),
    await put(api, other, base, { permissions: ['admin:all'] }),
    await put(api, other, base, { firstName: 'X' }),
    await put(api, other, base, { userStatusId: 'Suspended' }),
    await put(api, anna, base, { permissions: [] }),
    await put(api, anna, anna, { userStatusId: 'Approved' }),
    await put(api, anna, anna, { isActive: true }),
  ]
  expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403, 403])
  expect(await databaseDigest(api.db)).toEqual(before)
  const own = await put(api, base, base, { firstName: 'Bram' })
  expect(own.json().firstName).toBe('Bram')
})

test('rights fit the kind of user', async () => {
  const api = await startApi()
  const boss = await makeAdmin(api)
  const anna = await makeClient(api)
  expect((await put(api, anna, boss, { permissions: ['admin:base'] })).json()).toMatchObject({
    status: 422,
    code: 'rights_unfit',
  })
  const practitioner = { ...invited, userKindId: 'Practitioner', permissions: [] }
  const made = (await post(api, boss, practitioner)).json()
  expect(made).toMatchObject({ permissions: ['practitioner:base'], userStatusId: 'New', inOnboarding: true })
})

test.for([
  [{ permissions: ['admin:base'] }],
  [{ permissions: [] }],
  [{ userStatusId: 'Suspended' }],
  [{ userStatusId: 'Deleted' }],
  [{ isActive: false }],
])('the last admin with all rights stays one: %o', async ([payload = {}]) => {
  const api = await startApi()
  const boss = await makeAdmin(api)
  const suspended = await makeAdmin(api)
  await put(api, suspended, boss, { userStatusId: 'Suspended' })
  const before = await databaseDigest(api.db)
  expect((await put(api, boss, boss, payload)).json()).toMatchObject({ status: 409, code: 'last_admin' })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a suspended or closed account loses its sessions at once, also by its cookie', async () => {
  const api = await startApi()
  const boss = await makeAdmin(api)
  const payloads = [{ userStatusId: 'Suspended' }, { isActive: false }]
  for (const payload of payloads) {
    const anna = await makeClient(api)
    expect((await get(api, '/users/me', anna)).statusCode).toBe(200)
    expect((await put(api, anna, boss, payload)).statusCode).toBe(200)
    expect((await get(api, '/users/me', anna)).statusCode).toBe(401)
  }
  const kept = await api.db.select().from(auditEntries).where(eq(auditEntries.event, 'StandingChanged'))
  expect(kept.map(({ actorId, details }) => ({ actorId, details }))).toEqual(
    payloads.map((details) => ({ actorId: boss.userId, details })),
  )
})

test('of two admins who read the same record the second is refused, and changes nothing', async () => {
  const api = await startApi()
  const boss = await makeAdmin(api)
  const other = await makeAdmin(api, ['admin:base'])
  const { version } = (await get(api, `/users/${other.userId}`, boss)).json()
  api.setNow(new Date(NOW.getTime() + 1000))
  const first = await put(api, other, boss, { permissions: ['admin:accounting'], version })
  expect([first.statusCode, first.json().permissions.toSorted()]).toEqual([
    200,
    ['admin:accounting', 'admin:base'],
  ])
  const before = await databaseDigest(api.db)
  const second = await put(api, other, boss, { permissions: ['admin:all'], version })
  expect(second.json()).toMatchObject({
    status: 412,
    code: 'outdated',
    current: {
      id: other.userId,
      version: first.json().version,
      permissions: ['admin:base', 'admin:accounting'],
    },
  })
  expect(await databaseDigest(api.db)).toEqual(before)
  const again = await put(api, other, boss, {
    permissions: ['admin:all'],
    version: second.json().current.version,
  })
  expect(again.statusCode).toBe(200)
  expect(again.headers.etag).toBe(`"${again.json().version}"`)
})
