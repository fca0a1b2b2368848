import { expect, test } from 'vitest'
import { ADDRESS, type CartBody, finalize, openPayment, press, setLine, setUpCheckout } from '#test/checkout'
import { makeApprovedPractitioner } from '#test/people'
import { call, item, makePlan } from '#test/plans'
import { statementsSent } from '#test/statements'

const STATEMENTS_ALLOWED = 60

test('a whole checkout with three plan lines takes at most 60 statements', async () => {
  const { api, productIds } = await setUpCheckout()
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, {
    discountPercentage: 10,
    recommendationItems: productIds.map((productId) => item(productId)),
  })
  // What a process reads once does not count towards a checkout.
  await call(api, null, ['POST', '/cart', { countryCode: 'NL' }])

  const counts: Record<string, number> = {}
  let before = await statementsSent()
  const count = async (name: string) => {
    const now = await statementsSent()
    counts[name] = (counts[name] ?? 0) + now - before
    before = now
  }
  const made = await call(api, null, ['POST', '/cart', { countryCode: 'NL' }])
  const cartId = made.json<CartBody>().cart.id
  await count('create')
  for (const { id, productId } of plan.recommendationItems)
    await setLine(api, cartId, [productId, { quantity: 2, recommendationItemId: id }])
  await count('three lines')
  const customer = { email: 'anna@example.com', shippingAddress: ADDRESS }
  await call(api, null, ['PATCH', `/cart/${cartId}/customer`, customer])
  await call(api, null, ['PATCH', `/cart/${cartId}/customer`, { deliveryCarrierId: 'nl-postnl-door' }])
  await count('customer')
  const order = (await finalize(api, cartId)).json()
  await count('finalize')
  const sessionId = await openPayment(api, order)
  await count('payment')
  await press(api, sessionId, 'pay')
  await count('paid')
  const total = Object.values(counts).reduce((all, part) => all + part, 0)
  expect(total, JSON.stringify(counts)).toBeLessThanOrEqual(STATEMENTS_ALLOWED)
})
