import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import {
  type CartBody,
  fillCustomer,
  finalize,
  makeCart,
  makePlacedOrder,
  readCart,
  setLine,
} from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { makeApprovedPractitioner, makeClient, type Person } from '#test/people'
import { call, makePlan } from '#test/plans'
import {
  answerProposal,
  proposalsOf,
  type SubstitutionWorld,
  setUpSubstitution,
  undoSubstitution,
} from '#test/substitutions'
import { products } from '../catalogue/index.ts'

const HELD = { discountPercentage: 0, problem: 'ReplacedInPlan' }

/** A cart of a product of a plan with a discount of 10 percent. */
async function setUp(by?: (it: SubstitutionWorld) => Promise<Person>) {
  const it = await setUpSubstitution()
  const { api, sophie, small, dose } = it
  const buyer = by ? await by(it) : null
  const plan = await makePlan(api, sophie, { discountPercentage: 10, recommendationItems: [dose] })
  const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
  const lines = [{ productId: small, quantity: 1, recommendationItemId }]
  const cart = await makeCart(api, { lines }, buyer)
  const read = () => readCart(api, cart.id, buyer)
  return { ...it, it, buyer, plan, recommendationItemId, cart, read }
}

const lineOf = (cart: CartBody['cart'], productId: string) =>
  cart.lines.find(({ product }) => product.id === productId)

describe('what a substitution replaced in the plan of a cart', () => {
  test.for([
    ['a guest', undefined],
    ['a client', ({ api }: SubstitutionWorld) => makeClient(api)],
  ] as const)(
    'is said on the line of %s and held from the order, and its undo brings the discount back',
    async ([, by]) => {
      const { api, it, buyer, cart, read, large, small, recommendationItemId } = await setUp(by)
      await fillCustomer(api, cart.id, {}, buyer)
      const { id } = await it.substitute(large)

      const held = await read()
      expect(held.lines).toEqual([
        {
          ...cart.lines[0],
          discountPercentage: 0,
          discount: { amount: 0, currency: 'EUR' },
          paid: cart.lines[0]?.gross,
          problem: 'ReplacedInPlan',
          replacedBy: {
            id: large,
            name: 'Magnesium 200 large',
            brandName: expect.any(String),
            productDeliveryFormatId: expect.any(String),
            deliveryFormatSize: null,
          },
        },
      ])
      expect(held.lines[0]?.recommendationItemId).toBe(recommendationItemId)
      expect(held.recommendations).toEqual([])
      expect(held.updatedAt > cart.updatedAt).toBe(true)
      const before = await databaseDigest(api.db)
      const refused = await finalize(api, cart.id, buyer)
      expect(refused.statusCode).toBe(200)
      expect(refused.json()).toMatchObject({
        error: 'A plan has another product by now. Choose in the cart which one to order.',
        orderId: null,
      })
      expect(await databaseDigest(api.db)).toEqual(before)

      await setLine(api, cart.id, [small, { quantity: 2 }], buyer)
      expect((await read()).lines).toMatchObject([{ ...HELD, quantity: 2, recommendationItemId }])
      await undoSubstitution(it, id)
      expect((await read()).lines).toMatchObject([
        { quantity: 2, discountPercentage: 10, recommendationItemId, problem: null, replacedBy: null },
      ])
      expect((await finalize(api, cart.id, buyer)).json()).toMatchObject({ error: null })
    },
  )

  test('is kept at the price of the shop by taking it out of the plan', async () => {
    const { api, it, cart, large, small, read } = await setUp()
    await fillCustomer(api, cart.id)
    await it.substitute(large)
    const kept = (
      await setLine(api, cart.id, [small, { quantity: 1, recommendationItemId: null }])
    ).json<CartBody>()
    expect(kept).toMatchObject({ error: null })
    expect(kept.cart.lines).toMatchObject([
      { recommendationItemId: null, discountPercentage: 0, problem: null, replacedBy: null },
    ])
    expect(await read()).toEqual(kept.cart)
    expect((await finalize(api, cart.id)).json()).toMatchObject({ error: null })
  })

  test('makes room for the product of the plan, with its discount', async () => {
    const { api, it, cart, large, small, recommendationItemId } = await setUp()
    await it.substitute(large)
    await setLine(api, cart.id, [large, { quantity: 1, recommendationItemId }])
    const answer = await call(api, null, ['DELETE', `/cart/${cart.id}/products/${small}`])
    expect(answer.json<CartBody>().cart.lines).toMatchObject([
      { product: { id: large }, recommendationItemId, discountPercentage: 10, problem: null },
    ])
  })

  test('is told the other way round once it was undone, and after a proposal was confirmed', async () => {
    const { api, it, sophie, cart, read, weaker, small, recommendationItemId } = await setUp()
    const { id } = await it.substitute(weaker)
    expect((await read()).lines).toMatchObject([{ discountPercentage: 10, problem: null }])
    const [proposal] = await proposalsOf(it, sophie)
    await answerProposal(it, sophie, [proposal?.id ?? '', 'confirm'])
    expect((await read()).lines).toMatchObject([{ ...HELD, replacedBy: { id: weaker } }])
    await setLine(api, cart.id, [weaker, { quantity: 1, recommendationItemId }])
    await undoSubstitution(it, id)
    const undone = await read()
    expect(lineOf(undone, small)).toMatchObject({ discountPercentage: 10, problem: null })
    expect(lineOf(undone, weaker)).toMatchObject({ ...HELD, replacedBy: { id: small } })
  })

  test('says first that it cannot be had, and keeps what the plan has in its place', async () => {
    const { api, it, read, large, small } = await setUp()
    await it.substitute(large)
    await api.db.update(products).set({ stockStatus: 'OutOfStock' }).where(eq(products.id, small))
    expect((await read()).lines).toMatchObject([{ problem: 'NotAvailable', replacedBy: { id: large } }])
  })

  test('still is the practitioner’s: plans of another are refused beside it', async () => {
    const { api, it, cart, large, other } = await setUp()
    const tom = await makeApprovedPractitioner(api)
    const plan = await makePlan(api, tom, { recommendationItems: [{ productId: other }] })
    await it.substitute(large)
    const line = { quantity: 1, recommendationItemId: plan.recommendationItems[0]?.id }
    expect((await setLine(api, cart.id, [other, line])).json()).toMatchObject({
      error: 'Order from different practitioners',
    })
  })
})

test('an order of it is ordered again with the question, not silently dearer', async () => {
  const { api, sophie, small, large, dose, substitute } = await setUpSubstitution()
  const plan = await makePlan(api, sophie, { discountPercentage: 10, recommendationItems: [dose] })
  const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
  const line = { productId: small, quantity: 1, recommendationItemId }
  const order = await makePlacedOrder(api, [], null, { lines: [line] })
  await substitute(large)
  const again = await call(api, null, ['GET', `/orders/${order.orderId}/reorder?key=${order.orderKey}`])
  expect(again.json()).toEqual({ lines: [line], left: [] })
  const cart = await makeCart(api, { lines: [line] })
  expect(cart.lines).toMatchObject([{ ...HELD, recommendationItemId, replacedBy: { id: large } }])
})
