import { MINUTE_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { linked } from '#test/clients'
import { addToPlan, clientsOfPlans, invitePerson, saveByCode } from '#test/followers'
import { makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan, type Plan } from '#test/plans'
import { users } from '../../identity/index.ts'
import { recommendationJourneys } from '../journeys/data/journey-tables.ts'

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const sophie = await makeApprovedPractitioner(api)
  const [anna, tom] = [await makeClient(api), await makeClient(api)]
  for (const client of [anna, tom]) await linked(api, sophie, client)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const line = {
    productId: productIds[0] ?? '',
    quantity: 1,
    recommendationItemId: plan.recommendationItems[0]?.id ?? '',
  }
  const order = async (by: Person | null) => {
    const placed = await makePlacedOrder(api, [], by, { lines: [line] })
    await api.runJobs()
    return placed
  }
  /** Invited, by a message that was sent. */
  const add = async (...clients: Person[]) => {
    await addToPlan(api, sophie, plan, { clientIds: clients.map(({ userId }) => userId) })
    await api.runJobs()
  }
  const inviteAt = async (email: string): Promise<string> => {
    const { clientId } = (await invitePerson(api, sophie, plan, { email })).json()
    await api.runJobs()
    return clientId
  }
  return { api, sophie, anna, tom, plan, line, order, add, inviteAt }
}

/** Whose orders the journey of a plan has, the oldest first. */
async function orderedBy(api: TestApi, by: Person, plan: Plan): Promise<(string | null)[]> {
  const answer = await call(api, by, ['GET', `/recommendations/${plan.id}/journeys?limit=100`])
  const { results }: { results: { event: string; client: { id: string } | null }[] } = answer.json()
  return results
    .filter(({ event }) => event === 'OrderPlaced')
    .map(({ client }) => client?.id ?? null)
    .reverse()
}

const followAgain = async (api: TestApi, { orderId }: { orderId: string }) => {
  await api.app.jobs.send(api.db, 'plans.follow-order', { orderId })
  await api.runJobs()
}

const takeOff = (api: TestApi, by: Person, plan: Plan, client: Person) =>
  call(api, by, ['DELETE', `/recommendations/${plan.id}/clients/${client.userId}`])

test('of two invited clients each has the entry of its own order, and each of its orders one', async () => {
  const { api, sophie, anna, tom, plan, order, add } = await setUp()
  await add(anna, tom)
  await order(anna)
  const second = await order(tom)
  expect(await orderedBy(api, sophie, plan)).toEqual([anna.userId, tom.userId])
  await order(anna)
  await followAgain(api, second)
  expect(await orderedBy(api, sophie, plan)).toEqual([anna.userId, tom.userId, anna.userId])
})

test('who was taken off the plan and is invited again is named for the orders since, each once', async () => {
  const { api, sophie, anna, tom, plan, order, add } = await setUp()
  await add(anna, tom)
  const first = await order(anna)
  await takeOff(api, sophie, plan, anna)
  api.setNow(new Date(NOW.getTime() + MINUTE_MS))
  await add(anna)
  await order(anna)
  await followAgain(api, first)
  expect((await orderedBy(api, sophie, plan)).toSorted()).toEqual([anna.userId, null])
})

test('an order of a client that is off the plan is nobody’s', async () => {
  const { api, sophie, anna, tom, plan, order, add } = await setUp()
  await add(anna, tom)
  await takeOff(api, sophie, plan, anna)
  await order(anna)
  expect(await orderedBy(api, sophie, plan)).toEqual([])
})

test('an order of an account whose address was invited is the file’s, until the account saves the plan', async () => {
  const { api, sophie, plan, order, inviteAt } = await setUp()
  const eva = await makeClient(api)
  const fileId = await inviteAt(eva.email)
  const first = await order(eva)
  expect(await orderedBy(api, sophie, plan)).toEqual([fileId])
  await saveByCode(api, eva, plan)
  const second = await order(eva)
  for (const each of [first, second]) await followAgain(api, each)
  expect(await orderedBy(api, sophie, plan)).toEqual([eva.userId, eva.userId])
})

test('an account that saved the plan has its order, and not the file that was invited at an address it took since', async () => {
  const { api, sophie, plan, order, inviteAt } = await setUp()
  const eva = await makeClient(api)
  await saveByCode(api, eva, plan)
  const email = 'eva@other.example'
  const fileId = await inviteAt(email)
  await api.db.update(users).set({ email }).where(eq(users.id, eva.userId))
  expect((await clientsOfPlans(api, sophie)).map(({ clientId }) => clientId)).toContain(fileId)
  await order(eva)
  expect(await orderedBy(api, sophie, plan)).toEqual([eva.userId])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: eva.userId, status: 'Ordered' }])
})

test('what an account says of its orders holds, though its address was invited too', async () => {
  const { api, sophie, plan, order, inviteAt } = await setUp()
  const eva = await makeClient(api)
  await inviteAt(eva.email)
  await saveByCode(api, eva, plan, { sharesOrders: false })
  await order(eva)
  expect(await orderedBy(api, sophie, plan)).toEqual([])
  for (const client of await clientsOfPlans(api, sophie)) expect(client.lastOrderAt).toBeNull()
})

test('clients who never ordered come after those who did, whichever way they are sorted', async () => {
  const { api, sophie, anna, tom, order, add } = await setUp()
  await add(anna, tom)
  await order(tom)
  for (const sort of ['lastOrderAt', '-lastOrderAt']) {
    const listed = await clientsOfPlans(api, sophie, `?sort=${sort}`)
    expect(listed.map(({ clientId }) => clientId)).toEqual([tom.userId, anna.userId])
  }
})

test('a guest’s order by the code is a guest’s, once, and lands on no invitation', async () => {
  const { api, sophie, anna, plan, order, add } = await setUp()
  await add(anna)
  const guests = await order(null)
  await followAgain(api, guests)
  expect(await orderedBy(api, sophie, plan)).toEqual([null])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: anna.userId, lastOrderAt: null }])
  await order(anna)
  expect(await orderedBy(api, sophie, plan)).toEqual([null, anna.userId])
})

test('an order that was noted while keys named no client is not noted again', async () => {
  const { api, sophie, anna, plan, line, add } = await setUp()
  await add(anna)
  const { orderId } = await makePlacedOrder(api, [], anna, { lines: [line] })
  await api.db.insert(recommendationJourneys).values({
    ...{ recommendationId: plan.id, clientId: anna.userId, event: 'OrderPlaced', at: NOW },
    dedupKey: `order:${orderId}:${plan.id}`,
  })
  await api.runJobs()
  expect(await orderedBy(api, sophie, plan)).toEqual([anna.userId])
})

test('who says only later that its orders are shared has those of before in the journey too, at once and once', async () => {
  const { api, sophie, anna, plan, order } = await setUp()
  await saveByCode(api, anna, plan, { sharesOrders: false })
  const first = await order(anna)
  await order(anna)
  expect(await orderedBy(api, sophie, plan)).toEqual([])
  await saveByCode(api, anna, plan, { sharesOrders: true })
  expect(await orderedBy(api, sophie, plan)).toEqual([anna.userId, anna.userId])
  expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: anna.userId, status: 'Ordered' }])
  await followAgain(api, first)
  await saveByCode(api, anna, plan, { sharesOrders: true })
  expect(await orderedBy(api, sophie, plan)).toEqual([anna.userId, anna.userId])
})
