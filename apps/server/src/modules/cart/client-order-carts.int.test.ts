import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { type CartBody, fillCustomer, makeCart, readCart, setLine, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { linkClient } from '../people/index.ts'

const body = (answer: { json: <T>() => T }) => answer.json<CartBody>()

describe('a client order', () => {
  test('keeps the plan’s discount on plan lines, has none on others, and ships to the linked client', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const client = await makeClient(api)
    await linkClient(api.db, { practitionerId: practitioner.userId, clientId: client.userId }, NOW)
    const plan = await makePlan(api, practitioner, {
      discountPercentage: 10,
      recommendationItems: [item(productIds[0])],
    })
    const cart = await makeCart(
      api,
      {
        isCustomClientOrder: true,
        shippingUserId: client.userId,
        lines: [
          { productId: productIds[0], quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id },
          { productId: productIds[1], quantity: 1 },
        ],
      },
      practitioner,
    )
    expect(cart).toMatchObject({
      isCustomClientOrder: true,
      overrideDiscountPercentage: null,
      shippingCustomer: { id: client.userId, name: 'Test Person' },
      lines: [{ discountPercentage: 10 }, { discountPercentage: 0 }],
    })
    const self = { shippingUserId: practitioner.userId }
    const toSelf = body(await call(api, practitioner, ['PUT', `/cart/${cart.id}`, self])).cart
    expect(toSelf.shippingCustomer).toBeNull()
  })

  test('has nothing of one client left once it is for another, or for nobody yet', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const [mila, tom] = [await makeClient(api), await makeClient(api)]
    for (const client of [mila, tom])
      await linkClient(api.db, { practitionerId: practitioner.userId, clientId: client.userId }, NOW)
    const lines = [{ productId: productIds[0], quantity: 2 }]
    const ordered = { isCustomClientOrder: true, shippingUserId: mila.userId, lines }
    const { id } = await makeCart(api, ordered, practitioner)
    const forWhom = async (shippingUserId: string | null) =>
      body(await call(api, practitioner, ['PUT', `/cart/${id}`, { shippingUserId }])).cart
    const nothing = {
      email: null,
      shippingAddress: null,
      billingAddress: null,
      note: '',
      deliveryCarrierId: null,
    }
    for (const next of [tom.userId, null, mila.userId]) {
      await fillCustomer(api, id, { note: 'Ring twice' }, practitioner)
      expect(await readCart(api, id, practitioner)).toMatchObject({ note: 'Ring twice' })
      expect(await forWhom(next)).toMatchObject({ ...nothing, lines: [{ quantity: 2 }] })
    }
    await fillCustomer(api, id, { note: 'Ring twice' }, practitioner)
    expect(await forWhom(mila.userId)).toMatchObject({ note: 'Ring twice' })
  })

  test('takes no details of a client once it is for another one', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const [mila, tom] = [await makeClient(api), await makeClient(api)]
    for (const client of [mila, tom])
      await linkClient(api.db, { practitionerId: practitioner.userId, clientId: client.userId }, NOW)
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const { id } = await makeCart(api, { isCustomClientOrder: true, lines }, practitioner)
    const type = (shippingUserId: string | null) =>
      call(api, practitioner, [
        'PATCH',
        `/cart/${id}/customer`,
        { email: 'typed@salvia.example', shippingUserId },
      ])
    expect((await type(null)).statusCode).toBe(200)
    await call(api, practitioner, ['PUT', `/cart/${id}`, { shippingUserId: tom.userId }])
    for (const before of [null, mila.userId]) {
      const refused = await type(before)
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'cart_for_another' })
      expect(await readCart(api, id, practitioner)).toMatchObject({ email: null })
    }
    expect((await type(tom.userId)).statusCode).toBe(200)
    expect(await readCart(api, id, practitioner)).toMatchObject({ email: 'typed@salvia.example' })
  })

  test('that was discarded takes neither a product nor details, and says that it was not ordered', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const lines = [{ productId: productIds[0], quantity: 1 }]
    const own = await makeCart(api, { lines }, practitioner)
    const { id } = await makeCart(api, { isCustomClientOrder: true, lines }, practitioner)
    await call(api, practitioner, ['DELETE', `/cart/${id}`])
    const before = await databaseDigest(api.db)
    for (const late of [
      ['PUT', `/cart/${id}/products/${productIds[1]}`, { quantity: 1 }],
      ['PUT', `/cart/${id}`, { lines }],
      ['PATCH', `/cart/${id}/customer`, { email: 'typed@salvia.example' }],
    ] as const) {
      const refused = await call(api, practitioner, [...late])
      expect(refused.json()).toMatchObject({ status: 409, code: 'client_order_discarded' })
    }
    expect(await databaseDigest(api.db)).toEqual(before)
    expect(await readCart(api, own.id, practitioner)).toEqual(own)
  })

  test.for([
    ['set alone', (id = '') => ({ path: `/products/${id}`, set: { quantity: 1 } })],
    ['set with the others', (id = '') => ({ path: '', set: { lines: [{ productId: id, quantity: 1 }] } })],
  ] as const)('takes no product %s for a client that it is not for any more', async ([, change]) => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const [mila, tom] = [await makeClient(api), await makeClient(api)]
    for (const client of [mila, tom])
      await linkClient(api.db, { practitionerId: practitioner.userId, clientId: client.userId }, NOW)
    const ordered = { isCustomClientOrder: true, shippingUserId: tom.userId }
    const { id } = await makeCart(api, ordered, practitioner)
    const { path, set } = change(productIds[0])
    const add = (shown: object) =>
      call(api, practitioner, ['PUT', `/cart/${id}${path}`, { ...set, ...shown }])
    const before = await databaseDigest(api.db)
    for (const expectedShippingUserId of [mila.userId, null]) {
      const refused = await add({ expectedShippingUserId })
      expect(refused.statusCode).toBe(409)
      expect(refused.json()).toMatchObject({ code: 'cart_for_another' })
    }
    expect(await databaseDigest(api.db)).toEqual(before)
    const added = body(await add({ expectedShippingUserId: tom.userId })).cart
    expect(added).toMatchObject({
      shippingCustomer: { id: tom.userId },
      lines: [{ product: { id: productIds[0] } }],
    })
  })

  test('for another’s client is forbidden and changes nothing; an admin may, for any client', async () => {
    const { api } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const client = await makeClient(api)
    const asked = { countryCode: 'NL', isCustomClientOrder: true, shippingUserId: client.userId }
    const refused = await call(api, practitioner, ['POST', '/cart', asked])
    expect(refused.json()).toMatchObject({ status: 403, code: 'client_not_yours' })
    expect((await call(api, practitioner, ['GET', '/cart'])).statusCode).toBe(204)
    const admin = await makeAdmin(api)
    expect((await call(api, admin, ['POST', '/cart', asked])).statusCode).toBe(201)
    const nobody = { ...asked, shippingUserId: practitioner.userId }
    expect((await call(api, admin, ['POST', '/cart', nobody])).json()).toMatchObject({
      status: 422,
      code: 'client_unknown',
    })
  })
})

test('a client order of another’s plan is forbidden, however it is made, and changes nothing; an admin may make it', async () => {
  const { api, productIds } = await setUpCheckout()
  const [author, other] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const plan = await makePlan(api, author, {
    discountPercentage: 10,
    recommendationItems: [item(productIds[0])],
  })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const line = { productId: productIds[0], quantity: 1, recommendationItemId }
  const asked = { countryCode: 'NL', isCustomClientOrder: true, lines: [line] }
  const visitors = await makeCart(api, { lines: [line] })
  const empty = await makeCart(api, { isCustomClientOrder: true }, other)
  const before = await databaseDigest(api.db)
  for (const request of [
    call(api, other, ['POST', '/cart', asked]),
    call(api, other, ['PUT', `/cart/${visitors.id}`, { isCustomClientOrder: true }]),
    call(api, other, ['PUT', `/cart/${empty.id}`, { lines: [line] }]),
    setLine(api, empty.id, [line.productId, { quantity: 1, recommendationItemId }], other),
  ])
    expect((await request).json()).toMatchObject({ status: 403, code: 'client_order_not_yours' })
  expect(await databaseDigest(api.db)).toEqual(before)
  for (const by of [author, await makeAdmin(api)])
    expect((await makeCart(api, asked, by)).lines).toMatchObject([
      { recommendationItemId, discountPercentage: 10 },
    ])
})
