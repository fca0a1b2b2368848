import { MINUTE_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import {
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  readCart,
  setLine,
  setUpCheckout,
} from '#test/checkout'
import { linked } from '#test/clients'
import { databaseDigest } from '#test/database-digest'
import { addToPlan, clientsOfPlans, eventsOf, invitePerson, openByCode, saveByCode } from '#test/followers'
import { makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { recommendationClients } from '../plans/index.ts'

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
  const planOf = async (by: Person, productId: string) => {
    const plan = await makePlan(api, by, { recommendationItems: [item(productId)] })
    const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
    return { ...plan, line: { productId, quantity: 1, recommendationItemId } }
  }
  const plan = await planOf(sophie, productIds[0])
  const consent = (cartId: string, sharesOrders: boolean, by: Person | null = anna) =>
    call(api, by, ['PATCH', `/cart/${cartId}/customer`, { sharesOrders }])
  /** Orders what is in the cart; the payment is left open. */
  const order = async (cartId: string) => {
    await fillCustomer(api, cartId, {}, anna)
    return (await finalize(api, cartId, anna)).json<FinalizedBody>()
  }
  const pay = async (made: FinalizedBody) => {
    await press(api, await openPayment(api, made), 'pay')
    await api.runJobs()
  }
  return { api, sophie, anna, plan, planOf, productIds, consent, order, pay }
}

/** The orders of a client that its practitioner finds, and how many the client's file counts. */
async function knownOf(api: TestApi, by: Person, client: Person) {
  const found = await call(api, by, ['GET', `/orders?of=plans&clientId=${client.userId}`])
  const file = await call(api, by, ['GET', `/customer/${client.userId}`])
  const orders = found.json<{ results: { id: string }[] }>().results.map(({ id }) => id)
  return { orders, counted: file.json<{ ordersCount?: number }>().ordersCount }
}

describe('an order with the consent to share it', () => {
  test('joins its client once it is placed, and not before', async () => {
    const { api, sophie, anna, plan, consent, order, pay } = await setUp()
    const cart = await makeCart(api, { lines: [plan.line] }, anna)
    expect((await consent(cart.id, true)).json().cart.sharesOrders).toBe(true)
    const made = await order(cart.id)
    expect(await api.db.$count(recommendationClients)).toBe(0)
    await pay(made)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { clientId: anna.userId, sharesOrders: true, status: 'Ordered', invitedAt: null },
    ])
    expect(await eventsOf(api, sophie, plan)).toContain('OrderPlaced')
    expect((await saveByCode(api, anna, plan, { sharesOrders: false })).json().sharesOrders).toBe(false)
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ sharesOrders: false, status: 'Viewed' }])
  })

  test('is a visit: its client is told what changes in the plan from then on', async () => {
    const { api, sophie, anna, plan, consent, order, pay } = await setUp()
    const cart = await makeCart(api, { lines: [plan.line] }, anna)
    await consent(cart.id, true)
    await pay(await order(cart.id))
    expect(await eventsOf(api, sophie, plan)).toContain('Viewed')
    api.setNow(new Date(api.app.now().getTime() + MINUTE_MS))
    await call(api, sophie, ['PUT', `/recommendations/${plan.id}`, { name: 'Winter plan' }])
    const [saved] = (await call(api, anna, ['GET', '/recommendations/saves'])).json().results
    expect(saved).toMatchObject({ id: plan.id, hasChanges: true })
    const opened = await openByCode(api, anna, plan)
    expect(opened.json().changes.fields).toEqual(['name'])
  })

  test('takes up the invitation that waits at its client’s verified address: there is one client, not two', async () => {
    const { api, sophie, anna, plan, consent, order, pay } = await setUp()
    await invitePerson(api, sophie, plan, { email: anna.email })
    await openByCode(api, anna, plan)
    const cart = await makeCart(api, { lines: [plan.line] }, anna)
    await consent(cart.id, true)
    await pay(await order(cart.id))
    expect(await clientsOfPlans(api, sophie)).toMatchObject([
      { clientId: anna.userId, channel: 'Email', sharesOrders: true, status: 'Ordered' },
    ])
    const events = await eventsOf(api, sophie, plan)
    const once = ['Viewed', 'OrderPlaced'].map((event) => events.filter((noted) => noted === event).length)
    expect(once).toEqual([1, 1])
  })

  test.for([
    ['not given', undefined],
    ['taken back', false],
  ] as const)('joins nobody where it was %s', async ([, last]) => {
    const { api, sophie, anna, plan, consent, order, pay } = await setUp()
    const cart = await makeCart(api, { lines: [plan.line] }, anna)
    if (last === false) {
      await consent(cart.id, true)
      expect((await consent(cart.id, last)).json().cart.sharesOrders).toBe(false)
    }
    await pay(await order(cart.id))
    expect(await api.db.$count(recommendationClients)).toBe(0)
    expect(await eventsOf(api, sophie, plan)).not.toContain('OrderPlaced')
  })

  test('counts for the practitioner who was named alone: another one’s plan in the cart asks again', async () => {
    const { api, anna, plan, planOf, productIds, consent, order, pay } = await setUp()
    const cart = await makeCart(api, { lines: [plan.line] }, anna)
    await consent(cart.id, true)
    await setLine(api, cart.id, [plan.line.productId, { quantity: 0 }], anna)
    const other = await planOf(await makeApprovedPractitioner(api), productIds[1])
    const { quantity, recommendationItemId } = other.line
    await setLine(api, cart.id, [other.line.productId, { quantity, recommendationItemId }], anna)
    expect(await readCart(api, cart.id, anna)).toMatchObject({ sharesOrders: false })
    await pay(await order(cart.id))
    expect(await api.db.$count(recommendationClients)).toBe(0)
  })

  test('is found by its client, and counted in the client’s file, as long as it is shared', async () => {
    const { api, sophie, anna, plan, consent, order, pay } = await setUp()
    await linked(api, sophie, anna)
    const cart = await makeCart(api, { lines: [plan.line] }, anna)
    await consent(cart.id, true)
    const made = await order(cart.id)
    expect(await knownOf(api, sophie, anna)).toEqual({ orders: [], counted: 0 })
    await pay(made)
    expect(await knownOf(api, sophie, anna)).toEqual({ orders: [made.orderId], counted: 1 })
    const lars = await makeApprovedPractitioner(api)
    expect(await knownOf(api, lars, anna)).toEqual({ orders: [], counted: undefined })
    await saveByCode(api, anna, plan, { sharesOrders: false })
    expect(await knownOf(api, sophie, anna)).toEqual({ orders: [], counted: 0 })
  })

  test('joins a client who was invited and has not answered, and leaves an earlier answer as it is', async () => {
    const { api, sophie, anna, plan, consent, order, pay } = await setUp()
    await linked(api, sophie, anna)
    await addToPlan(api, sophie, plan, { clientIds: [anna.userId], channel: null })
    const ordered = async () => {
      const cart = await makeCart(api, { lines: [plan.line] }, anna)
      await consent(cart.id, true)
      await pay(await order(cart.id))
    }
    await ordered()
    const isAnna = eq(recommendationClients.clientId, anna.userId)
    const [row] = await api.db.select().from(recommendationClients).where(isAnna)
    expect(row).toMatchObject({ sharesOrders: true, joinedAt: expect.any(Date), invitedAt: expect.any(Date) })
    await saveByCode(api, anna, plan, { sharesOrders: false })
    await ordered()
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ sharesOrders: false }])
  })

  test('is the client’s own to give: refused to visitors, practitioners and for a client’s order', async () => {
    const { api, sophie, anna, plan, consent } = await setUp()
    await linked(api, sophie, anna)
    const theirs = await makeCart(api, { lines: [plan.line] })
    const own = await makeCart(api, { lines: [plan.line] }, sophie)
    const custom = { lines: [plan.line], isCustomClientOrder: true, shippingUserId: anna.userId }
    const forAnna = await makeCart(api, custom, sophie)
    const before = await databaseDigest(api.db)
    for (const [cartId, by] of [
      [theirs.id, null],
      [theirs.id, anna],
      [own.id, sophie],
      [forAnna.id, sophie],
    ] as const)
      expect((await consent(cartId, true, by)).statusCode).toBe(403)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})
