import { HOUR_MS } from '@salvia/contract/durations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import type { TestApi } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { NOW } from '#test/constants'
import { callsOf, follow, told } from '#test/erp-calls'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { packs, refund, refundableOrder } from '#test/refunds'
import { saveSeller } from '#test/seller'
import { advance, parcelOf, shippingOrder } from '#test/shipments'
import { say } from '#test/warehouse'
import { erpRecords } from '../../../services/erp/recorder-tables.ts'
import { orderLines, orders } from '../data/order-tables.ts'
import { sendMissed } from './use-cases/send-missed.ts'

async function compare(api: TestApi): Promise<void> {
  await sendMissed({ db: api.db, jobs: api.app.jobs }, NOW)
  await api.runJobs()
}

test('a placed order is told with its address, its goods by SKU and its delivery, once', async () => {
  const { api, order } = await shippingOrder(1)
  await follow(api)
  await follow(api)
  expect(await callsOf(api)).toEqual([['saveErpOrder', 'Sent']])
  const listed = await call(api, await makeAdmin(api), ['GET', '/admin/outbox?kind=Erp'])
  expect(listed.json().results).toMatchObject([{ orderId: order.orderId, about: 'S-2026-000001' }])
  expect(await told(api)).toEqual([
    [
      'res.partner',
      'create',
      expect.objectContaining({
        ref: `order-${order.orderId}`,
        name: 'Anna Visser',
        street: 'Oudegracht 12',
        city: 'Utrecht',
        country_code: 'NL',
        vat: false,
      }),
    ],
    [
      'sale.order',
      'create',
      {
        client_order_ref: 'S-2026-000001',
        date_order: '2026-11-20 10:00:00',
        partner_ref: `order-${order.orderId}`,
        currency: 'EUR',
        order_line: [
          {
            default_code: expect.any(String),
            name: expect.any(String),
            product_uom_qty: 1,
            price_unit: 25.64,
            discount: 0,
          },
          { default_code: false, name: 'Delivery', product_uom_qty: 1, price_unit: 4.55, discount: 0 },
        ],
      },
    ],
  ])
})

test('a parcel is told when the carrier has it, with its packs, and again when its number comes later', async () => {
  const { api, admin, order } = await shippingOrder(1)
  await follow(api)
  const shipmentId = await parcelOf(api, order)
  await advance(api, admin, shipmentId, { status: 'PendingPickup' })
  expect(await callsOf(api)).toEqual([['saveErpOrder', 'Sent']])
  await advance(api, admin, shipmentId, { status: 'InTransit' })
  expect(await callsOf(api)).toEqual([
    ['saveErpOrder', 'Sent'],
    ['saveErpShipment', 'Waiting'],
  ])
  await api.runJobs()
  const parcel = {
    client_order_ref: 'S-2026-000001',
    origin: `parcel-${shipmentId}`,
    carrier_tracking_ref: false,
    moves: [{ default_code: expect.any(String), quantity: 1 }],
  }
  expect((await told(api)).at(-1)).toEqual(['stock.picking', 'button_validate', parcel])
  await say(api, { shipmentId, status: 'InTransit', trackingNumber: '3S1' })
  await api.runJobs()
  expect(await callsOf(api)).toEqual([
    ['saveErpOrder', 'Sent'],
    ['saveErpShipment', 'Sent'],
    ['saveErpShipment', 'Sent'],
  ])
  const numbered = { ...parcel, carrier_tracking_ref: '3S1' }
  expect((await told(api)).at(-1)).toEqual(['stock.picking', 'button_validate', numbered])
})

test.for([
  ['by its credit note', true, { ref: 'C-2026-000001', names: ['Refund, VAT 9%'] }],
  [
    'by itself while there is no seller',
    false,
    { ref: expect.stringMatching(/^refund-/), names: ['Refund'] },
  ],
] as const)(
  'a refund is told %s, once it went through, without VAT',
  async ([, hasSeller, { ref, names }]) => {
    const set = await refundableOrder(async (api) => {
      if (hasSeller) await saveSeller(api)
    })
    await follow(set.api)
    await refund(set, packs(await set.read(), 0, 1))
    await set.api.runJobs()
    expect((await callsOf(set.api)).at(-1)).toEqual(['saveErpRefund', 'Sent'])
    expect((await told(set.api)).find(([model]) => model === 'account.move')).toEqual([
      'account.move',
      'create',
      {
        move_type: 'out_refund',
        ref,
        invoice_origin: 'S-2026-000001',
        invoice_date: '2026-11-20',
        invoice_line_ids: names.map((name) => ({
          name,
          quantity: 1,
          price_unit: 90,
        })),
      },
    ])
  },
)

test('an order whose transaction ended after a newer one was told is told too, and none twice', async () => {
  const { api, order } = await shippingOrder(1)
  const { productId = '' } = (await api.db.select().from(orderLines).limit(1))[0] ?? {}
  await follow(api)
  const late = await makePlacedOrder(api, [productId])
  const placedAt = new Date(NOW.getTime() - HOUR_MS + 1)
  await api.db.update(orders).set({ placedAt }).where(eq(orders.id, late.orderId))
  await follow(api)
  await follow(api)
  const calls = await api.db.select().from(outboxMessages).where(eq(outboxMessages.kind, 'Erp'))
  expect(calls.map(({ orderId }) => orderId).toSorted()).toEqual([order.orderId, late.orderId].toSorted())
})

test('an order placed hours before its transaction ended is told by the nightly comparison, once', async () => {
  const { api, order } = await shippingOrder(1)
  const { productId = '' } = (await api.db.select().from(orderLines).limit(1))[0] ?? {}
  await follow(api)
  const placed = async (hoursAgo: number) => {
    const { orderId } = await makePlacedOrder(api, [productId])
    const placedAt = new Date(NOW.getTime() - hoursAgo * HOUR_MS)
    await api.db.update(orders).set({ placedAt }).where(eq(orders.id, orderId))
    return orderId
  }
  const late = await placed(5)
  await placed(24 * 91)
  await follow(api)
  const toldOf = async () =>
    (await api.db.select().from(outboxMessages).where(eq(outboxMessages.kind, 'Erp'))).map(
      ({ orderId, content }) => ['template' in content && content.template, orderId],
    )
  expect(await toldOf()).toEqual([['saveErpOrder', order.orderId]])
  await compare(api)
  await compare(api)
  await follow(api)
  expect((await toldOf()).toSorted()).toEqual(
    [
      ['saveErpOrder', order.orderId],
      ['saveErpOrder', late],
    ].toSorted(),
  )
})

test('a parcel of which nothing was queued is told by the nightly comparison, once', async () => {
  const { api, admin, order } = await shippingOrder(1)
  await follow(api)
  const shipmentId = await parcelOf(api, order)
  await compare(api)
  expect(await callsOf(api)).toEqual([['saveErpOrder', 'Sent']])
  await advance(api, admin, shipmentId, { status: 'InTransit' })
  await compare(api)
  const both = [
    ['saveErpOrder', 'Sent'],
    ['saveErpShipment', 'Sent'],
  ]
  expect(await callsOf(api)).toEqual(both)
  await api.db.delete(outboxMessages).where(sql`${outboxMessages.content} ->> 'template' = 'saveErpShipment'`)
  await api.db.delete(erpRecords).where(eq(erpRecords.model, 'stock.picking'))
  await compare(api)
  await compare(api)
  expect(await callsOf(api)).toEqual(both)
  expect((await told(api)).at(-1)).toEqual([
    'stock.picking',
    'button_validate',
    expect.objectContaining({ origin: `parcel-${shipmentId}` }),
  ])
})

test('an order that was canceled is canceled there, and not told when that came first', async () => {
  const { api, admin, order } = await shippingOrder(1)
  await follow(api)
  const canceled = await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
  expect(canceled.statusCode).toBe(200)
  await follow(api)
  expect((await told(api)).at(-1)).toEqual([
    'sale.order',
    'action_cancel',
    { client_order_ref: 'S-2026-000001' },
  ])
})

test('whose address was erased here is archived there', async () => {
  const { api, order } = await shippingOrder(1)
  await follow(api)
  const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
  if (!row) throw new Error('no order')
  const shippingAddress = { ...row.shippingAddress, lastName: '' }
  await api.db.update(orders).set({ shippingAddress }).where(eq(orders.id, order.orderId))
  await follow(api)
  expect((await told(api)).map(([model]) => model)).toEqual(['sale.order'])
})
