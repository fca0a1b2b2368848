import type { TimelineEntry } from '@salvia/contract/orders/timeline'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW, type TestApi } from '#test/api'
import { makePlacedOrder, setUpCheckout } from '#test/checkout'
import { makeAdmin, makeClient, type Person } from '#test/people'
import { call } from '#test/plans'
import { packs, refund, refundableOrder } from '#test/refunds'
import { saveSeller } from '#test/seller'
import { advance, shippingOrder, withShipments } from '#test/shipments'
import { say } from '#test/warehouse'
import { declare } from '#test/withdrawals'
import { users } from '../../identity/index.ts'
import { followOrders } from '../erp/use-cases/follow-orders.ts'

const read = async (api: TestApi, by: Person, orderId: string): Promise<TimelineEntry[]> =>
  (await call(api, by, ['GET', `/admin/orders/${orderId}/timeline`])).json().results

/** An entry without its id and time. */
function gist({ id: _, at: __, who, cause, why, ...rest }: TimelineEntry) {
  return { by: who && (who.name ?? who.role), cause, why, ...rest }
}

const nothing = { cause: null, why: null }
const bySystem = { by: 'System', ...nothing }
const byBuyer = { by: 'Buyer', ...nothing }

test('an order tells what happened to it, the newest first, with who and why', async () => {
  const set = await refundableOrder((api) => saveSeller(api))
  const { api, admin, order } = set
  await api.db.update(users).set({ firstName: 'Ada', lastName: 'Min' }).where(eq(users.id, admin.userId))
  const minute = (count: number) => api.setNow(new Date(NOW.getTime() + count * 60_000))
  const [, second] = (await set.read()).lines
  minute(1)
  const withdrawn = [{ orderLineId: second?.id ?? '', quantity: 1 }]
  await declare(api, order, withdrawn)
  minute(2)
  const { amount } = (await set.read()).lines[1]?.unitGross ?? { amount: 0 }
  await refund(set, packs(await set.read(), 1, 1))
  await api.runJobs()
  minute(3)
  await followOrders({ db: api.db, jobs: api.app.jobs }, api.app.now())
  const entries = await read(api, admin, order.orderId)
  const total = order.cart.totalAmount
  const back = { amount, currency: 'EUR' }
  const mail = (template: string) => ({
    ...{ ...bySystem, kind: 'Mail', template, recipient: 'anna@example.com' },
    ...{ subject: expect.any(String), state: 'Sent' },
  })
  const document = (documentKind: string, number: string) => ({
    ...{ ...bySystem, kind: 'Document', documentKind, number },
  })
  expect(entries.map(gist).toReversed()).toEqual([
    { ...byBuyer, kind: 'Order', from: null, to: 'Draft' },
    { ...byBuyer, kind: 'Order', from: 'Draft', to: 'Pending' },
    { ...bySystem, cause: 'Paid', kind: 'Order', from: 'Pending', to: 'Placed' },
    { ...byBuyer, kind: 'Payment', amount: total, state: 'Paid' },
    document('Invoice', '2026-000001'),
    mail('orderPlaced'),
    { ...byBuyer, kind: 'Withdrawal', lines: withdrawn },
    mail('orderWithdrawn'),
    {
      ...{ by: 'Ada Min', cause: 'ByAdmin', why: 'damaged' },
      ...{ kind: 'Refund', amount: back, state: 'Succeeded' },
    },
    {
      ...{ ...bySystem, kind: 'Parcel', cause: 'PacksRefunded', from: 'Draft', to: 'Draft' },
      ...{ place: 1, shipmentId: expect.any(String) },
    },
    document('CreditNote', 'C-2026-000001'),
    { ...bySystem, kind: 'Erp', call: 'saveErpUnsent', state: 'Sent' },
    mail('orderRefunded'),
    { ...bySystem, kind: 'Erp', call: 'saveErpRefund', state: 'Sent' },
    { ...bySystem, kind: 'Erp', call: 'saveErpOrder', state: 'Waiting' },
  ])
})

test('a parcel tells who moved it and why, when it arrived, and that it was divided off', async () => {
  const { api, admin, order } = await shippingOrder(2)
  const [parcel] = (await withShipments(api, order)).shipments
  const shipmentId = parcel?.id ?? ''
  const [line] = parcel?.lines ?? []
  api.setNow(new Date(NOW.getTime() + 60_000))
  await call(api, admin, ['POST', `/admin/shipments/${shipmentId}/split`, { lines: [line] }])
  await advance(api, admin, shipmentId, { status: 'SentToWarehouse', why: 'first' })
  await say(api, { shipmentId, status: 'DeclinedByWarehouse', why: 'No such street' })
  const told = (await read(api, admin, order.orderId)).filter(({ kind }) => kind === 'Parcel')
  const first = { kind: 'Parcel', shipmentId, place: 1 }
  const byHand = { ...first, by: 'Test Person', cause: null, why: 'first' }
  expect(told.map(gist).toReversed()).toEqual([
    {
      ...{ by: 'Admin', ...nothing, kind: 'Parcel', from: null, to: 'Draft' },
      ...{ place: 2, shipmentId: expect.not.stringMatching(shipmentId) },
    },
    { ...byHand, from: 'Draft', to: 'InfoReceived' },
    { ...byHand, from: 'InfoReceived', to: 'InfoValidated' },
    { ...byHand, from: 'InfoValidated', to: 'SentToWarehouse' },
    {
      ...{ ...first, by: 'Warehouse', cause: 'ByWarehouse', why: 'No such street' },
      ...{ from: 'SentToWarehouse', to: 'DeclinedByWarehouse' },
    },
  ])
  await advance(api, admin, shipmentId, { status: 'InTransit' })
  const path = `/admin/shipments/${shipmentId}/delivery`
  await call(api, admin, ['PUT', path, { deliveredAt: api.app.now().toISOString() }])
  const [delivery] = (await read(api, admin, order.orderId)).filter(({ kind }) => kind === 'Delivery')
  expect(delivery).toMatchObject({ who: null, place: 1, isAssumed: false })
})

test('what a cancellation gave back says so, of its own order alone; one that is not there is not found', async () => {
  const { api, productIds } = await setUpCheckout()
  const admin = await makeAdmin(api)
  const client = await makeClient(api)
  const order = await makePlacedOrder(api, [productIds[0]], client)
  const other = await makePlacedOrder(api, [productIds[1]], client)
  await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`, { why: 'sold out' }])
  await api.runJobs()
  const told = await read(api, admin, order.orderId)
  const back = { kind: 'Refund', amount: order.cart.totalAmount, state: 'Succeeded' }
  expect(told.map(gist)).toContainEqual({ ...bySystem, ...back, cause: 'OrderCanceled' })
  expect(told.find(({ why }) => why === 'sold out')).toMatchObject({
    cause: 'CanceledByAdmin',
    to: 'Canceled',
  })
  expect((await read(api, admin, other.orderId)).some(({ cause }) => cause === 'CanceledByAdmin')).toBe(false)
  const nobodys = '01890000-0000-7000-8000-000000000000'
  expect((await call(api, admin, ['GET', `/admin/orders/${nobodys}/timeline`])).statusCode).toBe(404)
})
