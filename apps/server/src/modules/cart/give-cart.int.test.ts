import { asc } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { stockOf } from '#test/catalogue'
import {
  type CartBody,
  fillCustomer,
  makeCart,
  makeOrder,
  openPayment,
  readCart,
  readOrder,
  type Shopper,
  setUpCheckout,
} from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call } from '#test/plans'
import { auditEntries } from '../../kernel/audit/data/audit-tables.ts'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { linkClient } from '../people/index.ts'

const current = async (api: TestApi, by: Shopper) =>
  (await call(api, by, ['GET', '/cart'])).json<CartBody>().cart

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const [client, practitioner] = [await makeClient(api), await makeApprovedPractitioner(api)]
  await linkClient(api.db, { practitionerId: practitioner.userId, clientId: client.userId }, NOW)
  const lines = [{ productId: productIds[0], quantity: 1 }]
  const give = (cartId: string, by: Shopper) =>
    call(api, by, ['PUT', `/cart/${cartId}/bind/${client.userId}`])
  return { api, productIds, client, practitioner, lines, give }
}

describe('a cart given to a client', () => {
  test('is given by its practitioner and admins alone, noted in the audit log and told by one mail', async () => {
    const { api, client, practitioner, lines, give } = await setUp()
    const cart = await makeCart(api, { lines })
    const before = await databaseDigest(api.db)
    for (const stranger of [await makeClient(api), await makeApprovedPractitioner(api)])
      expect((await give(cart.id, stranger)).statusCode).toBe(404)
    expect((await call(api, client, ['GET', '/cart'])).statusCode).toBe(204)
    expect((await databaseDigest(api.db)).carts).toEqual(before.carts)

    expect((await give(cart.id, practitioner)).statusCode).toBe(200)
    expect((await give(cart.id, practitioner)).statusCode).toBe(200)
    expect((await current(api, client)).id).toBe(cart.id)
    const second = await makeCart(api, { lines })
    const admin = await makeAdmin(api)
    expect((await give(second.id, admin)).statusCode).toBe(204)
    expect((await current(api, client)).lines).toMatchObject([{ quantity: 2 }])

    const entries = await api.db.select().from(auditEntries).orderBy(asc(auditEntries.id))
    const details = { userId: client.userId }
    expect(entries.filter(({ event }) => event === 'CartBound')).toMatchObject([
      { actorId: practitioner.userId, subjectType: 'Cart', subjectId: cart.id, details },
      { actorId: admin.userId, subjectType: 'Cart', subjectId: second.id, details },
    ])
    expect(await api.db.select().from(outboxMessages).orderBy(outboxMessages.id)).toMatchObject([
      { content: { template: 'account', props: { kind: 'cartGiven', practitionerName: 'Test Person' } } },
    ])
  })

  test('brings its products along, and nothing of whoever filled it', async () => {
    const { api, client, practitioner, lines, give } = await setUp()
    const contact = { email: null, shippingAddress: null, billingAddress: null, note: '' }
    const first = await makeCart(api, { lines })
    await fillCustomer(api, first.id, { note: 'Leave it with the neighbour' })
    expect((await give(first.id, practitioner)).statusCode).toBe(200)
    expect(await current(api, client)).toMatchObject({ ...contact, deliveryCarrierId: null })

    const second = await makeCart(api, { countryCode: 'DE', lines })
    await fillCustomer(api, second.id, {
      note: 'Leave it with the neighbour',
      shippingAddress: null,
      deliveryCarrierId: 'de-dhl-door',
    })
    expect((await give(second.id, practitioner)).statusCode).toBe(204)
    expect(await current(api, client)).toMatchObject({
      ...contact,
      countryCode: 'NL',
      lines: [{ quantity: 2 }],
    })
  })

  test('is never somebody’s own: a cart with an owner cannot be given', async () => {
    const { api, practitioner, lines, give } = await setUp()
    const owner = await makeClient(api)
    const cart = await makeCart(api, { lines }, owner)
    const before = await databaseDigest(api.db)
    for (const giver of [practitioner, await makeAdmin(api)])
      expect((await give(cart.id, giver)).statusCode).toBe(404)
    expect((await databaseDigest(api.db)).carts).toEqual(before.carts)
    expect((await current(api, owner)).id).toBe(cart.id)
    expect(await api.db.$count(outboxMessages)).toBe(0)
  })

  test('never ends an order of the client, nor one of who gives it', async () => {
    const { api, productIds, client, practitioner, lines, give } = await setUp()
    const own = await makeOrder(api, [productIds[0]], client)
    await openPayment(api, own)
    const cart = await makeCart(api, { lines })
    const answer = await give(cart.id, practitioner)
    expect(answer.json()).toMatchObject({ status: 409, code: 'order_state' })
    expect(await readOrder(api, own)).toMatchObject({ status: 'Pending' })
    expect(await stockOf(api, productIds[0])).toEqual([500, 1])
    expect((await readCart(api, cart.id)).lines).toHaveLength(1)

    const guests = await makeOrder(api, [productIds[1]])
    expect((await give(guests.cart.id, practitioner)).json()).toMatchObject({ status: 409 })
    expect(await readOrder(api, guests)).toMatchObject({ status: 'Draft' })
    expect(await api.db.$count(outboxMessages)).toBe(0)
  })
})
