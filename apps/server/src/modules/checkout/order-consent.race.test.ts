import { expect, test } from 'vitest'
import type { FinalizedBody } from '#test/checkout'
import {
  fillCustomer,
  finalize,
  makeCart,
  openPayment,
  press,
  readOrder,
  setUpCheckout,
} from '#test/checkout'
import { clientsOfPlans, invitePerson, saveByCode } from '#test/followers'
import { makeApprovedPractitioner, makeClient } from '#test/people'
import { item, makePlan } from '#test/plans'
import { moneyRounds } from '#test/rounds'

test.for(moneyRounds)(
  'an order is paid with the consent to share it while its client saves the plan: both are done (round %i)',
  async () => {
    const { api, productIds } = await setUpCheckout()
    const [sophie, anna] = [await makeApprovedPractitioner(api), await makeClient(api)]
    const plan = await makePlan(api, sophie, { recommendationItems: [item(productIds[0])] })
    await invitePerson(api, sophie, plan, { email: anna.email })
    const recommendationItemId = plan.recommendationItems[0]?.id ?? ''
    const line = { productId: productIds[0], quantity: 1, recommendationItemId }
    const cart = await makeCart(api, { lines: [line] }, anna)
    await fillCustomer(api, cart.id, { sharesOrders: true }, anna)
    const order = (await finalize(api, cart.id, anna)).json<FinalizedBody>()
    const session = await openPayment(api, order)

    const [, first, second] = await Promise.all([
      press(api, session, 'pay'),
      saveByCode(api, anna, plan),
      saveByCode(api, anna, plan),
    ])

    expect([first.statusCode, second.statusCode]).toEqual([200, 200])
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    await api.runJobs()
    expect(await clientsOfPlans(api, sophie)).toMatchObject([{ clientId: anna.userId, status: 'Ordered' }])
  },
)
