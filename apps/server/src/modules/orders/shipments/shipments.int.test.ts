import type { OrderShippedMail } from '@salvia/documents'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import type { TestApi } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { call } from '#test/plans'
import {
  advance,
  parcelOf,
  withShipments as read,
  type Shipped,
  shippingOrder as setUp,
} from '#test/shipments'
import { orderHistory, orders } from '../data/order-tables.ts'

const mailsOf = async (api: TestApi) =>
  (await api.db.select().from(outboxMessages).orderBy(asc(outboxMessages.id))).flatMap(({ content }) =>
    'template' in content && content.template === 'orderShipped' ? [content.props as OrderShippedMail] : [],
  )

test('a placed order has its parcel, which its buyer reads without what the warehouse notes', async () => {
  const { api, admin, order } = await setUp(2)
  const own = await read(api, order)
  expect(own.shipments).toEqual([
    {
      id: expect.any(String),
      status: 'Draft',
      trackingNumber: null,
      trackingUrl: null,
      arrivesBy: null,
      deliveredAt: null,
      isDeliveryAssumed: false,
      lines: expect.arrayContaining(own.lines.map(({ id }) => ({ orderLineId: id, quantity: 1 }))),
      admin: null,
    },
  ])
  expect((await read(api, order, admin)).shipments[0]?.admin).toEqual({
    mayBecome: [
      'InfoReceived',
      'InfoValidated',
      'SentToWarehouse',
      'DeclinedByWarehouse',
      'AcceptedByWarehouse',
      'Packing',
      'PendingPickup',
      'InTransit',
      'Canceled',
    ],
    maySplit: true,
    refundedPacks: null,
    history: [],
  })
})

describe('a parcel on its way', () => {
  test('takes its order along, notes each step, and writes to the buyer once', async () => {
    const { api, admin, order } = await setUp(1)
    const id = await parcelOf(api, order)
    const packing = (await advance(api, admin, id, { status: 'Packing' })).json<Shipped>()
    expect([packing.status, packing.shipments[0]?.status]).toEqual(['InProgress', 'Packing'])
    expect(await mailsOf(api)).toEqual([])

    const tracking = { trackingNumber: '3S1', trackingUrl: 'https://carrier.example/3S1' }
    const sent = (
      await advance(api, admin, id, { status: 'InTransit', why: 'by hand', ...tracking })
    ).json<Shipped>()
    expect(sent.status).toBe('Shipped')
    expect(sent.shipments[0]).toMatchObject({ status: 'InTransit', arrivesBy: '2026-11-23', ...tracking })
    expect(sent.shipments[0]?.admin?.history.map(({ to, who, why }) => [to, who, why])).toEqual([
      ['InfoReceived', 'Admin', null],
      ['InfoValidated', 'Admin', null],
      ['SentToWarehouse', 'Admin', null],
      ['AcceptedByWarehouse', 'Admin', null],
      ['Packing', 'Admin', null],
      ['PendingPickup', 'Admin', 'by hand'],
      ['InTransit', 'Admin', 'by hand'],
    ])
    const steps = await api.db
      .select()
      .from(orderHistory)
      .where(eq(orderHistory.orderId, order.orderId))
      .orderBy(asc(orderHistory.id))
    expect(steps.map(({ to }) => to)).toEqual([
      'Draft',
      'Pending',
      'Placed',
      'InProgress',
      'Processed',
      'Shipped',
    ])
    expect(await mailsOf(api)).toMatchObject([
      {
        number: 'S-2026-000001',
        carrier: expect.any(String),
        trackingUrl: tracking.trackingUrl,
        arrivesBy: '2026-11-23',
        lines: [{ quantity: 1 }],
        isLast: true,
      },
    ])

    const before = await databaseDigest(api.db)
    expect((await advance(api, admin, id, { status: 'InTransit' })).json()).toMatchObject({
      status: 409,
      code: 'shipment_state',
    })
    expect((await advance(api, admin, id, { status: 'Packing' })).json()).toMatchObject({
      code: 'shipment_state',
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('that the warehouse declined leads its order back, and is sent again', async () => {
    const { api, admin, order } = await setUp(1)
    const id = await parcelOf(api, order)
    await advance(api, admin, id, { status: 'SentToWarehouse' })
    const declined = (
      await advance(api, admin, id, { status: 'DeclinedByWarehouse', why: 'damaged' })
    ).json<Shipped>()
    expect([declined.status, declined.shipments[0]?.status]).toEqual(['Placed', 'DeclinedByWarehouse'])
    const again = (await advance(api, admin, id, { status: 'AcceptedByWarehouse' })).json<Shipped>()
    expect([again.status, again.shipments[0]?.status]).toEqual(['InProgress', 'AcceptedByWarehouse'])
  })

  test('is canceled with its order, and never moves again', async () => {
    const { api, admin, order } = await setUp(1)
    const id = await parcelOf(api, order)
    await advance(api, admin, id, { status: 'InfoValidated' })
    await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
    const canceled = await read(api, order, admin)
    expect([canceled.status, canceled.shipments[0]?.status]).toEqual(['Canceled', 'Canceled'])
    expect(canceled.shipments[0]?.admin?.mayBecome).toEqual([])
    expect((await advance(api, admin, id, { status: 'InTransit' })).json()).toMatchObject({ status: 409 })
  })
})

describe('a part of a parcel', () => {
  test('is sent apart, and the order waits for the slower one', async () => {
    const { api, admin, order } = await setUp(3)
    const id = await parcelOf(api, order)
    const [first] = (await read(api, order)).lines
    const lines = [{ orderLineId: first?.id ?? '', quantity: 1 }]
    const split = (
      await call(api, admin, ['POST', `/admin/shipments/${id}/split`, { lines }])
    ).json<Shipped>()
    expect(split.shipments.map((each) => each.lines.length)).toEqual([2, 1])
    const [, part] = split.shipments
    const sent = (await advance(api, admin, part?.id ?? '', { status: 'InTransit' })).json<Shipped>()
    expect(sent.status).toBe('Placed')
    expect(await mailsOf(api)).toMatchObject([{ lines: [{ quantity: 1 }], isLast: false }])
    const rest = (await advance(api, admin, id, { status: 'InTransit' })).json<Shipped>()
    expect(rest.status).toBe('Shipped')
    expect((await mailsOf(api)).map(({ isLast }) => isLast)).toEqual([false, true])
  })

  test.for([
    ['all of it', (ids: string[]) => ids.map((orderLineId) => ({ orderLineId, quantity: 1 }))],
    ['more than it holds', ([orderLineId]: string[]) => [{ orderLineId, quantity: 2 }]],
    ['what it does not hold', () => [{ orderLineId: crypto.randomUUID(), quantity: 1 }]],
  ] as const)('is not %s, and nothing changes', async ([, linesOf]) => {
    const { api, admin, order } = await setUp(2)
    const id = await parcelOf(api, order)
    const before = await databaseDigest(api.db)
    const lines = linesOf((await read(api, order)).lines.map((line) => line.id))
    expect(
      (await call(api, admin, ['POST', `/admin/shipments/${id}/split`, { lines }])).json(),
    ).toMatchObject({
      status: 422,
      errors: [{ id: 'lines', error: 'shipment_lines' }],
    })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('is not taken out of what the warehouse has', async () => {
    const { api, admin, order } = await setUp(2)
    const id = await parcelOf(api, order)
    await advance(api, admin, id, { status: 'SentToWarehouse' })
    const [line] = (await read(api, order)).lines
    const lines = [{ orderLineId: line?.id, quantity: 1 }]
    expect(
      (await call(api, admin, ['POST', `/admin/shipments/${id}/split`, { lines }])).json(),
    ).toMatchObject({
      code: 'shipment_state',
    })
  })
})

test('a parcel that is none is not found, and an order that is paid back sends nothing', async () => {
  const { api, admin, order } = await setUp(1)
  const nobody = crypto.randomUUID()
  expect((await advance(api, admin, nobody, { status: 'Packing' })).json()).toMatchObject({
    status: 404,
    code: 'shipment_not_found',
  })
  const id = await parcelOf(api, order)
  await api.db.update(orders).set({ status: 'Refunded' }).where(eq(orders.id, order.orderId))
  expect((await advance(api, admin, id, { status: 'InTransit' })).json()).toMatchObject({
    code: 'shipment_state',
  })
})
