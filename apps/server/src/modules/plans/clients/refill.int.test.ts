import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import { SEND_MESSAGE } from '#kernel/outbox/outbox'
import { NOW, type TestApi } from '#test/api'
import { messagesTo } from '#test/auth'
import { makePlacedOrder, readOrder, setUpCheckout } from '#test/checkout'
import { linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { clientsOfPlans, deliver, followAt, openByCode, packThirty, saveByCode } from '#test/followers'
import { makeAdmin, makeApprovedPractitioner, makeClient, type Person, signInAs } from '#test/people'
import { call, item, makePlan } from '#test/plans'

const day = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const dateOf = (days: number) => day(days).toISOString().slice(0, 10)

const now = async (api: TestApi, person: Person): Promise<Person> => ({
  ...person,
  headers: await signInAs(api, person.email),
})

/** A plan of two products, one capsule a day of packs of thirty; the client ordered the first, delivered at once. */
async function setUpRefill({ sharesOrders = true } = {}) {
  const { api, productIds } = await setUpCheckout()
  const [first, second] = productIds
  for (const productId of [first, second]) await packThirty(api, productId)
  const sophie = await makeApprovedPractitioner(api)
  const anna = await makeClient(api)
  await linked(api, sophie, anna)
  const dose = { intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Morning'], duration: 'Ongoing' }
  const recommendationItems = [item(first, dose), item(second, dose)]
  const plan = await makePlan(api, sophie, { recommendationItems })
  const idOf = (productId: string) =>
    plan.recommendationItems.find((listed) => listed.productId === productId)?.id ?? ''
  await saveByCode(api, anna, plan, { sharesOrders })
  const line = { productId: first, quantity: 1, recommendationItemId: idOf(first) }
  const { orderId } = await makePlacedOrder(api, [], anna, { lines: [line] })
  await deliver(api, orderId, NOW)
  await followAt(api, NOW)
  const remindedAt = async (days: number) => {
    await followAt(api, day(days))
    await api.app.jobs.send(api.db, 'plans.remind-of-refills', {})
    await api.runJobs()
    const messages = await messagesTo(api, anna.email)
    return messages.filter(({ subject }) => subject === 'Your products run out in a few days')
  }
  return { api, sophie, anna, plan, first, second, idOf, line, remindedAt }
}

type Off = Pick<Awaited<ReturnType<typeof setUpRefill>>, 'api' | 'anna' | 'plan'>

const turnOff = {
  settings: ({ api, anna }: Off) =>
    call(api, anna, ['PUT', '/settings/profile', { notifications: { planReminders: false } }]),
  consent: ({ api, anna, plan }: Off) => saveByCode(api, anna, plan, { sharesOrders: false }),
}
const waysOff = ['settings', 'consent'] as const

describe('the reminder of a refill', () => {
  test('is sent once, seven days before the supply ends, and again for the next end', async () => {
    const { api, anna, line, remindedAt } = await setUpRefill()
    expect(await remindedAt(22)).toEqual([])
    expect(await remindedAt(23)).toHaveLength(1)
    expect(await remindedAt(24)).toHaveLength(1)
    const { orderId } = await makePlacedOrder(api, [], await now(api, anna), { lines: [line] })
    await deliver(api, orderId, day(25))
    expect(await remindedAt(52)).toHaveLength(1)
    expect(await remindedAt(53)).toHaveLength(2)
  })

  test.for(waysOff)('is not sent where it is off: %s', async (by) => {
    const set = await setUpRefill()
    expect((await turnOff[by](set)).statusCode).toBe(200)
    expect(await set.remindedAt(23)).toEqual([])
  })

  test('is sent although the practitioner muted the alerts of the plan and of its client', async () => {
    const { api, sophie, anna, plan, remindedAt } = await setUpRefill()
    const settings = `/customer/${anna.userId}/practitioner-settings`
    await call(api, sophie, ['POST', `/recommendations/${plan.id}/toggle-mute-alerts`])
    await call(api, sophie, ['PATCH', settings, { muteAlerts: true }])
    expect(await remindedAt(23)).toHaveLength(1)
  })

  test.for(waysOff)('that waited until it was off is withheld, and not sent again: %s', async (by) => {
    const set = await setUpRefill()
    const { api, remindedAt } = set
    const [sent] = await remindedAt(23)
    const isIt = eq(outboxMessages.id, sent?.id ?? '')
    await api.db.update(outboxMessages).set({ state: 'Failed', sentAt: null }).where(isIt)
    expect((await turnOff[by]({ ...set, anna: await now(api, set.anna) })).statusCode).toBe(200)
    const admin = await now(api, await makeAdmin(api))
    const before = await databaseDigest(api.db)
    const again = await call(api, admin, ['POST', `/admin/outbox/${sent?.id}/resend`])
    expect([again.statusCode, again.json().code]).toEqual([409, 'message_unwanted'])
    expect(await databaseDigest(api.db)).toEqual(before)
    await api.app.jobs.send(api.db, SEND_MESSAGE, { messageId: sent?.id })
    expect((await remindedAt(23)).map(({ state }) => state)).toEqual(['Withheld'])
  })

  test('ends with the link of the mail, as mail programs post it too; a link that is not whole changes nothing', async () => {
    const { api, anna, line, remindedAt } = await setUpRefill()
    const [mail] = await remindedAt(23)
    const token = /plan-reminders\?token=([\w-]+)/.exec(mail?.html ?? '')?.[1] ?? ''
    const post = (given: string) =>
      api.app.inject({
        method: 'POST',
        url: `/api/refill-reminders/unsubscribe?token=${given}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      })
    const before = await databaseDigest(api.db)
    for (const wrong of [`${token}x`, token.slice(0, -1), 'none', anna.userId]) {
      const refused = await post(wrong)
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'mailed_link_over'])
    }
    expect(await databaseDigest(api.db)).toEqual(before)
    for (let time = 0; time < 2; time += 1) expect((await post(token)).statusCode).toBe(204)
    const profile = await call(api, await now(api, anna), ['GET', '/settings/profile'])
    expect(profile.json().notifications).toMatchObject({ planReminders: false, surveys: true })
    const { orderId } = await makePlacedOrder(api, [], await now(api, anna), { lines: [line] })
    await deliver(api, orderId, day(25))
    expect(await remindedAt(53)).toHaveLength(1)
  })
})

describe('the refill of a plan', () => {
  test.for([true, false])(
    'brings all its products to the same day; orders shared: %s',
    async (sharesOrders) => {
      const { api, anna, plan, first, second, idOf } = await setUpRefill({ sharesOrders })
      api.setNow(day(10))
      const read = async () =>
        call(api, await now(api, anna), ['GET', `/recommendations/code/${plan.shareCode}/refill`])
      expect((await read()).json()).toEqual({
        until: dateOf(40),
        items: expect.arrayContaining([
          {
            recommendationItemId: idOf(first),
            productId: first,
            packs: 1,
            reason: 'Needed',
            lastsUntil: dateOf(30),
          },
          {
            recommendationItemId: idOf(second),
            productId: second,
            packs: 1,
            reason: 'NeverOrdered',
            lastsUntil: null,
          },
        ]),
      })
    },
  )

  test('is for clients who saved the plan: 404 for others, and nothing changed', async () => {
    const { api, sophie, plan } = await setUpRefill()
    const stranger = await makeClient(api)
    await openByCode(api, stranger, plan)
    const before = await databaseDigest(api.db)
    for (const person of [stranger, sophie]) {
      const refused = await call(api, person, ['GET', `/recommendations/code/${plan.shareCode}/refill`])
      expect(refused.statusCode).toBe(404)
    }
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

describe('the supply', () => {
  const listed = async ({ api, sophie }: Awaited<ReturnType<typeof setUpRefill>>) =>
    clientsOfPlans(api, await now(api, sophie))

  test('is used up with the dose of its own days: 60 capsules on day 60 of a dose that rose last 30 days', async () => {
    const set = await setUpRefill()
    const { api, anna, sophie, plan, first, idOf, line } = set
    const once = { intakeAmount: 1, intakeTime: ['Morning'] }
    const phases = [
      { days: 30, ...once },
      { days: null, ...once, intakeAmount: 2 },
    ]
    const rising = { ...once, intakeFormatId: 'capsule', duration: 'Ongoing' }
    const schedule = { phases, cycle: null, startDay: 0 }
    const path = `/recommendations/${plan.id}/items/${idOf(first)}`
    expect((await call(api, sophie, ['PUT', path, { ...rising, schedule }])).statusCode).toBe(200)
    const { orderId } = await makePlacedOrder(api, [], anna, { lines: [{ ...line, quantity: 2 }] })
    await deliver(api, orderId, day(60))
    await followAt(api, day(60))
    expect(await listed(set)).toMatchObject([{ refillOn: dateOf(90), packsUnderWay: false }])
    await followAt(api, day(90))
    expect(await listed(set)).toMatchObject([{ daysCovered: { percent: 66, covered: 60, days: 90 } }])
  })

  test('ends sooner by packs that were refunded', async () => {
    const set = await setUpRefill()
    const { api, anna, line } = set
    const order = await makePlacedOrder(api, [], anna, { lines: [{ ...line, quantity: 3 }] })
    const { orderId } = order
    await deliver(api, orderId, NOW)
    await followAt(api, NOW)
    expect(await listed(set)).toMatchObject([{ refillOn: dateOf(120) }])
    const ordered = (await readOrder(api, order)).lines as { id: string }[]
    const admin = await makeAdmin(api, ['admin:base', 'admin:accounting'])
    const lines = [{ orderLineId: ordered[0]?.id, quantity: 2 }]
    const refund = { lines, shipping: false, why: 'damaged' }
    expect((await call(api, admin, ['POST', `/admin/orders/${orderId}/refunds`, refund])).statusCode).toBe(
      200,
    )
    await api.runJobs()
    expect(await listed(set)).toMatchObject([{ refillOn: dateOf(60) }])
  })
})

describe('the end of the packs', () => {
  test('is told where nothing is to be refilled, until it has come', async () => {
    const { api, sophie, plan, first, idOf } = await setUpRefill()
    const dose = { intakeAmount: 1, intakeFormatId: 'capsule', intakeTime: ['Morning'] }
    const path = `/recommendations/${plan.id}/items/${idOf(first)}`
    const until = { ...dose, duration: 'UntilProductFinished' }
    expect((await call(api, sophie, ['PUT', path, until])).statusCode).toBe(200)
    await followAt(api, day(1))
    const listed = async () => clientsOfPlans(api, await now(api, sophie))
    expect(await listed()).toMatchObject([{ status: 'Ordered', refillOn: null, packsUntil: dateOf(30) }])
    await followAt(api, day(30))
    expect(await listed()).toMatchObject([{ status: 'Completed', refillOn: null, packsUntil: null }])
  })
})

describe('the days covered', () => {
  test('are told of clients who share their orders, as of now', async () => {
    const { api, sophie } = await setUpRefill()
    const coveredAt = async (days: number) => {
      await followAt(api, day(days))
      const [client] = await clientsOfPlans(api, await now(api, sophie))
      return client?.daysCovered
    }
    expect(await coveredAt(0)).toBeNull()
    expect(await coveredAt(30)).toEqual({ percent: 100, covered: 30, days: 30 })
    expect(await coveredAt(40)).toEqual({ percent: 75, covered: 30, days: 40 })
  })

  test('are not known of clients who do not', async () => {
    const { api, sophie } = await setUpRefill({ sharesOrders: false })
    await followAt(api, day(20))
    expect(await clientsOfPlans(api, await now(api, sophie))).toMatchObject([
      { packsUntil: null, daysCovered: null },
    ])
  })
})
