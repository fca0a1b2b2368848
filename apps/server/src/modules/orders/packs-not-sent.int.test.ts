import type { OrderCard, OrderWithShipments } from '@salvia/contract/orders/orders'
import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/constants'
import { makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { packs, refund, refundableOrder } from '#test/refunds'
import { advance } from '#test/shipments'
import { recommendationClients } from '../plans/index.ts'
import { orders } from './data/order-tables.ts'
import { listOwnOrdersOfPlan } from './index.ts'
import { shipments } from './shipments/data/shipment-tables.ts'
import { archiveOrders } from './use-cases/archive-orders.ts'

const DAY = 24 * 60 * 60 * 1000
const minute = (count: number) => new Date(NOW.getTime() + count * 60_000)

/** An order of two packs by a plan and three others, with one pack of the plan's in a parcel of its own. */
async function dividedOrder() {
  const it = await refundableOrder()
  const { api, admin } = it
  const { lines, shipments } = await it.read()
  const part = { lines: [{ orderLineId: lines[0]?.id, quantity: 1 }] }
  const split = await call(api, admin, ['POST', `/admin/shipments/${shipments[0]?.id}/split`, part])
  const [main, apart] = split.json<OrderWithShipments>().shipments.map(({ id }) => id)
  const ask = async (path: string) => (await call(api, admin, ['GET', path])).json()
  return {
    it,
    main: main ?? '',
    apart: apart ?? '',
    cancel: (id = '') => advance(api, admin, id, { status: 'Canceled' }),
    /** What waits for admins, and how many orders the two lists of it find. */
    waiting: async () => {
      const { results }: { results: WaitingLine[] } = await ask('/admin/waiting')
      const found = async (query: string) => (await ask(`/orders?${query}`)).pager.count
      return {
        work: results.filter(({ work }) => ['orders', 'notSent'].includes(work)),
        found: [await found('hasPacksNotSent=true'), await found('status=Placed&isOpen=true')],
      }
    },
  }
}

const line = (work: WaitingLine['work'], at: Date) => ({ work, count: 1, since: at.toISOString() })

test('an order with a canceled parcel waits for admins until its packs are refunded', async () => {
  const { it, main, apart, cancel, waiting } = await dividedOrder()
  const toSend = line('orders', NOW)
  expect(await waiting()).toEqual({ work: [toSend], found: [0, 1] })
  it.api.setNow(minute(5))
  await cancel(apart)
  expect(await waiting()).toEqual({ work: [toSend, line('notSent', minute(5))], found: [1, 1] })
  await cancel(main)
  expect(await waiting()).toEqual({ work: [line('notSent', minute(5))], found: [1, 0] })
  await refund(it, packs(await it.read(), 0, 2))
  await it.api.runJobs()
  expect(await waiting()).toEqual({ work: [line('notSent', minute(5))], found: [1, 0] })
  await refund(it, packs(await it.read(), 1, 3))
  await it.api.runJobs()
  expect(await waiting()).toEqual({ work: [], found: [0, 0] })
})

test('lists say how much of an order no parcel brings, until it is refunded', async () => {
  const { it, main, apart, cancel } = await dividedOrder()
  const listed = async () => {
    const { results } = (await call(it.api, it.admin, ['GET', '/orders'])).json<{ results: OrderCard[] }>()
    return results.map(({ packsNotSent, isDelivered }) => [packsNotSent, isDelivered])
  }
  expect(await listed()).toEqual([[null, false]])
  await cancel(apart)
  expect(await listed()).toEqual([['Some', false]])
  await it.api.db.update(shipments).set({ deliveredAt: NOW }).where(eq(shipments.id, main))
  expect(await listed()).toEqual([['Some', true]])
  await refund(it, packs(await it.read(), 0, 1))
  await it.api.runJobs()
  expect(await listed()).toEqual([[null, true]])
})

test('lists say that nothing comes of an order whose only parcel was canceled while it was packed', async () => {
  const it = await refundableOrder()
  const [parcel] = (await it.read()).shipments
  const listed = async () =>
    (await call(it.api, it.admin, ['GET', '/orders'])).json<{ results: OrderCard[] }>().results[0]
  await advance(it.api, it.admin, parcel?.id ?? '', { status: 'Packing' })
  await advance(it.api, it.admin, parcel?.id ?? '', { status: 'Canceled' })
  expect(await listed()).toMatchObject({ status: 'InProgress', packsNotSent: 'All', isDelivered: false })
  await it.api.db.update(orders).set({ status: 'Canceled' })
  expect(await listed()).toMatchObject({ status: 'Canceled', packsNotSent: null })
})

test('packs that cost nothing wait for no refund, nor do those of an order that ended', async () => {
  const { it, apart, cancel, waiting } = await dividedOrder()
  await cancel(apart)
  await it.api.db.update(orders).set({ status: 'Canceled' })
  expect((await waiting()).found).toEqual([0, 0])
  await it.api.db.update(orders).set({ status: 'Shipped' })
  expect((await waiting()).found[0]).toBe(1)
  await it.api.db.execute(sql`update order_lines set paid = 0, discount = gross, vat = 0`)
  expect((await waiting()).found[0]).toBe(0)
})

test('packs of a canceled parcel are no supply', async () => {
  const { it, main, apart, cancel } = await dividedOrder()
  const clientId = (await makeApprovedPractitioner(it.api)).userId
  await it.api.db.update(orders).set({ userId: clientId })
  await it.api.db
    .insert(recommendationClients)
    .values({ recommendationId: it.plan.id, clientId, joinedAt: NOW, sharesOrders: true })
  const supply = async () =>
    (await listOwnOrdersOfPlan(it.api.db, { recommendationId: it.plan.id, clientId })).map(({ lines }) =>
      lines.map((each) => each.packs),
    )
  expect(await supply()).toEqual([[2]])
  await cancel(apart)
  expect(await supply()).toEqual([[1]])
  // The one that was canceled, not one more of those that are sent.
  await refund(it, packs(await it.read(), 0, 1))
  await it.api.runJobs()
  expect(await supply()).toEqual([[1]])
  const status = async () => {
    await it.api.runJobs()
    const [client] = await it.api.db.select().from(recommendationClients)
    return [client?.statusId, client?.dueAt]
  }
  expect(await status()).toEqual(['Ordered', new Date(NOW.getTime() + DAY)])
  await cancel(main)
  expect(await supply()).toEqual([[]])
  // Nothing is under way, so that there is nothing to look for tomorrow.
  expect(await status()).toEqual(['Shared', null])
})

test('an order is not archived while packs of it are neither sent nor refunded', async () => {
  const { it, main, apart, cancel } = await dividedOrder()
  await cancel(apart)
  await advance(it.api, it.admin, main, { status: 'InTransit' })
  await it.api.db.execute(sql`update shipments set delivered_at = picked_up_at, settled_at = picked_up_at
    where picked_up_at is not null`)
  const archived = async () => {
    await archiveOrders(it.api.db, new Date(NOW.getTime() + 200 * DAY))
    return (await it.read(it.admin)).status
  }
  expect(await archived()).toBe('Shipped')
  await refund(it, packs(await it.read(), 0, 1))
  expect(await archived()).toBe('Archived')
})

test('only admins ask for orders with packs that are not sent', async () => {
  const { it } = await dividedOrder()
  const asked = await call(it.api, it.practitioner, ['GET', '/orders?hasPacksNotSent=true'])
  expect(asked.statusCode).toBe(403)
})
