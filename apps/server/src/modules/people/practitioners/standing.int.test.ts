import type { UserStatus } from '@salvia/contract/words/identity'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { startApi, type TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient, makeNewcomer, type Person } from '#test/people'
import { call } from '#test/plans'
import { changeAsAdmin, eventsOf, mailsTo, readAsAdmin, uploadCertificate } from '#test/practitioners'
import { users } from '../../identity/index.ts'
import { practitioners } from './data/practitioner-tables.ts'

const set = (api: TestApi, by: Person, { userId }: Person, userStatusId: UserStatus) =>
  call(api, by, ['PUT', `/users/${userId}`, { userStatusId }])

async function expectRefused(api: TestApi, ask: () => ReturnType<typeof call>, refusal: [number, string]) {
  const before = await databaseDigest(api.db)
  const answer = await ask()
  expect([answer.statusCode, answer.json().code]).toEqual(refusal)
  expect(await databaseDigest(api.db)).toEqual(before)
}

const unverify = (api: TestApi, { userId }: Person) =>
  api.db.update(users).set({ emailVerified: false }).where(eq(users.id, userId))

describe('a suspension', () => {
  test('ends with what was before it: a practitioner that waited waits on, with its credentials', async () => {
    const api = await startApi()
    const admin = await makeAdmin(api)
    const camille = await makeNewcomer(api)
    await uploadCertificate(api, camille)
    for (let times = 0; times < 2; times += 1) {
      const suspended = await set(api, admin, camille, 'Suspended')
      expect(suspended.json()).toMatchObject({ userStatusId: 'Suspended', reopensTo: 'PendingApproval' })
    }
    for (const status of ['Approved', 'Rejected', 'New'] as const)
      await expectRefused(api, () => set(api, admin, camille, status), [409, 'user_state'])
    const reopened = await set(api, admin, camille, 'PendingApproval')
    expect(reopened.json()).toMatchObject({ userStatusId: 'PendingApproval', reopensTo: null })
    expect((await readAsAdmin(api, `/${camille.userId}`, admin)).json()).toMatchObject({
      certificates: [{ status: 'Pending' }],
      approvedAt: null,
      approvalSource: null,
    })
    expect(await mailsTo(api, camille)).toEqual([])
    expect(await eventsOf(api, admin)).toEqual([
      { event: 'PractitionerDecided', details: { from: 'PendingApproval', to: 'Suspended' } },
      { event: 'PractitionerDecided', details: { from: 'Suspended', to: 'PendingApproval' } },
    ])
  })

  test('leaves an approval as it was, and sends no second mail about it', async () => {
    const api = await startApi()
    const admin = await makeAdmin(api)
    const camille = await makeNewcomer(api)
    await uploadCertificate(api, camille)
    await changeAsAdmin(api, camille, admin, { userStatusId: 'Approved', reason: 'A colleague knows her.' })
    const kept = () => api.db.select().from(practitioners).where(eq(practitioners.userId, camille.userId))
    const [approved] = await kept()
    await changeAsAdmin(api, camille, admin, { userStatusId: 'Suspended', reason: 'Complaint' })
    expect((await set(api, admin, camille, 'Approved')).json()).toMatchObject({ isApproved: true })
    expect(await kept()).toEqual([approved])
    expect(await mailsTo(api, camille)).toHaveLength(1)
  })

  test('of a client ends with New while its address is unproven, with Approved once it is', async () => {
    const api = await startApi()
    const admin = await makeAdmin(api)
    const anna = await makeClient(api)
    await unverify(api, anna)
    expect((await set(api, admin, anna, 'Suspended')).json().reopensTo).toBe('New')
    await expectRefused(api, () => set(api, admin, anna, 'Approved'), [409, 'user_state'])
    expect((await set(api, admin, anna, 'New')).json().userStatusId).toBe('New')
    await set(api, admin, anna, 'Suspended')
    await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, anna.userId))
    expect((await set(api, admin, anna, 'Approved')).json().userStatusId).toBe('Approved')
  })
})

describe('an approval', () => {
  const ways = {
    'of the administration of practitioners': (api: TestApi, by: Person, of: Person) =>
      changeAsAdmin(api, of, by, { userStatusId: 'Approved' }),
    'of the users': (api: TestApi, by: Person, of: Person) => set(api, by, of, 'Approved'),
  }

  test.for(Object.entries(ways))(
    'by the call %s needs a verified address and credentials',
    async ([, ask]) => {
      const api = await startApi()
      const admin = await makeAdmin(api)
      const camille = await makeNewcomer(api)
      await expectRefused(api, () => ask(api, admin, camille), [409, 'credentials_missing'])
      const id = await uploadCertificate(api, camille)
      await unverify(api, camille)
      await expectRefused(api, () => ask(api, admin, camille), [409, 'email_unverified'])
      await api.db.update(users).set({ emailVerified: true }).where(eq(users.id, camille.userId))
      const failed = [{ id, status: 'Failed', reason: 'Not readable.' }]
      await changeAsAdmin(api, camille, admin, { certificateStatuses: failed })
      await expectRefused(api, () => ask(api, admin, camille), [409, 'credentials_missing'])
      await changeAsAdmin(api, camille, admin, { certificateStatuses: [{ id, status: 'Passed' }] })
      expect((await ask(api, admin, camille)).json()).toMatchObject({ isApproved: true })
    },
  )

  test('that fails the only credentials itself is refused as a whole', async () => {
    const api = await startApi()
    const admin = await makeAdmin(api)
    const camille = await makeNewcomer(api)
    const id = await uploadCertificate(api, camille)
    const certificateStatuses = [{ id, status: 'Failed', reason: 'Not readable.' }]
    const change = { userStatusId: 'Approved', certificateStatuses, isVip: true }
    await expectRefused(api, () => changeAsAdmin(api, camille, admin, change), [409, 'credentials_missing'])
  })
})

test('no status is written past the life of an account', async () => {
  const api = await startApi()
  const admin = await makeAdmin(api)
  const [sophie, anna, bram] = [
    await makeApprovedPractitioner(api),
    await makeClient(api),
    await makeAdmin(api),
  ]
  await expectRefused(api, () => set(api, admin, sophie, 'New'), [409, 'user_state'])
  for (const person of [anna, bram])
    for (const status of ['New', 'PendingApproval', 'Rejected'] as const)
      await expectRefused(api, () => set(api, admin, person, status), [409, 'user_state'])
})
