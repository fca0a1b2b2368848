import { DAY_MS } from '@salvia/contract/durations'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makeCart, makePlacedOrder, setLine, setUpCheckout } from '#test/checkout'
import { linked } from '#test/clients'
import {
  addToPlan,
  cancelPlaced,
  clientsOfPlans,
  deliver,
  eventsOf,
  type FollowedClient,
  followAt,
  openByCode,
  packThirty,
  saveByCode,
  setUpFollowed,
} from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person, signInAs } from '#test/people'
import { call, item, makePlan } from '#test/plans'

const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** The same person with a session that is open at the app's time. */
const now = async (api: TestApi, person: Person): Promise<Person> => ({
  ...person,
  headers: await signInAs(api, person.email),
})

async function alertsAt(api: TestApi, by: Person, days: number, query = '') {
  await followAt(api, day(days))
  const clients = await clientsOfPlans(api, await now(api, by), `?alertsOnly=true${query}`)
  return clients.map(({ alert }: FollowedClient) => alert)
}

const alertsByName = async (api: TestApi, by: Person, query: string) => {
  const answer = await call(api, by, ['GET', `/customer?${query}`])
  expect(answer.statusCode).toBe(200)
  return answer
    .json<{ results: { email: string; alertsCount: number | null }[] }>()
    .results.map(({ email, alertsCount }) => [email, alertsCount])
}

describe('an alert', () => {
  test('of a plan that is not opened comes after seven days, by the job', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    expect(await alertsAt(api, sophie, 6)).toEqual([])
    const alert = { id: 'NotViewed', since: NOW.toISOString() }
    expect(await alertsAt(api, sophie, 7)).toEqual([{ ...alert, days: 7 }])
    expect(await alertsAt(api, sophie, 8)).toEqual([{ ...alert, days: 8 }])
    const list = async (query: string) =>
      (
        await call(api, await now(api, sophie), ['GET', `/recommendations?includeAlertsCount=${query}`])
      ).json()
    expect((await list('true')).results).toMatchObject([{ alertsCount: 1, clientsCount: 1 }])
    expect((await list('false')).results).toMatchObject([{ alertsCount: null }])
    await openByCode(api, await now(api, anna), plan)
    expect(await alertsAt(api, sophie, 9)).toEqual([])
    expect(await alertsAt(api, sophie, 15)).toEqual([
      { id: 'NotOrdered', since: day(8).toISOString(), days: 7 },
    ])
    expect(await alertsAt(api, sophie, 15, `&alertFrom=${day(9).toISOString()}`)).toEqual([])
  })

  test('follows the practitioner’s own days at once, and counts people, not their plans', async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const second = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
    for (const each of [plan, second]) await addToPlan(api, sophie, each, { clientIds: [anna.userId] })
    const path = '/recommendations/alert-thresholds'
    const defaults = { notViewedDays: 7, notOrderedDays: 7, refillDays: 7 }
    const alerts = { NotViewed: 0, NotOrdered: 0, RefillOverdue: 0 }
    expect((await call(api, sophie, ['GET', path])).json()).toEqual({ ...defaults, alerts })
    const own = { ...defaults, notViewedDays: 3 }
    expect((await call(api, sophie, ['PUT', path, own])).json()).toEqual({ ...own, alerts })
    expect(await alertsAt(api, sophie, 2)).toEqual([])
    expect(await alertsAt(api, sophie, 3)).toHaveLength(2)
    const waiting = await call(api, await now(api, sophie), ['GET', path])
    expect(waiting.json()).toEqual({ ...own, alerts: { ...alerts, NotViewed: 1 } })
  })

  test.for(['plan', 'client'] as const)(
    'that is muted by the %s is listed only when asked for',
    async (by) => {
      const { api, sophie, anna, plan } = await setUpFollowed()
      await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
      expect(await alertsAt(api, sophie, 7)).toHaveLength(1)
      const sophieNow = await now(api, sophie)
      expect(await alertsByName(api, sophieNow, 'hasAlerts=true')).toEqual([[anna.email, 1]])
      if (by === 'plan') {
        const muted = await call(api, sophieNow, ['POST', `/recommendations/${plan.id}/toggle-mute-alerts`])
        expect(muted.json()).toMatchObject({ muteAlerts: true })
      } else
        await call(api, sophieNow, [
          'PATCH',
          `/customer/${anna.userId}/practitioner-settings`,
          { muteAlerts: true },
        ])
      expect(await clientsOfPlans(api, sophieNow, '?alertsOnly=true')).toEqual([])
      expect(await clientsOfPlans(api, sophieNow, '?alertsOnly=true&includeMuted=true')).toMatchObject([
        { muteAlerts: true, alert: { id: 'NotViewed' } },
      ])
      const listed = await call(api, sophieNow, ['GET', '/recommendations?includeAlertsCount=true'])
      expect(listed.json().results).toMatchObject([{ alertsCount: 0 }])
      expect(await alertsByName(api, sophieNow, 'hasAlerts=true')).toEqual([])
      if (by === 'plan') {
        const again = await call(api, sophieNow, ['POST', `/recommendations/${plan.id}/toggle-mute-alerts`])
        expect(again.json()).toMatchObject({ muteAlerts: false })
      }
    },
  )

  test('is counted per client in the practitioner’s list, of its own plans only', async () => {
    const { api, sophie, anna, plan, productIds } = await setUpFollowed()
    const [tom, lars] = [await makeClient(api), await makeApprovedPractitioner(api)]
    for (const [practitioner, client] of [
      [sophie, tom],
      [lars, anna],
      [lars, tom],
    ] as const)
      await linked(api, practitioner, client)
    const contents = { recommendationItems: [item(productIds[0])] }
    const second = await makePlan(api, sophie, contents)
    for (const each of [plan, second]) await addToPlan(api, sophie, each, { clientIds: [anna.userId] })
    const other = await makePlan(api, lars, contents)
    await addToPlan(api, lars, other, { clientIds: [tom.userId] })
    await followAt(api, day(7))
    const [sophieNow, larsNow] = [await now(api, sophie), await now(api, lars)]
    const [ofAnna, ofTom] = [anna.email, tom.email]
    expect(await alertsByName(api, sophieNow, 'sort=-alertsCount')).toEqual([
      [ofAnna, 2],
      [ofTom, 0],
    ])
    expect(await alertsByName(api, sophieNow, 'hasAlerts=false')).toEqual([[ofTom, 0]])
    expect(await alertsByName(api, larsNow, 'hasAlerts=true')).toEqual([[ofTom, 1]])
    const admin = await now(api, await makeAdmin(api))
    expect(await alertsByName(api, admin, `sort=alertsCount,email&hasAlerts=true&email=${ofTom}`)).toEqual([
      [ofTom, null],
    ])
  })

  test('that is dismissed stays away until there is a new reason, and is in the journey', async () => {
    const { api, sophie, anna, plan } = await setUpFollowed()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await alertsAt(api, sophie, 7)
    const sophieNow = await now(api, sophie)
    const path = `/recommendations/${plan.id}/clients/${anna.userId}/dismiss-alert`
    for (let time = 0; time < 2; time += 1) {
      const dismissed = await call(api, sophieNow, ['POST', path])
      expect([dismissed.statusCode, dismissed.json().alert]).toEqual([200, null])
    }
    expect(await eventsOf(api, sophieNow, plan)).toEqual(['Shared', 'EmailDelivered', 'AlertDismissed'])
    expect(await alertsAt(api, sophie, 30)).toEqual([])
    await openByCode(api, await now(api, anna), plan)
    expect(await alertsAt(api, sophie, 37)).toMatchObject([{ id: 'NotOrdered' }])
  })
})

/** A plan of one capsule a day of which a pack lasts 30 days, in a stocked shop. */
async function setUpSupply() {
  const { api, productIds } = await setUpCheckout()
  const productId = productIds[0]
  await packThirty(api, productId)
  const sophie = await makeApprovedPractitioner(api)
  const anna = await makeClient(api)
  await linked(api, sophie, anna)
  const dose = { intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Morning'], duration: 'Ongoing' }
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId, dose)] })
  const line = { productId, quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id ?? '' }
  const order = (by: Person) => makePlacedOrder(api, [], by, { lines: [line] })
  return { api, sophie, anna, plan, line, order }
}

describe('orders and carts', () => {
  test('of a client who shares them are in the journey and start the supply with their delivery', async () => {
    const { api, sophie, anna, plan, line, order } = await setUpSupply()
    await saveByCode(api, anna, plan)
    const cart = await makeCart(api, {}, anna)
    for (const quantity of [1, 2])
      await setLine(api, cart.id, [line.productId, { ...line, productId: undefined, quantity }], anna)
    await followAt(api, NOW)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ status: 'InCart' }])
    const { orderId } = await order(anna)
    await api.runJobs()
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { status: 'Ordered', refillOn: null, lastOrderAt: NOW.toISOString() },
    ])
    expect(await eventsOf(api, sophie, plan)).toEqual(['Viewed', 'ProductsAddedToCart', 'OrderPlaced'])

    await deliver(api, orderId, day(1))
    await followAt(api, day(2))
    const listed = async () => clientsOfPlans(api, await now(api, sophie))
    expect(await listed()).toMatchObject([{ status: 'Ordered', refillOn: '2026-12-21', alert: null }])
    await followAt(api, day(24))
    expect(await listed()).toMatchObject([{ status: 'RefillDue' }])
    expect(await alertsAt(api, sophie, 37)).toEqual([])
    expect(await alertsAt(api, sophie, 38)).toEqual([
      { id: 'RefillOverdue', since: day(31).toISOString(), days: 7 },
    ])
    expect(await listed()).toMatchObject([{ status: 'Overdue' }])
  })

  test('of a client who does not share them are nobody’s, and raise no alert', async () => {
    const { api, sophie, anna, plan, order } = await setUpSupply()
    await saveByCode(api, anna, plan, { sharesOrders: false })
    await order(anna)
    await api.runJobs()
    expect(await eventsOf(api, sophie, plan)).toEqual(['Viewed', 'ProductsAddedToCart by a guest'])
    expect(await alertsAt(api, sophie, 30)).toEqual([])
    expect(await clientsOfPlans(api, await now(api, sophie))).toMatchObject([
      { status: 'Viewed', lastOrderAt: null },
    ])
  })

  test('that are canceled count no longer', async () => {
    const { api, sophie, anna, plan, order } = await setUpSupply()
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId] })
    await api.runJobs()
    const { orderId } = await order(anna)
    // The job follows later than the order: the journey says when that was placed.
    api.setNow(day(1))
    await api.runJobs()
    const reader = await now(api, sophie)
    const ordered = async () => (await call(api, reader, ['GET', '/recommendations/funnel'])).json()
    const placed = await call(api, reader, ['GET', `/recommendations/journeys?clientId=${anna.userId}`])
    expect(placed.json().results).toContainEqual(
      expect.objectContaining({ event: 'OrderPlaced', at: NOW.toISOString() }),
    )
    expect(await clientsOfPlans(api, reader)).toMatchObject([{ status: 'Ordered', packsUnderWay: true }])
    expect(await ordered()).toMatchObject({ invited: 1, inCart: 1, ordered: 1 })
    await cancelPlaced(api, orderId)
    expect(await clientsOfPlans(api, reader)).toMatchObject([{ status: 'InCart', lastOrderAt: null }])
    expect(await ordered()).toMatchObject({ invited: 1, inCart: 1, ordered: 0 })
  })

  test('whose packs last nobody knows how long say why', async () => {
    const { api, sophie, anna, plan, order } = await setUpSupply()
    await saveByCode(api, anna, plan)
    const { orderId } = await order(anna)
    await deliver(api, orderId, NOW)
    const path = `/recommendations/${plan.id}/items/${plan.recommendationItems[0]?.id}`
    const drops = { intakeAmount: 1, intakeFormatId: 'drop', intakeTime: ['Morning'] }
    await call(api, sophie, ['PUT', path, drops])
    expect(await alertsAt(api, sophie, 90)).toEqual([])
    expect(await clientsOfPlans(api, await now(api, sophie))).toMatchObject([
      { status: 'Ordered', refillOn: null, supplyUnknownReason: 'FormatDiffers' },
    ])
  })
})
