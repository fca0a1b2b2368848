import { expect, test } from 'vitest'
import { makeCart, setLine, setUpCheckout } from '#test/checkout'
import { eventsOf } from '#test/followers'
import { makeApprovedPractitioner } from '#test/people'
import { item, makePlan } from '#test/plans'

test('only a product that the plan holds is noted in its journey as put into a cart', async () => {
  const { api, productIds } = await setUpCheckout()
  const [productId = '', otherId = ''] = productIds
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId)] })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const cart = await makeCart(api)
  const add = (id: string) => setLine(api, cart.id, [id, { quantity: 1, recommendationItemId }])
  expect((await add(otherId)).json().error).toBeNull()
  expect(await eventsOf(api, sophie, plan)).toEqual([])
  await add(productId)
  expect(await eventsOf(api, sophie, plan)).toEqual(['ProductsAddedToCart by a guest'])
})
