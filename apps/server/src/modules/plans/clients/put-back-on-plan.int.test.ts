import { DAY_MS } from '@salvia/contract/durations'
import { expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { codeTo, linked, read } from '#test/clients'
import {
  addToPlan,
  clientsOfPlans,
  followAt,
  invitePerson,
  planTokenTo,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { makeApprovedPractitioner, makeClient, type Person, signInAs } from '#test/people'
import { call, item, makePlan, type Plan } from '#test/plans'

const later = new Date(NOW.getTime() + 90 * DAY_MS)

/** The same person with a session that is open at the app's time. */
const now = async (api: TestApi, person: Person): Promise<Person> => ({
  ...person,
  headers: await signInAs(api, person.email),
})

const takeOff = async (api: TestApi, by: Person, plan: Plan, client: Person) => {
  const path = `/recommendations/${plan.id}/clients/${client.userId}`
  expect((await call(api, by, ['DELETE', path])).statusCode).toBe(204)
}

test.for([false, true])(
  'who was taken off a plan and is put back on it answers again whether its orders are shared, having said %s',
  async (sharesOrders) => {
    const { api, productIds } = await setUpCheckout()
    const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
    await linked(api, sophie, anna)
    const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await saveByCode(api, anna, plan, { sharesOrders })
    const recommendationItemId = plan.recommendationItems[0]?.id
    const line = { productId: productIds[0], quantity: 1, recommendationItemId }
    await makePlacedOrder(api, [], anna, { lines: [line] })
    await api.runJobs()
    await takeOff(api, sophie, plan, anna)
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await api.runJobs()
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { status: 'Shared', lastOrderAt: null, sharesOrders: false },
    ])
    expect((await read(api, sophie, anna.userId)).json()).toMatchObject({ ordersCount: 0, lastOrderAt: null })
    await saveByCode(api, anna, plan, { sharesOrders: true })
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ status: 'Ordered', sharesOrders: true }])
  },
)

async function setUpTakenOff() {
  const { api, sophie, anna, plan } = await setUpFollowed()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  await saveByCode(api, anna, plan, { sharesOrders: false })
  await takeOff(api, sophie, plan, anna)
  api.setNow(later)
  const alerts = async (days: number) => {
    await followAt(api, new Date(later.getTime() + days * DAY_MS))
    const clients = await clientsOfPlans(api, await now(api, sophie))
    return clients.map(({ status, alert }) => [status, alert?.id, alert?.since])
  }
  return { api, plan, alerts, sophie: await now(api, sophie), anna: await now(api, anna) }
}

test('who is put back on a plan has not opened it, whatever happened before', async () => {
  const { api, sophie, anna, plan, alerts } = await setUpTakenOff()
  await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
  expect(await alerts(6)).toEqual([['Shared', undefined, undefined]])
  expect(await alerts(7)).toEqual([['Shared', 'NotViewed', later.toISOString()]])
})

test('who comes back to a plan by its code has opened it then', async () => {
  const { api, anna, plan, alerts } = await setUpTakenOff()
  expect((await saveByCode(api, anna, plan)).statusCode).toBe(200)
  expect(await alerts(6)).toEqual([['Viewed', undefined, undefined]])
  expect(await alerts(7)).toEqual([['Viewed', 'NotOrdered', later.toISOString()]])
})

test('who was taken off a plan is put back on it by taking up the invitation of an own file', async () => {
  const { api, sophie, anna, plan, alerts } = await setUpTakenOff()
  await linked(api, sophie, anna)
  const eva = 'eva@post.example'
  expect((await invitePerson(api, sophie, plan, { email: eva })).statusCode).toBe(200)
  const second = await makePlan(api, sophie, {
    recommendationItems: [item(plan.recommendationItems[0]?.productId)],
  })
  await invitePerson(api, sophie, second, { email: eva })
  const token = await planTokenTo(api, eva)
  await call(api, anna, ['POST', `/recommendations/code/${second.shareCode}/save/code`, { token }])
  const taken = await saveByCode(api, anna, second, { token, code: await codeTo(api, eva) })
  expect(taken.statusCode).toBe(200)
  const clients = await clientsOfPlans(api, sophie, `?recommendationId=${plan.id}`)
  const answered = { joinedAt: NOW.toISOString(), sharesOrders: false }
  expect(clients).toMatchObject([
    { clientId: anna.userId, status: 'Shared', invitedAt: later.toISOString(), ...answered },
  ])
  expect(await alerts(7)).toContainEqual(['Shared', 'NotViewed', later.toISOString()])
})
