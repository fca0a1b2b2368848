import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makeCart, setLine, setUpCheckout } from '#test/checkout'
import { clientsOfPlans, eventsOf, followAt, invitePerson } from '#test/followers'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { item, makePlan } from '#test/plans'
import { users } from '../../identity/index.ts'

test('only a product that the plan holds is noted in its journey as put into a cart', async () => {
  const { api, productIds } = await setUpCheckout()
  const [productId = '', otherId = ''] = productIds
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productId)] })
  const recommendationItemId = plan.recommendationItems[0]?.id
  const cart = await makeCart(api)
  const add = (id: string) => setLine(api, cart.id, [id, { quantity: 1, recommendationItemId }])
  expect((await add(otherId)).json().error).toBe('The plan was changed meanwhile. Nothing was added.')
  expect(await eventsOf(api, sophie, plan)).toEqual([])
  await add(productId)
  expect(await eventsOf(api, sophie, plan)).toEqual(['ProductsAddedToCart by a guest'])
})

test('a cart of the plan’s practitioner is not noted, and one of another practitioner is as a guest’s', async () => {
  const { api, productIds } = await setUpCheckout()
  const [sophie, omar] = [await makeApprovedPractitioner(api), await makeApprovedPractitioner(api)]
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const [{ productId = '', id: recommendationItemId = '' } = {}] = plan.recommendationItems
  const lines = [{ productId, quantity: 1, recommendationItemId }]
  await makeCart(api, { lines }, sophie)
  await makeCart(api, { lines, isCustomClientOrder: true }, sophie)
  expect(await eventsOf(api, sophie, plan)).toEqual([])
  await makeCart(api, { lines }, omar)
  expect(await eventsOf(api, sophie, plan)).toEqual(['ProductsAddedToCart by a guest'])
})

test('a cart of an account whose verified address was invited is noted as of who was invited', async () => {
  const { api, productIds } = await setUpCheckout()
  const sophie = await makeApprovedPractitioner(api)
  const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
  const [eva, tom] = [await makeClient(api), await makeClient(api)]
  for (const { email } of [eva, tom]) await invitePerson(api, sophie, plan, { email })
  await api.runJobs()
  await api.db.update(users).set({ emailVerified: false }).where(eq(users.id, tom.userId))
  const [{ productId = '', id: recommendationItemId = '' } = {}] = plan.recommendationItems
  const lines = [{ productId, quantity: 1, recommendationItemId }]
  for (const buyer of [eva, tom]) await makeCart(api, { lines }, buyer)
  const added = (await eventsOf(api, sophie, plan)).filter((event) => event.startsWith('ProductsAdded'))
  expect(added).toEqual(['ProductsAddedToCart', 'ProductsAddedToCart by a guest'])
  await followAt(api, NOW)
  const statuses = (await clientsOfPlans(api, sophie)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['InCart', 'Shared'])
})
