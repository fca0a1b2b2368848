import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { linked } from '#test/clients'
import { addToPlan, openByCode, setUpFollowed } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeNewcomer, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'
import { recommendations } from '../data/plan-tables.ts'
import { recommendationJourneys } from './data/journey-tables.ts'

test('admins read the journeys of all plans, by practitioner, plan, client, event and sharing', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  await api.runJobs()
  await openByCode(api, null, plan)
  const admin = await makeAdmin(api)
  const events = async (query = '') => {
    const answer = await call(api, admin, ['GET', `/admin/recommendations/journeys${query}`])
    const { results, pager }: { results: { event: string }[]; pager: { count: number } } = answer.json()
    expect(pager.count).toBe(results.length)
    return results.map(({ event }) => event)
  }
  const first = await call(api, admin, ['GET', '/admin/recommendations/journeys?limit=1'])
  expect(first.json()).toEqual({
    results: [
      {
        id: expect.any(String),
        event: 'Viewed',
        channel: null,
        client: null,
        at: NOW.toISOString(),
        recommendation: { id: plan.id, name: 'Sleep', shareCode: plan.shareCode },
        practitioner: { id: sophie.userId, fullName: 'Test Person' },
      },
    ],
    pager: { offset: 0, limit: 1, count: 3, sort: null },
  })
  const all = ['Viewed', 'EmailDelivered', 'Shared']
  expect(await events()).toEqual(all)
  expect(await events(`?practitionerId=${sophie.userId}&recommendationId=${plan.id}`)).toEqual(all)
  expect(await events(`?practitionerId=${anna.userId}`)).toEqual([])
  expect(await events(`?clientId=${anna.userId}`)).toEqual(['EmailDelivered', 'Shared'])
  expect(await events('?status=Viewed')).toEqual(['Viewed'])
  expect(await events(`?sharedFrom=${NOW.toISOString()}`)).toEqual(all)
  expect(await events(`?sharedFrom=${new Date(NOW.getTime() + 1).toISOString()}`)).toEqual([])
})

test('practitioners read the journeys of their own plans, of all clients or one', async () => {
  const { api, sophie, anna, plan, productIds } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  await openByCode(api, null, plan)
  const lars = await makeApprovedPractitioner(api)
  await linked(api, lars, anna)
  const foreign = await makePlan(api, lars, { recommendationItems: [item(productIds[0])] })
  await call(api, lars, ['PUT', `/recommendations/${foreign.id}/shared`])
  const read = async (by: Person, query = '') =>
    (await call(api, by, ['GET', `/recommendations/journeys${query}`])).json()
  expect(await read(sophie, `?clientId=${anna.userId}`)).toEqual({
    results: [
      {
        id: expect.any(String),
        event: 'Shared',
        channel: 'Email',
        client: { id: anna.userId, fullName: expect.any(String) },
        at: NOW.toISOString(),
        recommendation: { id: plan.id, name: 'Sleep', shareCode: plan.shareCode },
      },
    ],
    pager: { offset: 0, limit: 20, count: 1, sort: null },
  })
  expect((await read(sophie)).results.map(({ event }: { event: string }) => event)).toEqual([
    'Viewed',
    'Shared',
  ])
  expect((await read(lars)).pager.count).toBe(1)
  expect((await read(lars, `?clientId=${anna.userId}`)).results).toEqual([])
})

test('a journey is appended only, and goes with the client’s account', async () => {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  await openByCode(api, null, plan)
  const j = recommendationJourneys
  const refused = { cause: expect.objectContaining({ message: 'recommendation_journeys is appended only' }) }
  await expect(api.db.delete(j)).rejects.toMatchObject(refused)
  await expect(api.db.update(j).set({ event: 'OrderPlaced' })).rejects.toMatchObject(refused)
  await expect(api.db.update(j).set({ clientId: null })).rejects.toMatchObject(refused)
  await api.db.delete(users).where(eq(users.id, anna.userId))
  expect((await api.db.select().from(j)).map(({ event, clientId }) => [event, clientId])).toEqual([
    ['Viewed', null],
  ])
})

test('admins list the plans of all, by product, name, kind, practitioner and language', async () => {
  const { api, sophie, plan, productIds } = await setUpFollowed()
  const lars = await makeApprovedPractitioner(api)
  await makePlan(api, lars, { name: 'Energy', isTemplate: true, languageCode: 'nl' })
  const admin = await makeAdmin(api)
  const names = async (query: string) => {
    const answer = await call(api, admin, ['GET', `/admin/recommendations?${query}`])
    const { results }: { results: { name: string }[] } = answer.json()
    return results.map(({ name }) => name).toSorted()
  }
  expect(await names('')).toEqual(['Energy', 'Sleep'])
  expect(await names(`containsProductId=${productIds[0]}`)).toEqual(['Sleep'])
  expect(await names('isTemplate=true')).toEqual(['Energy'])
  expect(await names('isTemplate=false')).toEqual(['Sleep'])
  expect(await names('isGlobalTemplate=true')).toEqual([])
  expect(await names(`practitionerId=${sophie.userId}`)).toEqual(['Sleep'])
  expect(await names('languageCode=nl')).toEqual(['Energy'])
  expect(await names(`templateId=${plan.id}`)).toEqual(['Sleep'])
  expect(await names('name=ener')).toEqual(['Energy'])
})

test('authors of global templates are told to those who see these, the provider marked', async () => {
  const { api, sophie, productIds } = await setUpFollowed()
  const admin = await makeAdmin(api)
  const items = { isTemplate: true, recommendationItems: [item(productIds[0])] }
  for (const author of [sophie, sophie, admin]) await makePlan(api, author, items)
  await api.db
    .update(recommendations)
    .set({ isGlobalTemplate: true })
    .where(eq(recommendations.isTemplate, true))
  const authors = async (by: typeof sophie) =>
    (await call(api, by, ['GET', '/recommendations/global-template-authors'])).json()
  const told = [
    { id: sophie.userId, fullName: 'Test Person', isProvider: false },
    { id: admin.userId, fullName: 'Test Person', isProvider: true },
  ].toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(await authors(sophie)).toEqual(told)
  expect(await authors(await makeNewcomer(api))).toEqual([])
})
