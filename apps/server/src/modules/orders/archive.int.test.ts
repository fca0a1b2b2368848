import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { type FinalizedBody, makePlacedOrder, readOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeClient, type Person } from '#test/people'
import { call } from '#test/plans'
import { everything, type Refundable, refund, refundableOrder } from '#test/refunds'
import { saveSeller } from '#test/seller'
import { advance, withShipments } from '#test/shipments'
import { declare } from '#test/withdrawals'
import { orders } from './data/order-tables.ts'
import { orderDocuments } from './documents/data/document-tables.ts'
import { issueMissingInvoices } from './documents/use-cases/issue-missing-invoices.ts'
import { settleDeliveries } from './shipments/use-cases/settle-deliveries.ts'
import { archiveOrders } from './use-cases/archive-orders.ts'

const daysOn = (days: number) => new Date(NOW.getTime() + days * DAY_MS)

/** Sends all parcels of an order, which arrive at once. */
async function deliver(api: TestApi, admin: Person, order: FinalizedBody): Promise<void> {
  for (const { id } of (await withShipments(api, order)).shipments) {
    await advance(api, admin, id, { status: 'InTransit' })
    await call(api, admin, ['PUT', `/admin/shipments/${id}/delivery`, { deliveredAt: NOW.toISOString() }])
  }
}

/** The jobs of a day, so many days after the arrival. */
async function onDay({ db }: TestApi, days: number): Promise<void> {
  await settleDeliveries(db, daysOn(days))
  await archiveOrders(db, daysOn(days))
}

const rowOf = async ({ db }: TestApi, { orderId }: { orderId: string }) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]

describe('an order', () => {
  test('is archived half a year after its arrival or its end, and its buyer sees no change', async () => {
    const { api, productIds } = await setUpCheckout()
    const [admin, client] = [await makeAdmin(api), await makeClient(api)]
    const arrived = await makePlacedOrder(api, [productIds[0]], client)
    const canceled = await makePlacedOrder(api, [productIds[0]], client)
    const waiting = await makePlacedOrder(api, [productIds[1]], client)
    await deliver(api, admin, arrived)
    await call(api, admin, ['PUT', `/orders/${canceled.orderId}/cancel`])
    await api.runJobs()
    const list = async (by: Person, query = '') =>
      (await call(api, by, ['GET', `/orders?sort=number${query}`]))
        .json()
        .results.map(({ status }: { status: string }) => status)
    const before = await list(client)
    const read = await readOrder(api, arrived)
    await onDay(api, 179)
    expect([await rowOf(api, arrived), await rowOf(api, canceled)]).toMatchObject([
      { status: 'Shipped', archivedFrom: null },
      { status: 'Canceled', archivedFrom: null },
    ])
    await onDay(api, 180)
    expect([await rowOf(api, arrived), await rowOf(api, canceled), await rowOf(api, waiting)]).toMatchObject([
      { status: 'Archived', archivedFrom: 'Shipped' },
      { status: 'Archived', archivedFrom: 'Canceled' },
      { status: 'Placed', archivedFrom: null },
    ])
    expect([before, await list(client), await list(client, '&status=Shipped')]).toEqual([
      ['Shipped', 'Canceled', 'Placed'],
      ['Shipped', 'Canceled', 'Placed'],
      ['Shipped'],
    ])
    expect(await readOrder(api, arrived)).toEqual(read)
    expect([
      await list(admin),
      await list(admin, '&status=Archived'),
      await list(admin, '&query=S-2026'),
    ]).toEqual([['Placed'], ['Archived', 'Archived'], ['Archived', 'Archived', 'Placed']])
  })

  test('with packs that were withdrawn and not refunded is not archived', async () => {
    const { api, productIds } = await setUpCheckout()
    const admin = await makeAdmin(api)
    const order = await makePlacedOrder(api, [productIds[0]])
    await deliver(api, admin, order)
    const [line] = (await withShipments(api, order)).lines
    await declare(api, order, [{ orderLineId: line?.id ?? '', quantity: 1 }])
    await onDay(api, 400)
    expect(await rowOf(api, order)).toMatchObject({ status: 'Shipped' })
  })

  test('that is archived still gets its invoice once the seller is known', async () => {
    const { api, productIds } = await setUpCheckout()
    const admin = await makeAdmin(api)
    const order = await makePlacedOrder(api, [productIds[0]])
    await deliver(api, admin, order)
    await onDay(api, 181)
    await saveSeller(api)
    await issueMissingInvoices(api.db, daysOn(181))
    expect(await api.db.$count(orderDocuments, eq(orderDocuments.orderId, order.orderId))).toBe(1)
  })
})

describe('an archived order', () => {
  async function archived(): Promise<Refundable> {
    const set = await refundableOrder()
    await deliver(set.api, set.admin, set.order)
    await onDay(set.api, 181)
    expect(await rowOf(set.api, set.order)).toMatchObject({ status: 'Archived' })
    return set
  }

  test('is refunded as any other, and becomes Refunded when all of it went back', async () => {
    const set = await archived()
    const admins = await set.read(set.admin)
    expect(admins).toMatchObject({
      status: 'Archived',
      archivedFrom: 'Shipped',
      refundable: admins.totals.total,
    })
    expect((await refund(set, { amount: 100 })).statusCode).toBe(200)
    await set.api.runJobs()
    expect(await rowOf(set.api, set.order)).toMatchObject({ status: 'Archived', refunded: 100 })
    expect((await refund(set, { amount: admins.refundable.amount - 100 })).statusCode).toBe(200)
    await set.api.runJobs()
    expect(await rowOf(set.api, set.order)).toMatchObject({ status: 'Refunded', archivedFrom: null })
  })

  test('that had been canceled has nothing to refund', async () => {
    const set = await refundableOrder()
    await call(set.api, set.admin, ['PUT', `/orders/${set.order.orderId}/cancel`])
    await set.api.runJobs()
    await onDay(set.api, 181)
    expect((await set.read(set.admin)).refundable.amount).toBe(0)
    const refused = await refund(set, everything(await set.read()))
    expect(refused.json()).toMatchObject({ status: 409, code: 'order_state' })
  })
})
