import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { describe, expect, test } from 'vitest'
import { stockOf } from '#test/catalogue'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { everything, refund } from '#test/refunds'
import { advance, withShipments } from '#test/shipments'

/** Ten packs of one product, three of which were put into a parcel of their own; the shelf had 500. */
async function dividedOrder() {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const order = await makePlacedOrder(api, [], null, { lines: [{ productId: productIds[0], quantity: 10 }] })
  const read = () => withShipments(api, order, admin)
  const [whole] = (await read()).shipments
  const { lines } = await read()
  const split = await call(api, admin, [
    'POST',
    `/admin/shipments/${whole?.id}/split`,
    { lines: [{ orderLineId: lines[0]?.id, quantity: 3 }] },
  ])
  const [seven, three] = split.json<OrderWithShipments>().shipments.map(({ id }) => id)
  if (!seven || !three) throw new Error('two parcels')
  const refundNow = async (body: object) => {
    expect((await refund({ api, admin, order }, body)).statusCode).toBe(200)
    await api.runJobs()
    return read()
  }
  return {
    ...{ api, admin, order, read, refundNow, seven, three },
    stock: () => stockOf(api, productIds[0]),
    move: (id: string, status: string) => advance(api, admin, id, { status }),
  }
}

const parcels = ({ shipments }: OrderWithShipments) =>
  shipments.map(({ status, lines }) => [status, ...lines.map(({ quantity }) => quantity)])

describe('all of an order is refunded', () => {
  test('packs that the carrier has do not come back, those of the other parcel do', async () => {
    const it = await dividedOrder()
    expect(await it.stock()).toEqual([490, 0])
    await it.move(it.seven, 'InTransit')
    const after = await it.refundNow(everything(await it.read()))
    expect([after.status, parcels(after)]).toEqual([
      'Refunded',
      [
        ['InTransit', 7],
        ['Canceled', 3],
      ],
    ])
    expect(await it.stock()).toEqual([493, 0])
  })

  test.for([
    ['SentToWarehouse', 'Canceled', 500],
    ['Packing', 'Canceled', 500],
    ['PendingPickup', 'PendingPickup', 490],
    ['InTransit', 'InTransit', 490],
  ] as const)('two parcels that are %s end as %s', async ([status, ended, left]) => {
    const it = await dividedOrder()
    await it.move(it.seven, status)
    await it.move(it.three, status)
    const after = await it.refundNow(everything(await it.read()))
    expect(after.shipments.map((parcel) => parcel.status)).toEqual([ended, ended])
    expect(await it.stock()).toEqual([left, 0])
  })

  test('a parcel that was packed before is still picked up, and said to be sent', async () => {
    const it = await dividedOrder()
    await it.move(it.seven, 'PendingPickup')
    await it.refundNow(everything(await it.read()))
    const sent = await it.move(it.seven, 'InTransit')
    expect(sent.json<OrderWithShipments>()).toMatchObject({
      status: 'Refunded',
      shipments: [{ status: 'InTransit' }, { status: 'Canceled' }],
    })
    expect(await it.stock()).toEqual([493, 0])
  })
})

test('packs of a canceled parcel come back, those of the others do not; once', async () => {
  const it = await dividedOrder()
  await it.move(it.three, 'Packing')
  await it.move(it.three, 'Canceled')
  expect(await it.stock()).toEqual([493, 0])
  await it.move(it.seven, 'InTransit')
  expect((await it.read()).status).toBe('Shipped')
  await it.refundNow(everything(await it.read()))
  expect(await it.stock()).toEqual([493, 0])
})

test('a canceled order with a canceled parcel gives back each pack once', async () => {
  const it = await dividedOrder()
  await it.move(it.three, 'Canceled')
  await call(it.api, it.admin, ['PUT', `/orders/${it.order.orderId}/cancel`])
  expect(await it.stock()).toEqual([500, 0])
})
