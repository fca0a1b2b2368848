import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { openWallet } from '#test/open-wallet'
import { makeAdmin, makeApprovedPractitioner, makeClient, makePerson, type Person } from '#test/people'
import { openFiles, whereFound } from '#test/person-search'
import { at, call, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'

const close = (api: TestApi, by: Person, { userId }: Person, more = {}) =>
  call(api, by, ['PUT', `/users/${userId}`, { userStatusId: 'Deleted' }], more)

const ERASED = /^[\w-]+@erased\.invalid$/

test('an account that an admin closes is erased: its name and address stand nowhere any more', async () => {
  const files = openFiles()
  const api = await startApi({ services: { files } })
  const boss = await makeAdmin(api)
  const anna = await makePerson(api, { email: 'annabeth@zuiderduin.example', firstName: 'Annabeth' })
  const sophie = await makeApprovedPractitioner(api, { practiceName: 'Zuiderduin' })
  await call(api, sophie, ['PUT', `/practitioner/${sophie.userId}`, { firstName: 'Annabeth' }])
  await makePlan(api, sophie)
  const bram = await makePerson(api, { kind: 'Internal', permissions: ['admin:base'], firstName: 'Annabeth' })
  const texts = ['Annabeth', 'Zuiderduin', anna.email, sophie.email, bram.email]
  for (const person of [anna, sophie, bram]) {
    const closed = await close(api, boss, person)
    expect([closed.statusCode, closed.body]).toEqual([204, ''])
    expect((await call(api, person, ['GET', '/users/me'])).statusCode).toBe(401)
  }
  await api.runJobs()
  expect(await whereFound(api, files, texts)).toEqual([])
  expect((await call(api, boss, ['GET', `/users/${anna.userId}`])).statusCode).toBe(404)
  for (const { userId } of [sophie, bram])
    expect((await call(api, boss, ['GET', `/users/${userId}`])).json()).toMatchObject({
      fullName: '',
      email: expect.stringMatching(ERASED),
      userStatusId: 'Deleted',
      isActive: false,
      permissions: [],
    })
  const noted = await api.db.select().from(auditEntries).where(eq(auditEntries.event, 'AccountErased'))
  expect(noted.map(({ actorId, subjectId }) => [actorId, subjectId]).toSorted()).toEqual(
    [anna, sophie, bram].map(({ userId }) => [boss.userId, userId]).toSorted(),
  )
})

test('what is closed stays so', async () => {
  const api = await startApi()
  const boss = await makeAdmin(api)
  const people = [await makeClient(api), await makeApprovedPractitioner(api)]
  for (const person of people) await close(api, boss, person)
  const before = await databaseDigest(api.db)
  for (const person of people)
    for (const userStatusId of ['Approved', 'Deleted'])
      expect((await close(api, boss, person, { userStatusId })).statusCode).toBe(404)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('an account is closed by those only who may, never while its money is open, and only as it was read', async () => {
  const api = await startApi()
  const [boss, base] = [await makeAdmin(api), await makeAdmin(api, ['admin:base'])]
  await makeAdmin(api)
  const [anna, sophie] = [await makeClient(api), await makeApprovedPractitioner(api)]
  await openWallet(api, sophie)
  const before = await databaseDigest(api.db)
  const refused = [
    await close(api, anna, anna),
    await close(api, base, boss),
    await close(api, boss, boss),
    await close(api, sophie, anna),
    await close(api, base, sophie),
    await close(api, base, anna, at(9)),
  ]
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [403, 'forbidden'],
    [403, 'forbidden'],
    [403, 'forbidden'],
    [404, 'user_not_found'],
    [409, 'wallet_open'],
    [412, 'outdated'],
  ])
  expect(await databaseDigest(api.db)).toEqual(before)
  expect(await api.db.$count(users)).toBe(5)
})
