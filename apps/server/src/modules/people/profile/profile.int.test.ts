import { expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { NOW } from '#test/constants'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer, type Person } from '#test/people'
import { linkClient } from '../index.ts'

type Caller = Pick<Person, 'headers'>

const get = (api: TestApi, url: string, { headers }: Caller) => api.app.inject({ url: `/api${url}`, headers })
const put = (api: TestApi, url: string, { headers }: Caller, payload: object) =>
  api.app.inject({ method: 'PUT', url: `/api${url}`, headers, payload })

test('a practitioner changes what is its own; a website without a scheme gets two slashes', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api)
  const answer = await put(api, `/practitioner/${sophie.userId}`, sophie, {
    firstName: 'Sophie',
    title: 'Orthomolecular therapist',
    website: 'delinde.example/praktijk',
    about: 'Sleep\nand energy',
    showContactInfo: true,
  })
  expect(answer.json()).toMatchObject({
    firstName: 'Sophie',
    lastName: 'Person',
    fullName: 'Sophie Person',
    title: 'Orthomolecular therapist',
    specialty: null,
    website: '//delinde.example/praktijk',
    about: 'Sleep\nand energy',
    showContactInfo: true,
    userStatusId: 'Approved',
    version: 3,
  })
  expect((await get(api, `/practitioner/${sophie.userId}`, sophie)).json()).toEqual(answer.json())
  const list = (await get(api, '/practitioner', sophie)).json()
  expect(list).toEqual({
    results: [answer.json()],
    pager: { offset: 0, limit: 10, count: 1, sort: null },
  })
})

test.for(['javascript://%0aalert(1)', 'javascript:alert(1)', 'http://x y', 'ftp://delinde.example'])(
  '%s is no website, and nothing is written',
  async (website) => {
    const api = await startApi()
    const sophie = await makeApprovedPractitioner(api)
    const before = await databaseDigest(api.db)
    const answer = await put(api, `/practitioner/${sophie.userId}`, sophie, { title: 'Therapist', website })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      422,
      [{ id: 'website', error: 'word_unknown' }],
    ])
    expect(await databaseDigest(api.db)).toEqual(before)
  },
)

test.for([
  ['its status', { userStatusId: 'Approved' }],
  ['its commission', { isCommissionEnabled: true }],
  ['VIP', { isVip: true }],
  ['its rights', { permissions: ['admin:all'] }],
] as const)('nobody writes %s of its own record', async ([, payload]) => {
  const api = await startApi()
  const newcomer = await makeNewcomer(api)
  const before = await databaseDigest(api.db)
  for (const url of [`/practitioner/${newcomer.userId}`, '/settings/profile'])
    expect((await put(api, url, newcomer, payload)).statusCode).toBe(400)
  const asUser = await put(api, `/users/${newcomer.userId}`, newcomer, payload)
  expect([400, 403]).toContain(asUser.statusCode)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('its clients see the card, contact only where it is shown; others find nothing', async () => {
  const api = await startApi()
  const sophie = await makeApprovedPractitioner(api, { title: 'Therapist', city: 'Utrecht' })
  const anna = await makeClient(api)
  const url = `/practitioner/${sophie.userId}`
  await linkClient(api.db, { practitionerId: sophie.userId, clientId: anna.userId }, NOW)
  const card = {
    id: sophie.userId,
    firstName: 'Test',
    lastName: 'Person',
    fullName: 'Test Person',
    title: 'Therapist',
    specialty: null,
    practiceName: null,
    city: 'Utrecht',
    website: null,
    email: null,
    phone: null,
    profilePictureUrl: null,
  }
  expect((await get(api, url, anna)).json()).toEqual(card)
  await put(api, url, sophie, { showContactInfo: true })
  expect((await get(api, url, anna)).json()).toEqual({ ...card, email: sophie.email })
  for (const stranger of [await makeClient(api), await makeApprovedPractitioner(api)])
    expect((await get(api, url, stranger)).json()).toMatchObject({ status: 404, code: 'user_not_found' })
  expect((await get(api, url, await makeAdmin(api, ['admin:base']))).json()).toMatchObject({ version: 3 })
})

test('a practitioner reads its own clients and nobody else’s', async () => {
  const api = await startApi()
  const [sophie, jan] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const anna = await makeClient(api)
  await linkClient(api.db, { practitionerId: sophie.userId, clientId: anna.userId }, NOW)
  const own = (await get(api, `/practitioner/${sophie.userId}/customers`, sophie)).json()
  expect(own.results.map(({ id }: { id: string }) => id)).toEqual([anna.userId])
  expect(
    (await get(api, `/practitioner/${sophie.userId}/customers?query=nobody`, sophie)).json().results,
  ).toEqual([])
  expect((await get(api, `/practitioner/${jan.userId}/customers`, jan)).json().results).toEqual([])
  for (const stranger of [jan, anna])
    expect((await get(api, `/practitioner/${sophie.userId}/customers`, stranger)).statusCode).toBe(404)
})

test('another practitioner’s and a client’s record take no change from others', async () => {
  const api = await startApi()
  const [sophie, jan] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const anna = await makeClient(api)
  const before = await databaseDigest(api.db)
  const answers = [
    await put(api, `/practitioner/${sophie.userId}`, jan, { firstName: 'X' }),
    await put(api, `/practitioner/${sophie.userId}`, anna, { firstName: 'X' }),
    await put(api, `/users/${sophie.userId}`, jan, { firstName: 'X' }),
    await put(api, `/users/${anna.userId}`, jan, { firstName: 'X' }),
    await get(api, `/users/${anna.userId}`, jan),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
  expect(await databaseDigest(api.db)).toEqual(before)
})
