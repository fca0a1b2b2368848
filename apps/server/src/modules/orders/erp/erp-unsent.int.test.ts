import { expect, test } from 'vitest'
import { callsOf, follow, told } from '#test/erp-calls'
import { call } from '#test/plans'
import { packs, refund, refundableOrder } from '#test/refunds'
import { advance, type Shipped, withShipments } from '#test/shipments'

test('what is still to be sent is told once packs left their parcels, after the parcels that are sent', async () => {
  const set = await refundableOrder()
  const { api, admin, order } = set
  await follow(api)
  const { lines, shipments } = await set.read()
  const [parcel] = shipments
  const part = { lines: [{ orderLineId: lines[1]?.id, quantity: 2 }] }
  const split = await call(api, admin, ['POST', `/admin/shipments/${parcel?.id}/split`, part])
  const [, apart] = split.json<Shipped>().shipments
  await advance(api, admin, apart?.id ?? '', { status: 'InTransit' })
  await refund(set, packs(await set.read(), 0, 1))
  await api.runJobs()
  expect((await callsOf(api)).map(([name]) => name)).toEqual([
    'saveErpOrder',
    'saveErpShipment',
    'saveErpUnsent',
    'saveErpRefund',
  ])
  const unsent = async () =>
    (await told(api)).flatMap(([model, , values]) => (model === 'stock.move' ? [values] : []))
  const skus = [expect.any(String), expect.any(String)]
  const movesOf = (quantities: number[]) =>
    quantities.map((product_uom_qty, index) => ({ default_code: skus[index], product_uom_qty }))
  expect(await unsent()).toEqual([{ client_order_ref: 'S-2026-000001', moves: movesOf([1, 1]) }])
  await refund(set, { amount: (await set.read(admin)).refundable.amount })
  await api.runJobs()
  expect((await withShipments(api, order)).status).toBe('Refunded')
  expect(await unsent()).toEqual([{ client_order_ref: 'S-2026-000001', moves: movesOf([0, 0]) }])
})
