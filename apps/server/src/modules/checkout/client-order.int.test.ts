import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import {
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  setUpCheckout,
} from '#test/checkout'
import { linked } from '#test/clients'
import { addToPlan, clientsOfPlans, eventsOf, saveByCode } from '#test/followers'
import { makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan, type Plan } from '#test/plans'
import { users } from '../identity/index.ts'
import { practitionerClients } from '../people/index.ts'

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
  await linked(api, sophie, anna)
  const planOf = (productId = '') => makePlan(api, sophie, { recommendationItems: [item(productId)] })
  const [plan, second] = [await planOf(productIds[0]), await planOf(productIds[1])]
  const lineOf = ({ recommendationItems: [held] }: Plan) => ({
    productId: held?.productId ?? '',
    quantity: 1,
    recommendationItemId: held?.id ?? '',
  })
  /** Orders of plans for a client; the payment is left open. */
  const orderFor = async (client: Person | null, plans: Plan[]) => {
    const body = {
      lines: plans.map(lineOf),
      isCustomClientOrder: true,
      shippingUserId: client?.userId ?? null,
    }
    const cart = await makeCart(api, body, sophie)
    await fillCustomer(api, cart.id, {}, sophie)
    return (await finalize(api, cart.id, sophie)).json<FinalizedBody>()
  }
  const pay = async (made: FinalizedBody) => {
    await press(api, await openPayment(api, made), 'pay')
    await api.runJobs()
  }
  const count = async (event: string, of: Plan) =>
    (await eventsOf(api, sophie, of)).filter((noted) => noted === event).length
  return { api, sophie, anna, plan, second, lineOf, orderFor, pay, count }
}

describe('an order of a plan for a client who is not on it', () => {
  test('puts the client on the plan once it is placed, and counts for the client', async () => {
    const { api, sophie, anna, plan, orderFor, pay, count } = await setUp()
    const made = await orderFor(anna, [plan])
    expect(await clientsOfPlans(api, sophie)).toEqual([])
    await pay(made)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      {
        clientId: anna.userId,
        status: 'Ordered',
        invitedAt: expect.any(String),
        lastOrderAt: expect.any(String),
      },
    ])
    expect(await count('OrderPlaced', plan)).toBe(1)
    expect(await count('Shared', plan)).toBe(1)
  })

  test('puts the client on all the plans that it is of', async () => {
    const { api, sophie, anna, plan, second, orderFor, pay, count } = await setUp()
    await pay(await orderFor(anna, [plan, second]))
    expect((await clientsOfPlans(api, sophie)).map(({ clientId, status }) => [clientId, status])).toEqual([
      [anna.userId, 'Ordered'],
      [anna.userId, 'Ordered'],
    ])
    expect([await count('OrderPlaced', plan), await count('OrderPlaced', second)]).toEqual([1, 1])
  })

  test('counts once where it is paid twice, and where it is followed again', async () => {
    const { api, sophie, anna, plan, orderFor, count } = await setUp()
    const made = await orderFor(anna, [plan])
    const pages = [await openPayment(api, made), await openPayment(api, made, true)]
    for (const page of pages) await press(api, page, 'pay')
    await api.runJobs()
    await api.app.jobs.send(api.db, 'plans.follow-order', { orderId: made.orderId })
    await api.runJobs()
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: anna.userId, status: 'Ordered' }])
    expect([await count('OrderPlaced', plan), await count('Shared', plan)]).toEqual([1, 1])
  })

  test('puts back who was taken off before, and not who is taken off afterwards', async () => {
    const { api, sophie, anna, plan, orderFor, pay } = await setUp()
    const takeOff = () => call(api, sophie, ['DELETE', `/recommendations/${plan.id}/clients/${anna.userId}`])
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId], channel: null })
    await takeOff()
    const made = await orderFor(anna, [plan])
    await pay(made)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: anna.userId, status: 'Ordered' }])
    await takeOff()
    await api.app.jobs.send(api.db, 'plans.follow-order', { orderId: made.orderId })
    await api.runJobs()
    expect(await clientsOfPlans(api, sophie)).toEqual([])
  })

  test('leaves who is on the plan as it is, with what it said of its own orders', async () => {
    const { api, sophie, anna, plan, orderFor, pay, count } = await setUp()
    await saveByCode(api, anna, plan, { sharesOrders: false })
    await pay(await orderFor(anna, [plan]))
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { clientId: anna.userId, sharesOrders: false, invitedAt: null },
    ])
    expect([await count('OrderPlaced', plan), await count('Shared', plan)]).toEqual([1, 0])
  })

  test('puts nobody on it where it goes to the practitioner, or to who is no client any more', async () => {
    const { api, sophie, anna, plan, orderFor, pay } = await setUp()
    await pay(await orderFor(null, [plan]))
    const made = await orderFor(anna, [plan])
    await api.db.delete(practitionerClients)
    await pay(made)
    expect(await clientsOfPlans(api, sophie)).toEqual([])
  })
})

describe('the mails of an order for a client', () => {
  /** Ordered in German for a client, to an address (null: the practitioner's own); the language of the mail. */
  async function mailedIn(email: string | null, isInFile: boolean) {
    const { api, sophie, anna, plan, lineOf } = await setUp()
    await api.db.update(users).set({ preferredLanguageCode: 'fr' }).where(eq(users.id, anna.userId))
    if (isInFile) await api.db.update(practitionerClients).set({ preferredLanguageCode: 'nl' })
    await api.db.update(users).set({ preferredLanguageCode: 'de' }).where(eq(users.id, sophie.userId))
    const body = { lines: [lineOf(plan)], isCustomClientOrder: true, shippingUserId: anna.userId }
    const cart = await makeCart(api, body, sophie)
    await fillCustomer(api, cart.id, { email: email ?? sophie.email.toUpperCase() }, sophie)
    const made = (await finalize(api, cart.id, sophie)).json<FinalizedBody>()
    await press(api, await openPayment(api, made), 'pay')
    await api.runJobs()
    const mails = await api.db.select({ content: outboxMessages.content }).from(outboxMessages)
    const placed = mails.find(({ content }) => content.template === 'orderPlaced')
    return placed?.content.props.languageCode
  }

  test.for([
    ['of the account', 'anna@post.example', false, 'fr'],
    ['of the practitioner’s file', 'anna@post.example', true, 'nl'],
    ['in which it was ordered, where they go to the practitioner', null, true, 'de'],
  ] as const)('are in the language %s', async ([, email, isInFile, languageCode]) => {
    expect(await mailedIn(email, isInFile)).toBe(languageCode)
  })
})
