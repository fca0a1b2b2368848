import { expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import type { Person } from '#test/people'
import { call } from '#test/plans'
import {
  advance,
  parcelOf,
  withShipments as read,
  type Shipped,
  shippingOrder as setUp,
} from '#test/shipments'
import { assumeDeliveries, deliverShipment } from './use-cases/deliver-shipment.ts'

const deliver = (api: TestApi, by: Person, id: string, deliveredAt: Date) =>
  call(api, by, ['PUT', `/admin/shipments/${id}/delivery`, { deliveredAt: deliveredAt.toISOString() }])

const minutes = (count: number) => new Date(NOW.getTime() + count * 60_000)

test('a delivery is recorded once, between the pick-up and now', async () => {
  const { api, admin, order } = await setUp(1)
  const id = await parcelOf(api, order)
  expect((await deliver(api, admin, id, NOW)).json()).toMatchObject({ status: 409, code: 'shipment_state' })
  await advance(api, admin, id, { status: 'InTransit' })
  api.setNow(minutes(10))
  for (const wrong of [minutes(-1), minutes(11)])
    expect((await deliver(api, admin, id, wrong)).json()).toMatchObject({
      status: 422,
      errors: [{ id: 'deliveredAt', error: 'delivery_time' }],
    })
  for (let time = 0; time < 2; time += 1)
    expect((await deliver(api, admin, id, minutes(5))).json<Shipped>().shipments[0]).toMatchObject({
      deliveredAt: minutes(5).toISOString(),
      isDeliveryAssumed: false,
    })
  expect((await deliver(api, admin, id, minutes(10))).json()).toMatchObject({ code: 'shipment_delivered' })
})

test('a delivery is assumed once its last day is over, and what the carrier says later takes its place', async () => {
  const { api, admin, order } = await setUp(1)
  const id = await parcelOf(api, order)
  await advance(api, admin, id, { status: 'InTransit' })
  const context = { db: api.db, jobs: api.app.jobs }
  // Friday 20 November and one business day: Monday the 23rd, all of it in Amsterdam.
  await assumeDeliveries(context, new Date('2026-11-23T22:59:00Z'))
  expect((await read(api, order)).shipments[0]?.deliveredAt).toBeNull()
  await assumeDeliveries(context, new Date('2026-11-23T23:00:00Z'))
  expect((await read(api, order)).shipments[0]).toMatchObject({
    deliveredAt: '2026-11-23T12:00:00.000Z',
    isDeliveryAssumed: true,
  })
  const deliveredAt = new Date('2026-11-25T09:00:00Z')
  await deliverShipment(context, id, { deliveredAt, userId: null }, new Date('2026-11-26T09:00:00Z'))
  expect((await read(api, order)).shipments[0]).toMatchObject({
    deliveredAt: deliveredAt.toISOString(),
    isDeliveryAssumed: false,
  })
})
