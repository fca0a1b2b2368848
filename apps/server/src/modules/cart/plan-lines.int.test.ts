import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { type CartBody, makeCart, readCart, setLine, setUpCheckout } from '#test/checkout'
import { makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { users } from '../identity/index.ts'

const body = (answer: { json: <T>() => T }) => answer.json<CartBody>()

async function setUp() {
  const shop = await setUpCheckout()
  const { api, productIds } = shop
  const planBy = async (discountPercentage: number) => {
    const practitioner = await makeApprovedPractitioner(api)
    const recommendationItems = productIds.map((id) => item(id))
    return {
      practitioner,
      plan: await makePlan(api, practitioner, { discountPercentage, recommendationItems }),
    }
  }
  return { ...shop, planBy }
}
const lineOf = (plan: { recommendationItems: { id: string; productId: string }[] }, at: number) => {
  const found = plan.recommendationItems[at]
  if (!found) throw new Error('no such item')
  return { productId: found.productId, quantity: 1, recommendationItemId: found.id }
}

test('plan lines have their plan’s discount and name it', async () => {
  const { api, planBy } = await setUp()
  const { plan } = await planBy(10)
  const cart = await makeCart(api, { lines: [lineOf(plan, 0)] })
  expect(cart.lines).toMatchObject([
    { discountPercentage: 10, recommendationItemId: lineOf(plan, 0).recommendationItemId },
  ])
  expect(cart.recommendations).toEqual([
    { id: plan.id, shareCode: plan.shareCode, name: plan.name, practitionerName: 'Test Person' },
  ])
})

test('plan lines of another practitioner are refused with the specified text, and the cart stays', async () => {
  const { api, planBy } = await setUp()
  const [first, second] = [await planBy(10), await planBy(5)]
  const cart = await makeCart(api, { lines: [lineOf(first.plan, 0)] })
  const line = lineOf(second.plan, 1)
  const answer = await setLine(api, cart.id, [
    line.productId,
    { quantity: 1, recommendationItemId: line.recommendationItemId },
  ])
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ cart, error: 'Order from different practitioners' })
  const opened = await call(api, null, [
    'POST',
    '/cart',
    { countryCode: 'NL', lines: [lineOf(first.plan, 0), lineOf(second.plan, 1)] },
  ])
  expect(opened.json()).toMatchObject({ error: 'Order from different practitioners', cart: { lines: [] } })
})

test('plan lines lose the discount with the approval, and the link with the item', async () => {
  const { api, planBy } = await setUp()
  const { plan, practitioner } = await planBy(10)
  const cart = await makeCart(api, { lines: [lineOf(plan, 0), lineOf(plan, 1)] })
  const { headers } = practitioner
  const removed = await api.app.inject({
    method: 'DELETE',
    url: `/api/recommendations/${plan.id}/items/${lineOf(plan, 1).recommendationItemId}`,
    headers,
  })
  expect(removed.statusCode).toBe(200)
  expect((await readCart(api, cart.id)).lines).toMatchObject([
    { discountPercentage: 10 },
    { discountPercentage: 0, recommendationItemId: null },
  ])
  await api.db.update(users).set({ userStatusId: 'Suspended' }).where(eq(users.id, practitioner.userId))
  const priced = await readCart(api, cart.id)
  expect(priced.lines).toMatchObject([{ discountPercentage: 0 }, { discountPercentage: 0 }])
  expect(priced.updatedAt > cart.updatedAt).toBe(true)
})

const changed = 'The plan was changed meanwhile. Nothing was added.'

test('plan lines that name an item of another product are refused, also where the product is there already', async () => {
  const { api, planBy, productIds } = await setUp()
  const { plan } = await planBy(30)
  const line = { ...lineOf(plan, 0), productId: productIds[1] ?? '' }
  const opened = await call(api, null, ['POST', '/cart', { countryCode: 'NL', lines: [line] }])
  expect(opened.json()).toMatchObject({ error: changed, cart: { lines: [] } })
  const cart = await makeCart(api, { lines: [{ productId: line.productId, quantity: 1 }] })
  const { productId, ...named } = line
  expect((await setLine(api, cart.id, [productId, named])).json()).toEqual({ cart, error: changed })
})

test.for([
  ['an item that was taken out', 200, (plan: { id: string }, itemId: string) => `${plan.id}/items/${itemId}`],
  ['a plan that was deleted', 204, (plan: { id: string }) => plan.id],
] as const)(
  'of %s are not added, and none with them; those in a cart stay in it',
  async ([, status, gone]) => {
    const { api, planBy } = await setUp()
    const { plan, practitioner } = await planBy(10)
    const [a, b] = [lineOf(plan, 0), lineOf(plan, 1)]
    const held = await makeCart(api, { lines: [b] })
    const empty = await makeCart(api)
    const url = `/recommendations/${gone(plan, b.recommendationItemId)}`
    expect((await call(api, practitioner, ['DELETE', url])).statusCode).toBe(status)

    const added = await call(api, null, ['PUT', `/cart/${empty.id}`, { lines: [a, b] }])
    expect(added.json()).toMatchObject({ cart: empty, error: changed, refusedProduct: {} })
    const more = body(await setLine(api, held.id, [b.productId, { quantity: 2 }]))
    expect(more).toMatchObject({
      error: null,
      cart: { lines: [{ quantity: 2, recommendationItemId: null }] },
    })
  },
)

test('plan lines keep their link when only the quantity is set', async () => {
  const { api, planBy } = await setUp()
  const { plan } = await planBy(10)
  const line = lineOf(plan, 0)
  const cart = await makeCart(api, { lines: [line] })
  const set = body(await setLine(api, cart.id, [line.productId, { quantity: 4 }])).cart
  expect(set.lines).toMatchObject([
    { quantity: 4, discountPercentage: 10, recommendationItemId: line.recommendationItemId },
  ])
})
