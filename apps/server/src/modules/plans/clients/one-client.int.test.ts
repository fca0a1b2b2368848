import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { answerWith, askForCode, clientsOf, codeTo, invitationTo, invite } from '#test/clients'
import {
  addToPlan,
  clientsOfPlans,
  eventsOf,
  invitePerson,
  openByCode,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { makeClient, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'
import { recommendationClients } from '../data/plan-tables.ts'

async function setUp() {
  const followed = await setUpFollowed()
  const { api, sophie, productIds } = followed
  const recommendationItems = [item(productIds[0])]
  const other = await makePlan(api, sophie, { name: 'Other', recommendationItems })
  return { ...followed, other, eva: await makeClient(api) }
}

const setAccount = (api: TestApi, { userId }: Person, set: Partial<typeof users.$inferInsert>) =>
  api.db.update(users).set(set).where(eq(users.id, userId))

async function joinOnceVerified(api: TestApi): Promise<void> {
  await api.app.jobs.send(api.db, 'plans.take-up-once-verified', {})
  await api.runJobs()
}

/** Sophie's clients beside Anna, whom each set-up gives her. */
const idsOf = async (api: TestApi, sophie: Person, anna: Person) =>
  (await clientsOf(api, sophie)).results.map(({ id }) => id).filter((id) => id !== anna.userId)

test('who saved a plan before verifying the invited address is one client once it is verified', async () => {
  const { api, sophie, anna, eva, plan } = await setUp()
  await setAccount(api, eva, { emailVerified: false })
  const file = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
  await saveByCode(api, eva, plan)
  await joinOnceVerified(api)
  expect((await idsOf(api, sophie, anna)).toSorted()).toEqual([eva.userId, file.clientId].toSorted())

  await setAccount(api, eva, { emailVerified: true })
  await joinOnceVerified(api)
  expect(await idsOf(api, sophie, anna)).toEqual([eva.userId])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([
    { clientId: eva.userId, client: { hasAccount: true }, channel: 'Email' },
  ])
  expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'Viewed', 'EmailDelivered'])
})

test('who changed to an address that was invited is one client', async () => {
  const { api, sophie, anna, eva, plan, other } = await setUp()
  await saveByCode(api, eva, other)
  await invitePerson(api, sophie, plan, { email: 'eva.new@example.com' })
  expect(await idsOf(api, sophie, anna)).toHaveLength(2)
  await setAccount(api, eva, { email: 'eva.new@example.com' })
  await joinOnceVerified(api)
  expect(await idsOf(api, sophie, anna)).toEqual([eva.userId])
  expect((await clientsOfPlans(api, sophie)).map(({ clientId }) => clientId)).toEqual([
    eva.userId,
    eva.userId,
  ])
})

test('another plan of the practitioner saved first takes the person’s file up, and the invitation stays open', async () => {
  const { api, sophie, anna, eva, plan, other } = await setUp()
  await invitePerson(api, sophie, plan, { email: eva.email })
  await saveByCode(api, eva, other)
  expect(await idsOf(api, sophie, anna)).toEqual([eva.userId])
  const invited = (await call(api, eva, ['GET', '/recommendations/invited'])).json()
  expect(invited.results).toMatchObject([{ id: plan.id }])
})

test('a plan whose invitation was revoked, saved by its code, is the one client’s, who is not invited by that', async () => {
  const { api, sophie, anna, eva, plan, productIds } = await setUp()
  const recommendationItems = [item(productIds[0], { notes: 'For Eva', isNotePersonal: true })]
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { recommendationItems }])
  const file = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
  await call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${file.clientId}`])
  await saveByCode(api, eva, plan)
  expect(await idsOf(api, sophie, anna)).toEqual([eva.userId])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: eva.userId, invitedAt: null }])
  const read = (await call(api, eva, ['GET', `/recommendations/code/${plan.shareCode}`])).json()
  expect(read.hasPersonalParts).toBe(true)
})

test('an address that somebody else has verified joins nobody', async () => {
  const { api, sophie, anna, eva, plan } = await setUp()
  const file = (await invitePerson(api, sophie, plan, { email: 'somebody@example.com' })).json()
  await saveByCode(api, eva, plan)
  await joinOnceVerified(api)
  expect((await idsOf(api, sophie, anna)).toSorted()).toEqual([eva.userId, file.clientId].toSorted())
})

test('a revoked invitation to a plan that was saved before the address was verified stays revoked', async () => {
  const { api, sophie, anna, eva, plan } = await setUp()
  await setAccount(api, eva, { emailVerified: false })
  const file = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
  await saveByCode(api, eva, plan)
  await call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${file.clientId}`])
  await setAccount(api, eva, { emailVerified: true })
  await joinOnceVerified(api)
  expect(await idsOf(api, sophie, anna)).toEqual([eva.userId])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: eva.userId, invitedAt: null }])
})

test('an account that only claims an address is not invited in its owner’s place', async () => {
  const { api, sophie, eva, plan, other, productIds } = await setUp()
  const recommendationItems = [item(productIds[0], { notes: 'For Eva', isNotePersonal: true })]
  await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { recommendationItems }])
  await setAccount(api, eva, { emailVerified: false })
  await saveByCode(api, eva, other)
  const file = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
  expect(file).toMatchObject({ client: { hasAccount: false }, wasOnPlan: false })
  expect(file.clientId).not.toBe(eva.userId)
  const read = (await call(api, eva, ['GET', `/recommendations/code/${plan.shareCode}`])).json()
  expect(read.hasPersonalParts).toBe(true)
  expect((await call(api, eva, ['GET', '/recommendations/invited'])).json().results).toEqual([])
})

test('a client whose account has no name keeps the one that its practitioner gave it', async () => {
  const { api, sophie, eva, plan } = await setUp()
  await setAccount(api, eva, { firstName: '', lastName: '' })
  const { client } = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
  await saveByCode(api, eva, plan)
  expect(client.fullName).not.toBe('')
  expect(await clientsOfPlans(api, sophie)).toMatchObject([
    { clientId: eva.userId, client: { hasAccount: true, fullName: client.fullName } },
  ])
})

test('of a plan that account and file are both on, what was put into a cart and sent to either is the one client’s', async () => {
  const { api, sophie, eva, plan, other } = await setUp()
  await setAccount(api, eva, { emailVerified: false })
  await saveByCode(api, eva, other)
  await addToPlan(api, sophie, plan, { clientIds: [eva.userId] })
  const { clientId } = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
  await api.runJobs()
  const cartAt = new Date('2026-01-02T08:00:00Z')
  await api.db
    .update(recommendationClients)
    .set({ cartAt, firstViewedAt: cartAt, statusId: 'InCart' })
    .where(eq(recommendationClients.clientId, clientId))
  await setAccount(api, eva, { emailVerified: true })
  await joinOnceVerified(api)
  const rows = await api.db
    .select()
    .from(recommendationClients)
    .where(eq(recommendationClients.recommendationId, plan.id))
  expect(rows).toMatchObject([{ clientId: eva.userId, cartAt, firstViewedAt: cartAt, statusId: 'InCart' }])
})

test('an account picked from the list reads what is personal once it has verified its address, and not before', async () => {
  const { api, sophie, eva, plan, other, productIds } = await setUp()
  await setAccount(api, eva, { emailVerified: false })
  await saveByCode(api, eva, other)
  const secret = 'After what you told me.'
  const withNote = (notes: string) =>
    call(api, sophie, [
      'PUT',
      `/recommendations/${plan.id}`,
      { recommendationItems: [item(productIds[0], { notes, isNotePersonal: true })] },
    ])
  await withNote('First')
  await addToPlan(api, sophie, plan, { clientIds: [eva.userId] })
  await openByCode(api, eva, plan)
  await withNote(secret)
  const reading = async () => {
    const read = await call(api, eva, ['GET', `/recommendations/code/${plan.shareCode}`])
    const byId = await call(api, eva, ['GET', `/recommendations/${plan.id}`])
    const opened = await openByCode(api, eva, plan)
    return [read, byId, opened].map(({ body }) => body.includes(secret))
  }
  expect(await reading()).toEqual([false, false, false])
  await setAccount(api, eva, { emailVerified: true })
  expect((await reading()).slice(0, 2)).toEqual([true, true])
})

test('who accepts to be a client by a code to another address is one client, with the file of its own address', async () => {
  const { api, sophie, anna, eva, plan } = await setUp()
  await invitePerson(api, sophie, plan, { email: eva.email })
  await invite(api, sophie, { email: 'eva.work@example.com' })
  const token = await invitationTo(api, 'eva.work@example.com')
  await askForCode(api, eva, token)
  const code = await codeTo(api, 'eva.work@example.com')
  expect((await answerWith(api, eva, token, code)).statusCode).toBe(200)
  expect(await idsOf(api, sophie, anna)).toEqual([eva.userId])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: eva.userId, channel: 'Email' }])
})
