import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { describe, expect, test } from 'vitest'
import { countWaits, fillAll, makeBackOrder, setStock } from '#test/back-orders'
import { stockOf } from '#test/catalogue'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { gatewayOf } from '#test/gateway'
import { expectOneTruth } from '#test/one-truth'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { everything, packs, refund } from '#test/refunds'
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

describe('packs that are refunded', () => {
  const warnings = ({ shipments }: OrderWithShipments) =>
    shipments.map(({ admin }) => admin?.refundedPacks ?? null)

  test('leave the newest parcel first, and come back once the money went through', async () => {
    const it = await dividedOrder()
    const order = await it.read()
    const send = gatewayOf(it.api).refund
    gatewayOf(it.api).refund = async () => ({ refundRef: 're_1', status: 'Waiting' })
    await it.refundNow(packs(order, 0, 4))
    expect([await it.stock(), parcels(await it.read())]).toEqual([
      [490, 0],
      [
        ['Draft', 7],
        ['Draft', 3],
      ],
    ])
    gatewayOf(it.api).refund = send
    const after = await it.refundNow(packs(order, 0, 4))
    expect([after.status, parcels(after), warnings(after)]).toEqual([
      'Placed',
      [
        ['Draft', 6],
        ['Canceled', 3],
      ],
      [null, null],
    ])
    expect(await it.stock()).toEqual([494, 0])
  })

  test('leave what the carrier does not have, and the order follows what is left', async () => {
    const it = await dividedOrder()
    await it.move(it.seven, 'InTransit')
    const after = await it.refundNow(packs(await it.read(), 0, 3))
    expect([after.status, parcels(after)]).toEqual([
      'Shipped',
      [
        ['InTransit', 7],
        ['Canceled', 3],
      ],
    ])
    expect(await it.stock()).toEqual([493, 0])
  })

  test('and are at the warehouse leave their parcel; the record says so until a carrier has it', async () => {
    const it = await dividedOrder()
    await it.move(it.three, 'Canceled')
    await it.move(it.seven, 'Packing')
    const after = await it.refundNow(packs(await it.read(), 0, 5))
    expect([after.status, parcels(after), warnings(after)]).toEqual([
      'InProgress',
      [
        ['Packing', 5],
        ['Canceled', 3],
      ],
      ['LeftAtWarehouse', null],
    ])
    expect(await it.stock()).toEqual([495, 0])
    expect(after.shipments[0]?.admin?.history.at(-1)).toMatchObject({ from: 'Packing', to: 'Packing' })
    const buyers = await withShipments(it.api, it.order)
    expect(buyers.shipments.map(({ admin }) => admin)).toEqual([null, null])
    await it.move(it.seven, 'InTransit')
    expect(warnings(await it.read())).toEqual([null, null])
  })

  test.for([
    ['PendingPickup', ['Packed', null]],
    ['InTransit', [null, null]],
  ] as const)('touch no stock where their parcel is %s', async ([status, expected]) => {
    const it = await dividedOrder()
    await it.move(it.three, 'Canceled')
    await it.move(it.seven, status)
    expect(warnings(await it.read())).toEqual([null, null])
    const before = await it.read()
    const after = await it.refundNow(packs(before, 0, 5))
    expect([parcels(after), warnings(after)]).toEqual([parcels(before), expected])
    expect(await it.stock()).toEqual([493, 0])
  })

  test('by an amount, which names no packs, leave no parcel', async () => {
    const it = await dividedOrder()
    const after = await it.refundNow({ amount: 1000 })
    expect(parcels(after)).toEqual([
      ['Draft', 7],
      ['Draft', 3],
    ])
    expect(await it.stock()).toEqual([490, 0])
  })

  test('and ran out are waited for no longer', async () => {
    const { api, productIds } = await setUpCheckout()
    const [zinc, iron] = productIds
    const admin = await makeAdmin(api, ['admin:base', 'admin:accounting'])
    const order = await makeBackOrder(api, [zinc, iron])
    const { lines } = await withShipments(api, order)
    const at = lines.findIndex(({ productId }) => productId === zinc)
    await refund({ api, admin, order }, packs(await withShipments(api, order), at, 1))
    await api.runJobs()
    await setStock(api, zinc, 1)
    await fillAll(api)
    expect([await stockOf(api, zinc), await countWaits(api)]).toEqual([[1, 0], 1])
    await expectOneTruth(api)
  })
})
