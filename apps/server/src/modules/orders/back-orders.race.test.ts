import { expect, test } from 'vitest'
import { fillAll, makeBackOrder, setStock } from '#test/back-orders'
import { stockOf } from '#test/catalogue'
import { readOrder, setUpCheckout } from '#test/checkout'
import { expectOneTruth } from '#test/one-truth'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { mailsOf } from '#test/withdrawals'

const ROUNDS = Number(process.env.RACE_ROUNDS ?? 5)

test('filled by several processes while the oldest is canceled, each pack goes to one order, each told once', async () => {
  const { api, productIds } = await setUpCheckout()
  const [zinc] = productIds
  const admin = await makeAdmin(api)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const first = await makeBackOrder(api, [zinc])
    const second = await makeBackOrder(api, [zinc])
    const third = await makeBackOrder(api, [zinc])
    await setStock(api, zinc, 2)
    await Promise.all([
      fillAll(api),
      call(api, admin, ['PUT', `/orders/${first.orderId}/cancel`]),
      fillAll(api),
    ])
    await fillAll(api)
    expect(await readOrder(api, second)).toMatchObject({ isBackOrder: false })
    expect(await readOrder(api, third)).toMatchObject({ isBackOrder: false })
    expect(await stockOf(api, zinc)).toEqual([0, 0])
    const told = (await mailsOf(api, 'orderInStock')).map((mail) => 'orderUrl' in mail && mail.orderUrl)
    expect(new Set(told).size).toBe(told.length)
    await expectOneTruth(api)
  }
})
