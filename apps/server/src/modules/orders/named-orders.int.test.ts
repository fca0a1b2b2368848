import { DAY_MS } from '@salvia/contract/durations'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi, type TestSettings } from '#test/api'
import { makeCart, makePlacedOrder, setUpCheckout } from '#test/checkout'
import { answer, invitationTo, invite, linked } from '#test/clients'
import {
  addToPlan,
  clientsOfPlans,
  deliver,
  eventsOf,
  followAt,
  invitePerson,
  openByCode,
  packThirty,
  saveByCode,
} from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person, signInAs } from '#test/people'
import { call, item, makePlan } from '#test/plans'

const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

async function setUp(settings: TestSettings = {}) {
  const { api, productIds } = await setUpCheckout(settings)
  const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
  await linked(api, sophie, anna)
  const [productId] = productIds
  await packThirty(api, productId)
  const dose = { intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Morning'], duration: 'Ongoing' }
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId, dose)] })
  const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
  const line = { productId, quantity: 1, recommendationItemId }
  const at = async (days: number, person: Person): Promise<Person> => {
    api.setNow(day(days))
    return { ...person, headers: await signInAs(api, person.email) }
  }
  const orderAt = async (days: number, by: Person) => {
    const placed = await makePlacedOrder(api, [], await at(days, by), { lines: [line] })
    await api.runJobs()
    await deliver(api, placed.orderId, day(days))
    return placed.orderId
  }
  const addAt = async (days: number, channel: 'Email' | null) =>
    addToPlan(api, await at(days, sophie), plan, { clientIds: [anna.userId], channel })
  /** A file of a person whose address is invited to the plan, by a message that was sent. */
  const inviteAt = async (days: number, { email }: Person): Promise<string> => {
    const invited = await invitePerson(api, await at(days, sophie), plan, { email })
    await api.runJobs()
    return invited.json().clientId
  }
  return { api, sophie, anna, plan, line, at, orderAt, addAt, inviteAt }
}

type It = Pick<Awaited<ReturnType<typeof setUp>>, 'api' | 'sophie' | 'plan'>

const listed = async (api: TestApi, by: Person, path: string) =>
  (await call(api, by, ['GET', path])).json<{ results: Record<string, unknown>[]; resultsCount?: number }>()

const ordersOf = async (api: TestApi, by: Person, clientId: string) =>
  (await listed(api, by, `/orders?of=plans&clientId=${clientId}`)).results

/** All that the practitioner reads by name of a client's orders, half a year on. */
async function namedOf({ api, sophie, plan }: It, clientId: string) {
  await followAt(api, day(180))
  const by = { ...sophie, headers: await signInAs(api, sophie.email) }
  const file = (await call(api, by, ['GET', `/customer/${clientId}`])).json()
  const clients = await listed(api, by, `/customer?limit=100`)
  const [onPlan] = (await clientsOfPlans(api, by)).filter((client) => client.clientId === clientId)
  const refills = await listed(api, by, `/practitioner/${sophie.userId}/refills`)
  const funnel = (await call(api, by, ['GET', `/recommendations/funnel?recommendationId=${plan.id}`])).json()
  return {
    orderIds: (await ordersOf(api, by, clientId)).map(({ id }) => id),
    known: file.areOrdersKnown,
    counted: [file.ordersCount, clients.results.find(({ id }) => id === clientId)?.ordersCount],
    lastOrderAt: [file.lastOrderAt, onPlan?.lastOrderAt],
    journey: (await eventsOf(api, by, plan)).filter((event) => event === 'OrderPlaced').length,
    status: onPlan?.status,
    alert: onPlan?.alert?.id ?? null,
    days: [onPlan?.refillOn, onPlan?.packsUntil, onPlan?.daysCovered].filter((known) => known !== null)
      .length,
    refills: refills.results.length,
    funnel: funnel.ordered,
  }
}

const nothing = {
  ...{ orderIds: [], counted: [0, 0], lastOrderAt: [null, null], journey: 0, days: 0, refills: 0, funnel: 0 },
  known: false,
}
const silent = { known: true, status: 'Shared', alert: 'NotViewed' }
const oneOrder = (orderId: string, days: number) => {
  const at = day(days).toISOString()
  return {
    ...{ orderIds: [orderId], counted: [1, 1], lastOrderAt: [at, at], journey: 1, days: 2, refills: 1 },
    ...{ known: true, status: 'Overdue', alert: 'RefillOverdue' },
  }
}

describe('of a client who has not answered, orders are named', () => {
  test('none, if the client was put on the plan without a message', async () => {
    const it = await setUp()
    const { api, anna, plan, line, at, orderAt, addAt } = it
    await orderAt(0, anna)
    expect((await addAt(1, null)).statusCode).toBe(201)
    await orderAt(2, anna)
    await makeCart(api, { lines: [line] }, await at(3, anna))
    await openByCode(api, await at(3, anna), plan)
    expect(await namedOf(it, anna.userId)).toEqual({ ...nothing, status: 'Viewed', alert: null })
  })

  test('from the invitation on, and none from before it', async () => {
    const it = await setUp()
    const { anna, orderAt, addAt } = it
    await orderAt(0, anna)
    await addAt(1, 'Email')
    await it.api.runJobs()
    expect(await namedOf(it, anna.userId)).toEqual({ ...nothing, ...silent })
    const named = await orderAt(2, anna)
    expect(await namedOf(it, anna.userId)).toEqual({ ...oneOrder(named, 2), funnel: 1 })
  })

  test('from the first invitation on, however often one is sent', async () => {
    const it = await setUp()
    const { api, sophie, anna, plan, at, orderAt, addAt } = it
    await addAt(0, null)
    await orderAt(1, anna)
    const path = `/recommendations/${plan.id}/clients/${anna.userId}`
    const sendAt = async (days: number) =>
      call(api, await at(days, sophie), ['PUT', path, { channel: 'Email' }])
    expect((await sendAt(2)).statusCode).toBe(200)
    await api.runJobs()
    const named = await orderAt(3, anna)
    await sendAt(4)
    expect(await namedOf(it, anna.userId)).toEqual({ ...oneOrder(named, 3), funnel: 1 })
    await call(api, await at(181, sophie), ['DELETE', `/recommendations/${plan.id}/clients/${anna.userId}`])
    await addAt(181, null)
    expect(await ordersOf(api, await at(181, sophie), anna.userId)).toEqual([])
  })

  test('at the invited address, from the invitation on', async () => {
    const it = await setUp()
    const { api, orderAt, inviteAt } = it
    const eva = await makeClient(api)
    await orderAt(0, eva)
    const clientId = await inviteAt(1, eva)
    expect(await namedOf(it, clientId)).toEqual({ ...nothing, ...silent })
    const named = await orderAt(2, eva)
    expect(await namedOf(it, clientId)).toMatchObject({ orderIds: [named], journey: 1, status: 'Overdue' })
  })

  test('none while the invitation’s mail is refused, and from when it is accepted', async () => {
    let isDown = true
    const send = async () => {
      if (isDown) throw new Error('mailbox full')
    }
    const it = await setUp({ services: { mail: { kind: 'smtp', send } } })
    const { api, sophie, anna, addAt, at, orderAt, plan } = it
    await addAt(0, 'Email')
    await expect(api.runJobs()).rejects.toThrow('mailbox full')
    isDown = false
    await makePlacedOrder(api, [], await at(0, anna), { lines: [it.line] })
    await followAt(api, day(0))
    expect((await clientsOfPlans(api, await at(0, sophie)))[0]).toMatchObject({ lastOrderAt: null })
    const admin = await at(1, await makeAdmin(api))
    const { results } = await listed(api, admin, '/admin/outbox?kind=Mail&state=Failed')
    await call(api, admin, ['POST', `/admin/outbox/${results[0]?.id}/resend`])
    await api.runJobs()
    expect(await eventsOf(api, await at(1, sophie), plan)).toContain('EmailDelivered')
    const named = await orderAt(2, anna)
    const by = await at(2, sophie)
    expect(await ordersOf(api, by, anna.userId)).toMatchObject([{ id: named }])
    expect((await eventsOf(api, by, plan)).filter((event) => event === 'OrderPlaced')).toHaveLength(1)
  })
})

test('orders that the practitioner placed for a client on the plan without a message are named', async () => {
  const it = await setUp()
  const { api, sophie, anna, line, at } = it
  await makePlacedOrder(api, [], await at(0, anna), { lines: [line] })
  const forAnna = { lines: [line], isCustomClientOrder: true, shippingUserId: anna.userId }
  const { orderId } = await makePlacedOrder(api, [], await at(1, sophie), forAnna)
  await api.runJobs()
  await deliver(api, orderId, day(1))
  expect(await namedOf(it, anna.userId)).toEqual({ ...oneOrder(orderId, 1), funnel: 0 })
})

test('who agrees to share its orders has those of before named too, and who does not has none', async () => {
  const it = await setUp()
  const { api, anna, plan, at, orderAt, addAt } = it
  const orderId = await orderAt(0, anna)
  await addAt(1, null)
  await saveByCode(api, await at(2, anna), plan, { sharesOrders: false })
  expect(await namedOf(it, anna.userId)).toEqual({ ...nothing, status: 'Viewed', alert: null })
  await saveByCode(api, await at(3, anna), plan)
  expect(await namedOf(it, anna.userId)).toEqual({ ...oneOrder(orderId, 0), funnel: 0 })
})

/** What the practitioner reads by name of what a client did, and without a name of what was done with the plan. */
async function toldOf({ api, sophie, plan }: It, clientId: string) {
  const by = { ...sophie, headers: await signInAs(api, sophie.email) }
  const { results } = await listed(api, by, `/recommendations/journeys?clientId=${clientId}`)
  const nameless = (await eventsOf(api, by, plan)).filter((event) => event.endsWith(' by a guest'))
  return { byName: results.map(({ event }) => event).reverse(), nameless }
}

const sent = ['Shared', 'EmailDelivered']
const ordered = ['ProductsAddedToCart', 'OrderPlaced']
const byNobody = ordered.map((event) => `${event} by a guest`)

test('who takes its consent back is named in no order or cart of before, on the plan or the client', async () => {
  const it = await setUp()
  const { api, anna, plan, at, orderAt, addAt } = it
  await addAt(0, 'Email')
  await api.runJobs()
  await orderAt(1, anna)
  expect(await toldOf(it, anna.userId)).toEqual({ byName: [...sent, ...ordered], nameless: [] })
  await saveByCode(api, await at(2, anna), plan, { sharesOrders: false })
  expect(await toldOf(it, anna.userId)).toEqual({ byName: [...sent, 'Viewed'], nameless: byNobody })
  expect(await namedOf(it, anna.userId)).toEqual({ ...nothing, status: 'Viewed', alert: null })
  const admin = await at(180, await makeAdmin(api))
  const known = await listed(api, admin, `/admin/recommendations/journeys?clientId=${anna.userId}`)
  expect(known.results.map(({ event }) => event)).toContain('OrderPlaced')
  await saveByCode(api, await at(181, anna), plan)
  expect(await toldOf(it, anna.userId)).toMatchObject({ byName: [...sent, ...ordered, 'Viewed'] })
})

test('who declines to be the practitioner’s client is named no more, whatever it is sent, until it says yes', async () => {
  const it = await setUp()
  const { api, sophie, plan, at, orderAt, inviteAt } = it
  const eva = await makeClient(api)
  const asked = await invite(api, await at(0, sophie), { email: eva.email })
  const token = await invitationTo(api, eva.email)
  const clientId = await inviteAt(0, eva)
  expect(asked.json().client).toMatchObject({ id: clientId, declinedAt: null })
  const before = await orderAt(1, eva)
  expect(await namedOf(it, clientId)).toMatchObject({ orderIds: [before], journey: 1, funnel: 1 })
  expect((await answer(api, await at(2, eva), token, false)).statusCode).toBe(200)
  const after = await orderAt(3, eva)
  const again = `/recommendations/${plan.id}/clients/${clientId}`
  expect((await call(api, await at(4, sophie), ['PUT', again, { channel: 'Email' }])).statusCode).toBe(200)
  await orderAt(5, eva)
  await openByCode(api, await at(5, eva), plan)
  expect(await namedOf(it, clientId)).toEqual({ ...nothing, status: 'Shared', alert: null })
  expect((await toldOf(it, clientId)).byName).toEqual([...sent, ...sent])
  const file = await call(api, await at(6, sophie), ['GET', `/customer/${clientId}`])
  expect(file.json()).toMatchObject({ hasAccount: false, declinedAt: day(2).toISOString() })
  await saveByCode(api, await at(7, eva), plan)
  expect((await namedOf(it, eva.userId)).orderIds).toEqual(expect.arrayContaining([before, after]))
  const joined = await call(api, await at(8, sophie), ['GET', `/customer/${eva.userId}`])
  expect(joined.json()).toMatchObject({ hasAccount: true, declinedAt: null })
})
