import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { clientsOf } from '#test/clients'
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

const invitedTo = async (api: TestApi, by: Person) =>
  (await call(api, by, ['GET', '/recommendations/invited'])).json()

const plansJoined = async (api: TestApi, by: Person) =>
  (await clientsOf(api, by)).results.map(({ plansCount }) => plansCount)

test('an invited plan is on its client’s page until it is saved, and counts as joined only then', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  const row = {
    id: plan.id,
    shareCode: plan.shareCode,
    name: 'Sleep',
    practitionerName: 'Test Person',
    itemsCount: 1,
    invitedAt: NOW.toISOString(),
  }
  const pager = { offset: 0, limit: 20, count: 1, sort: null }
  expect(await invitedTo(api, anna)).toEqual({ results: [row], pager })
  expect(await plansJoined(api, sophie)).toEqual([0])
  await openByCode(api, anna, plan)
  expect(await invitedTo(api, anna)).toEqual({ results: [row], pager })
  await saveByCode(api, anna, plan)
  expect(await invitedTo(api, anna)).toEqual({ results: [], pager: { ...pager, count: 0 } })
  expect(await plansJoined(api, sophie)).toEqual([1])
})

describe('a plan that an account’s verified address was invited to', () => {
  async function setUpAddressed() {
    const followed = await setUpFollowed()
    const { api, sophie, plan } = followed
    const eva = await makeClient(api)
    const file = (await invitePerson(api, sophie, plan, { email: eva.email })).json()
    return { ...followed, eva, file }
  }

  test('opened without the link, is opened by the invited person, and joins nobody', async () => {
    const { api, sophie, plan, eva, file } = await setUpAddressed()
    expect((await openByCode(api, eva, plan)).json()).toMatchObject({ isInvited: true, isSaved: false })
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      {
        clientId: file.clientId,
        status: 'Viewed',
        client: { hasAccount: false },
        joinedAt: null,
        sharesOrders: false,
      },
    ])
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'Viewed'])
    expect((await invitedTo(api, eva)).results).toHaveLength(1)
  })

  test('saved without the link, is taken up: its practitioner has one client of it, not two', async () => {
    const { api, sophie, plan, eva, file } = await setUpAddressed()
    await openByCode(api, eva, plan)
    expect((await saveByCode(api, eva, plan)).statusCode).toBe(200)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { clientId: eva.userId, client: { hasAccount: true }, channel: 'Email', joinedAt: NOW.toISOString() },
    ])
    expect((await clientsOf(api, sophie)).results.map(({ id }) => id)).not.toContain(file.clientId)
    // Once a day, whoever it was noted for before.
    await openByCode(api, eva, plan)
    expect(await eventsOf(api, sophie, plan)).toEqual(['Shared', 'Viewed'])
  })

  test('shows what is personal, which an account that has not verified the address is not shown', async () => {
    const { api, sophie, plan, eva, productIds } = await setUpAddressed()
    const recommendationItems = [item(productIds[0], { notes: 'For Eva', isNotePersonal: true })]
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { recommendationItems }])
    const hidden = async () =>
      (await call(api, eva, ['GET', `/recommendations/code/${plan.shareCode}`])).json().hasPersonalParts
    expect(await hidden()).toBe(false)
    await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, eva.userId))
    expect(await hidden()).toBe(true)
    expect((await openByCode(api, eva, plan)).json()).toMatchObject({ isInvited: false })
    expect((await saveByCode(api, eva, plan)).statusCode).toBe(200)
    expect(await clientsOfPlans(api, sophie)).toHaveLength(2)
  })
})

test('an invitation to an address is on the page of the account that verified it, and of no other', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  const eva = await makeClient(api)
  await invitePerson(api, sophie, plan, { email: eva.email })
  expect((await invitedTo(api, anna)).results).toEqual([])
  expect((await invitedTo(api, eva)).results).toMatchObject([{ id: plan.id }])
  await saveByCode(api, eva, plan)
  expect((await invitedTo(api, eva)).results).toEqual([])

  const unverified = await makeClient(api)
  await invitePerson(api, sophie, plan, { email: unverified.email })
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, unverified.userId))
  expect((await invitedTo(api, unverified)).results).toEqual([])
})

test('a plan that the client was taken off, or that is no longer in use, is not on the page', async () => {
  const { api, sophie, anna, plan, productIds } = await setUpFollowed()
  const closed = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  for (const each of [plan, closed]) await addToPlan(api, sophie, each, { clientIds: [anna.userId] })
  expect((await invitedTo(api, anna)).results).toHaveLength(2)
  await api.db
    .update(recommendationClients)
    .set({ revokedAt: NOW })
    .where(eq(recommendationClients.recommendationId, plan.id))
  expect((await invitedTo(api, anna)).results).toMatchObject([{ id: closed.id }])
  await call(api, sophie, ['DELETE', `/recommendations/${closed.id}`])
  expect((await invitedTo(api, anna)).results).toEqual([])
})
