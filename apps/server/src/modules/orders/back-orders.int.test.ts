import { expect, test } from 'vitest'
import { countWaits, fillAll, makeBackOrder, setStock } from '#test/back-orders'
import { stockOf } from '#test/catalogue'
import { readOrder, setUpCheckout } from '#test/checkout'
import { minutesLater } from '#test/constants'
import { expectOneTruth } from '#test/one-truth'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { advance, parcelOf, type Shipped, withShipments } from '#test/shipments'
import { mailsOf } from '#test/withdrawals'

test('a back order gets what comes back, and is told once all of it is there', async () => {
  const { api, shelf, productIds } = await setUpCheckout()
  const [zinc, iron] = productIds
  const order = await makeBackOrder(api, [zinc, iron])
  await fillAll(api)
  await setStock(api, zinc, 3)
  api.setNow(minutesLater(10 * 24 * 60))
  await fillAll(api)
  expect(await stockOf(api, zinc)).toEqual([2, 0])
  expect(await readOrder(api, order)).toMatchObject({ isBackOrder: true })
  expect(await mailsOf(api, 'orderInStock')).toEqual([])
  await setStock(api, iron, 1)
  await fillAll(api)
  await fillAll(api)
  expect([await stockOf(api, zinc), await stockOf(api, iron)]).toEqual([
    [2, 0],
    [0, 0],
  ])
  expect(await readOrder(api, order)).toMatchObject({
    isBackOrder: false,
    expectedDelivery: [{ from: '2026-12-02', to: '2026-12-02' }],
  })
  expect(await mailsOf(api, 'orderInStock')).toEqual([
    {
      recipient: 'anna@example.com',
      languageCode: 'en',
      number: 'S-2026-000001',
      firstName: 'Anna',
      orderUrl: `http://localhost:3000/orders/${order.orderId}?key=${order.orderKey}`,
      products: [shelf[0]?.name, shelf[1]?.name],
    },
  ])
  await expectOneTruth(api)
})

test('one that was sent all the same or canceled leaves its place to the next', async () => {
  const { api, productIds } = await setUpCheckout()
  const [zinc] = productIds
  const admin = await makeAdmin(api)
  const sent = await makeBackOrder(api, [zinc])
  const canceled = await makeBackOrder(api, [zinc])
  const next = await makeBackOrder(api, [zinc])
  await advance(api, admin, await parcelOf(api, sent), { status: 'InTransit' })
  await call(api, admin, ['PUT', `/orders/${canceled.orderId}/cancel`])
  await setStock(api, zinc, 1)
  await fillAll(api)
  expect(await readOrder(api, next)).toMatchObject({ isBackOrder: false })
  expect(await stockOf(api, zinc)).toEqual([0, 0])
  expect(await countWaits(api)).toBe(0)
  expect(await mailsOf(api, 'orderInStock')).toHaveLength(1)
})

test('packs of a canceled parcel are waited for no longer, and nobody is told that they came', async () => {
  const { api, shelf, productIds } = await setUpCheckout()
  const [zinc, iron] = productIds
  const admin = await makeAdmin(api)
  const order = await makeBackOrder(api, [zinc, iron])
  const { lines, shipments } = await withShipments(api, order)
  const parcel = shipments[0]?.id ?? ''
  const ironLine = { orderLineId: lines.find(({ productId }) => productId === iron)?.id, quantity: 1 }
  const split = await call(api, admin, ['POST', `/admin/shipments/${parcel}/split`, { lines: [ironLine] }])
  await advance(api, admin, split.json<Shipped>().shipments[1]?.id ?? '', { status: 'Canceled' })
  expect([await countWaits(api), (await readOrder(api, order)).isBackOrder]).toEqual([1, true])
  await setStock(api, iron, 1)
  await setStock(api, zinc, 1)
  await fillAll(api)
  expect([await stockOf(api, zinc), await stockOf(api, iron)]).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(await mailsOf(api, 'orderInStock')).toMatchObject([{ products: [shelf[0]?.name] }])
  await advance(api, admin, parcel, { status: 'Canceled' })
  expect(await stockOf(api, zinc)).toEqual([1, 0])

  const other = await makeBackOrder(api, [zinc])
  await advance(api, admin, await parcelOf(api, other), { status: 'Canceled' })
  expect([await countWaits(api), (await readOrder(api, other)).isBackOrder]).toEqual([0, false])
  expect(await mailsOf(api, 'orderInStock')).toHaveLength(1)
  await expectOneTruth(api)
})
