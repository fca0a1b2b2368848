import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { callerKinds, makeCallers } from '#test/callers'
import {
  type CartBody,
  type FinalizedBody,
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  readCart,
  readOrder,
  setLine,
  setUpCheckout,
} from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner, makeClient } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { products } from '../catalogue/index.ts'
import { users } from '../identity/index.ts'

const _body = (answer: { json: <T>() => T }) => answer.json<CartBody>()
const allowed = ['approved practitioner', 'admin:base', 'admin:accounting', 'admin:all']

describe('who may ask for a discount', () => {
  test.for([
    ['the override', (_: string) => ({ overrideDiscountPercentage: 30 })],
    ['a free line', (productId: string) => ({ lines: [{ productId, quantity: 1, isSample: true }] })],
    ['a client order', (_: string) => ({ isCustomClientOrder: true })],
  ] as const)('%s: admins and approved practitioners, and nobody else', async ([, ask]) => {
    const { api, productIds } = await setUpCheckout()
    const callers = await makeCallers(api)
    for (const kind of callerKinds) {
      const caller = { headers: callers[kind] as { authorization: string } }
      const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] })
      const answer = await call(api, caller, ['PUT', `/cart/${cart.id}`, ask(productIds[0])])
      expect([kind, answer.statusCode]).toEqual([kind, allowed.includes(kind) ? 200 : 403])
      if (!allowed.includes(kind)) expect(await readCart(api, cart.id)).toEqual(cart)
    }
  })

  test('the fields of a plain cart ask for nothing', async () => {
    const { api, productIds } = await setUpCheckout()
    const cart = await makeCart(api)
    const plain = {
      isCustomClientOrder: false,
      shippingUserId: null,
      overrideDiscountPercentage: null,
      lines: [{ productId: productIds[0], quantity: 1, isSample: false, recommendationItemId: null }],
    }
    expect((await call(api, null, ['PUT', `/cart/${cart.id}`, plain])).statusCode).toBe(200)
  })
})

describe('a practitioner’s own cart', () => {
  test('has 30 percent on all lines, free ones stay free, and no line follows a plan', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const plan = await makePlan(api, practitioner, {
      discountPercentage: 10,
      recommendationItems: [item(productIds[0])],
    })
    const cart = await makeCart(
      api,
      {
        lines: [
          { productId: productIds[0], quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id },
          { productId: productIds[1], quantity: 1, isSample: true },
          { productId: productIds[2], quantity: 1 },
        ],
      },
      practitioner,
    )
    expect(cart.overrideDiscountPercentage).toBe(30)
    expect(cart.recommendations).toEqual([])
    expect(
      cart.lines.map(({ discountPercentage, recommendationItemId, paid }) => [
        discountPercentage,
        recommendationItemId,
        paid.amount === 0,
      ]),
    ).toEqual([
      [30, null, false],
      [100, null, true],
      [30, null, false],
    ])
  })

  test('loses both when the approval is lost', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const lines = [
      { productId: productIds[0], quantity: 1, isSample: true },
      { productId: productIds[1], quantity: 1 },
    ]
    const cart = await makeCart(api, { lines }, practitioner)
    await api.db.update(users).set({ userStatusId: 'Rejected' }).where(eq(users.id, practitioner.userId))
    const priced = await readCart(api, cart.id, practitioner)
    expect(priced.lines.map((line) => [line.isSample, line.discountPercentage])).toEqual([
      [false, 0],
      [false, 0],
    ])
  })

  test('takes one sample of a product, and only of what is offered as one', async () => {
    const { api, productIds } = await setUpCheckout()
    const practitioner = await makeApprovedPractitioner(api)
    const cart = await makeCart(api, {}, practitioner)
    const two = await setLine(api, cart.id, [productIds[0], { quantity: 2, isSample: true }], practitioner)
    expect(two.json()).toEqual({ cart, error: 'Only one free sample per product' })
    await api.db.update(products).set({ canBeSample: false }).where(eq(products.id, productIds[1]))
    const never = await setLine(api, cart.id, [productIds[1], { quantity: 1, isSample: true }], practitioner)
    expect(never.json()).toEqual({ cart, error: 'This product is not offered as a free sample' })
  })
})

describe('a bound cart', () => {
  test('is its user’s and admins’ alone, whoever knows its id, and its order goes on', async () => {
    const { api, productIds } = await setUpCheckout()
    const [client, other, admin] = [await makeClient(api), await makeClient(api), await makeAdmin(api)]
    const cart = await makeCart(api, { lines: [{ productId: productIds[0], quantity: 1 }] }, client)
    await fillCustomer(api, cart.id, { note: 'ring twice' }, client)
    const seen = { email: 'anna@example.com', note: 'ring twice', shippingAddress: { city: 'Utrecht' } }
    expect(await readCart(api, cart.id, client)).toMatchObject(seen)
    expect(await readCart(api, cart.id, admin)).toMatchObject(seen)
    const order = (await finalize(api, cart.id, client)).json<FinalizedBody>()
    await openPayment(api, order)
    for (const stranger of [other, null])
      for (const request of [
        call(api, stranger, ['GET', `/cart/${cart.id}`]),
        call(api, stranger, ['PUT', `/cart/${cart.id}`, { note: 'mine' }]),
        call(api, stranger, ['PATCH', `/cart/${cart.id}/customer`, { email: 'me@example.com' }]),
        call(api, stranger, ['DELETE', `/cart/${cart.id}`]),
        setLine(api, cart.id, [productIds[0], { quantity: 9 }], stranger),
        finalize(api, cart.id, stranger),
      ])
        expect((await request).statusCode).toBe(404)
    expect((await call(api, other, ['PUT', `/cart/${cart.id}/bind`])).statusCode).toBe(404)
    expect(await readCart(api, cart.id, client)).toMatchObject({ ...seen, lines: [{ quantity: 1 }] })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
  })
})
