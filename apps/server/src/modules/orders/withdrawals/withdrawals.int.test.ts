import type { WaitingLine } from '@salvia/contract/setup/admin-setup'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { auditEntries } from '#kernel/audit/data/audit-tables'
import type { TestApi } from '#test/api'
import type { FinalizedBody } from '#test/checkout'
import { NOW } from '#test/constants'
import { databaseDigest } from '#test/database-digest'
import { gatewayOf } from '#test/gateway'
import { makeClient } from '#test/people'
import { call } from '#test/plans'
import { packs, refund, refundableOrder } from '#test/refunds'
import { advance, parcelOf, shippingOrder } from '#test/shipments'
import { declare, mailsOf, readWithdrawal } from '#test/withdrawals'
import { orderLines, orders } from '../data/order-tables.ts'

async function deliver(api: TestApi, admin: Parameters<typeof advance>[1], order: FinalizedBody) {
  const id = await parcelOf(api, order)
  await advance(api, admin, id, { status: 'InTransit' })
  await call(api, admin, ['PUT', `/admin/shipments/${id}/delivery`, { deliveredAt: NOW.toISOString() }])
}

describe('the buyer of an order', () => {
  test('withdraws from packs by its key, once per key, and gets what was declared by mail', async () => {
    const { api, order } = await shippingOrder(2)
    const before = await readWithdrawal(api, order)
    expect(before).toEqual({
      may: true,
      until: null,
      left: [
        { orderLineId: expect.any(String), quantity: 1 },
        { orderLineId: expect.any(String), quantity: 1 },
      ],
      declared: [],
    })
    const [first, second] = before.left
    if (!first || !second) throw new Error('two lines')
    const answers = [
      await declare(api, order, [first], 'key-of-a-dialog'),
      await declare(api, order, [first], 'key-of-a-dialog'),
    ]
    for (const answer of answers)
      expect(answer.json()).toEqual({
        may: true,
        until: null,
        left: [second],
        declared: [
          { id: expect.any(String), declaredAt: NOW.toISOString(), name: 'Anna Visser', lines: [first] },
        ],
      })
    const [bought] = await api.db.select().from(orderLines).where(eq(orderLines.id, first.orderLineId))
    expect(await mailsOf(api, 'orderWithdrawn')).toEqual([
      {
        recipient: 'anna@example.com',
        languageCode: 'en',
        number: 'S-2026-000001',
        name: 'Anna Visser',
        orderUrl: expect.stringContaining(`/orders/${order.orderId}?key=`),
        declaredAt: NOW.toISOString(),
        lines: [{ name: bought?.name, brandName: expect.any(String), quantity: 1 }],
        returnTo: expect.any(Array),
      },
    ])
    await declare(api, order, [second])
    expect(await readWithdrawal(api, order)).toMatchObject({ may: false, left: [], declared: [{}, {}] })
  })

  test('has 14 days from the last arrival, and the Monday after when the last is on a weekend', async () => {
    const { api, admin, order } = await shippingOrder(1)
    await deliver(api, admin, order)
    const { left } = await readWithdrawal(api, order)
    expect(await readWithdrawal(api, order)).toMatchObject({ may: true, until: '2026-12-04' })
    api.setNow(new Date('2026-12-04T22:59:00.000Z'))
    expect(await readWithdrawal(api, order)).toMatchObject({ may: true })
    api.setNow(new Date('2026-12-04T23:01:00.000Z'))
    expect(await readWithdrawal(api, order)).toMatchObject({ may: false, until: '2026-12-04', left: [] })
    const before = await databaseDigest(api.db)
    expect((await declare(api, order, left)).json()).toMatchObject({ status: 409, code: 'withdrawal_over' })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test.for([
    ['more packs than were bought', (id: string) => [{ orderLineId: id, quantity: 2 }]],
    [
      'a line twice',
      (id: string) => [
        { orderLineId: id, quantity: 1 },
        { orderLineId: id, quantity: 1 },
      ],
    ],
    [
      'a line of no order',
      (id: string) => [
        { orderLineId: id, quantity: 1 },
        { orderLineId: crypto.randomUUID(), quantity: 1 },
      ],
    ],
  ] as const)('withdraws not from %s', async ([, linesOf]) => {
    const { api, order } = await shippingOrder(1)
    const [first] = (await readWithdrawal(api, order)).left
    const before = await databaseDigest(api.db)
    const answer = await declare(api, order, linesOf(first?.orderLineId ?? ''))
    expect(answer.json()).toMatchObject({ status: 422, code: 'withdrawal_lines' })
    expect(await databaseDigest(api.db)).toEqual(before)
  })

  test('has no such right as a business, and keeps it with a number that is none', async () => {
    const { api, order } = await shippingOrder(1)
    const [row] = await api.db.select().from(orders).where(eq(orders.id, order.orderId))
    if (!row) throw new Error('no order')
    const checked = async (vatNumberOutcome: 'Confirmed' | 'Invalid') => {
      const billingAddress = { ...row.billingAddress, vatNumber: 'DE136695976' }
      const vatTrace = { ...row.vatTrace, vatNumberOutcome }
      await api.db.update(orders).set({ billingAddress, vatTrace }).where(eq(orders.id, order.orderId))
      return readWithdrawal(api, order)
    }
    expect(await checked('Invalid')).toMatchObject({ may: true, left: [{ quantity: 1 }] })
    expect(await checked('Confirmed')).toEqual({ may: false, until: null, left: [], declared: [] })
  })
})

describe('withdrawn packs', () => {
  const LATER = new Date(NOW.getTime() + 60_000)

  /** One pack withdrawn, and a minute later one more of it and two of another product. */
  async function withdrawnTwice() {
    const it = await refundableOrder()
    const { lines } = await it.read()
    const [first, second] = lines.map(({ id }) => id)
    await declare(it.api, it.order, [{ orderLineId: String(first), quantity: 1 }])
    it.api.setNow(LATER)
    await declare(it.api, it.order, [
      { orderLineId: String(first), quantity: 1 },
      { orderLineId: String(second), quantity: 2 },
    ])
    const ask = async (path: string) => (await call(it.api, it.admin, ['GET', path])).json().results
    const waiting = async () =>
      (await ask('/admin/waiting')).filter(({ work }: { work: string }) => work === 'withdrawals')
    const listed = async (has: boolean) => (await ask(`/orders?hasOpenWithdrawal=${has}`)).length
    return { it, waiting, listed }
  }

  test('wait for their refund, the oldest first, until as many packs were refunded', async () => {
    const { it, waiting, listed } = await withdrawnTwice()
    const order = await it.read()
    const since = (at: Date) => [{ work: 'withdrawals', count: 1, since: at.toISOString() }]
    expect(await waiting()).toEqual(since(NOW))
    expect([await listed(true), await listed(false)]).toEqual([1, 0])

    const gateway = gatewayOf(it.api)
    const { refund: send } = gateway
    gateway.refund = async () => ({ refundRef: 're_1', status: 'Failed' })
    await refund(it, packs(order, 0, 1))
    await it.api.runJobs()
    expect(await waiting()).toEqual(since(NOW))
    gateway.refund = send
    await refund(it, packs(order, 0, 1))
    await it.api.runJobs()
    expect(await waiting()).toEqual(since(LATER))
    await refund(it, packs(order, 0, 1))
    await refund(it, packs(order, 1, 1))
    expect(await waiting()).toEqual(since(LATER))
    await refund(it, packs(order, 1, 1))
    expect(await waiting()).toEqual([])
    expect([await listed(true), await listed(false)]).toEqual([0, 1])
  })

  test('wait to be sent no longer once all were withdrawn, in the count and in the list', async () => {
    const { api, order, admin } = await refundableOrder()
    const { left } = await readWithdrawal(api, order)
    const ask = async (path: string) => (await call(api, admin, ['GET', path])).json()
    const toSend = async () => {
      const { results }: { results: WaitingLine[] } = await ask('/admin/waiting')
      const { pager } = await ask('/orders?status=Placed&isOpen=true')
      return [results.find(({ work }) => work === 'orders')?.count, pager.count]
    }
    await declare(api, order, left.slice(0, 1))
    expect(await toSend()).toEqual([1, 1])
    await declare(api, order, left.slice(1))
    expect(await toSend()).toEqual([undefined, 0])
  })

  test('wait for none if they cost nothing, or the order has ended', async () => {
    const { it, waiting } = await withdrawnTwice()
    await it.api.db.update(orders).set({ status: 'Canceled' })
    expect(await waiting()).toEqual([])
    await it.api.db.update(orders).set({ status: 'Shipped' })
    expect(await waiting()).toHaveLength(1)
    await it.api.db.update(orderLines).set({ paid: 0, discount: sql`${orderLines.gross}` })
    expect(await waiting()).toEqual([])
  })
})

describe('the link of an order', () => {
  const ask = (api: TestApi, number: string, email: string) =>
    call(api, null, ['POST', '/orders/link', { number, email }])

  test('goes to the address it was bought with, however number and address are written', async () => {
    const { api, order } = await shippingOrder(1)
    expect((await ask(api, ' s-2026-000001', 'ANNA@example.com')).statusCode).toBe(204)
    expect(await mailsOf(api, 'orderLink')).toEqual([
      {
        recipient: 'anna@example.com',
        languageCode: 'en',
        number: 'S-2026-000001',
        firstName: 'Anna',
        orderUrl: expect.stringContaining(`/orders/${order.orderId}?key=${order.orderKey}`),
      },
    ])
  })

  test('goes once an hour, and the answer is the same', async () => {
    const { api } = await shippingOrder(1, { config: { hasRateLimits: true } })
    const askAt = async (seconds: number) => {
      api.setNow(new Date(NOW.getTime() + seconds * 1000))
      expect((await ask(api, 'S-2026-000001', 'anna@example.com')).statusCode).toBe(204)
      return (await mailsOf(api, 'orderLink')).length
    }
    const hour = 3600
    expect(await askAt(0)).toBe(1)
    expect(await askAt(hour - 1)).toBe(1)
    expect(await askAt(hour)).toBe(2)
    expect(await askAt(2 * hour - 1)).toBe(2)
  })

  test.for([
    ['S-2026-000001', 'ben@example.com'],
    ['S-2026-000002', 'anna@example.com'],
  ] as const)('of %s is not told to %s, and the answer is the same', async ([number, email]) => {
    const { api } = await shippingOrder(1)
    const before = await databaseDigest(api.db)
    expect((await ask(api, number, email)).statusCode).toBe(204)
    expect(await databaseDigest(api.db)).toEqual(before)
  })
})

test('the log names a withdrawal that an admin records, not the buyer’s own; a client finds nothing', async () => {
  const { api, admin, order } = await shippingOrder(2)
  const [first, second] = (await readWithdrawal(api, order)).left
  const path = `/orders/${order.orderId}/withdrawal`
  const bodyOf = (line: typeof first) => ({ name: 'Anna Visser', lines: [line] })
  const client = await makeClient(api)
  expect((await call(api, client, ['POST', path, bodyOf(first)])).statusCode).toBe(404)
  expect((await call(api, client, ['POST', `${path}?key=${order.orderKey}`, bodyOf(first)])).statusCode).toBe(
    200,
  )
  expect((await call(api, admin, ['POST', path, bodyOf(second)])).statusCode).toBe(200)
  const events = (await api.db.select().from(auditEntries)).map(({ event }) => event)
  expect(events.filter((event) => event === 'WithdrawalRecordedByAdmin')).toHaveLength(1)
})
