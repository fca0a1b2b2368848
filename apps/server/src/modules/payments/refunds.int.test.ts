import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outboxMessages } from '#kernel/outbox/data/outbox-tables'
import type { TestApi } from '#test/api'
import { stockOf } from '#test/catalogue'
import { NOW } from '#test/constants'
import { databaseDigest } from '#test/database-digest'
import { gatewayOf, paymentContext } from '#test/gateway'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { call } from '#test/plans'
import { everything, packs, type Refundable, refund, refundableOrder } from '#test/refunds'
import { advance, parcelOf } from '#test/shipments'
import { testGatewayRefunds } from '../../services/payment/test-gateway-tables.ts'
import { listOwnOrdersOfPlan, orders } from '../orders/index.ts'
import { completeCommissions, walletTransactions } from '../wallet/index.ts'
import { refunds } from './data/payment-tables.ts'
import { handleMessage } from './use-cases/handle-message.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

const mailsOf = async (api: TestApi) =>
  (await api.db.select().from(outboxMessages).orderBy(outboxMessages.id)).flatMap(({ content }) =>
    'template' in content && content.template === 'orderRefunded' ? [content.props] : [],
  )

const balanceOf = async ({ api, practitioner }: Refundable) =>
  (await call(api, practitioner, ['GET', '/wallet/balance'])).json()

test('money goes back by accounting alone: another admin reads that nothing can be refunded', async () => {
  const it = await refundableOrder()
  const base = await makeAdmin(it.api, ['admin:base'])
  expect((await it.read(base)).refundable).toEqual(eur(0))
  const { totalAmount, refundable } = await it.read(it.admin)
  expect(refundable).toEqual(totalAmount)
})

describe('packs of a line', () => {
  test('go back with their part of the commission; buyer and admin read of it, the buyer is mailed', async () => {
    const it = await refundableOrder()
    const before = await it.read()
    const half = (before.lines[0]?.paid.amount ?? 0) / 2
    expect((await refund(it, packs(before, 0, 1))).statusCode).toBe(200)
    expect((await it.read()).buyer?.payment).toMatchObject({
      status: 'PartlyRefunded',
      refunds: [{ state: 'Waiting', amount: eur(half), why: null }],
    })
    expect(await mailsOf(it.api)).toEqual([])
    await it.api.runJobs()
    const after = await it.read()
    expect(after.status).toBe('Placed')
    expect(after.lines.map(({ refundedQuantity }) => refundedQuantity)).toEqual([1, 0])
    expect(after.refundable).toEqual(eur(0))
    expect(after.buyer?.payment).toEqual({
      status: 'PartlyRefunded',
      isTest: true,
      disputes: [],
      refunds: [
        {
          id: expect.any(String),
          amount: eur(half),
          state: 'Succeeded',
          createdAt: NOW.toISOString(),
          lines: [{ orderLineId: before.lines[0]?.id, quantity: 1 }],
          shipping: eur(0),
          why: null,
        },
      ],
    })
    const admins = await it.read(it.admin)
    expect(admins.buyer?.payment?.refunds[0]?.why).toBe('damaged')
    expect(admins.refundable).toEqual(eur(before.totalAmount.amount - half))
    expect(await it.api.db.select().from(testGatewayRefunds)).toMatchObject([
      { amount: half, currency: 'EUR' },
    ])
    expect(await balanceOf(it)).toMatchObject({ pending: eur(2000), available: eur(0) })
    expect(await mailsOf(it.api)).toMatchObject([{ refund: eur(half), isWhole: false, languageCode: 'en' }])
  })

  test('do not count as supply', async () => {
    const it = await refundableOrder()
    const clientId = (await makeApprovedPractitioner(it.api)).userId
    await it.api.db.update(orders).set({ userId: clientId })
    await it.api.db.execute(sql`insert into recommendation_clients (recommendation_id, client_id)
      values (${it.plan.id}, ${clientId})`)
    const supply = async () =>
      (await listOwnOrdersOfPlan(it.api.db, { recommendationId: it.plan.id, clientId })).map(
        ({ lines }) => lines,
      )
    const order = await it.read(it.admin)
    await refund(it, packs(order, 0, 1))
    expect(await supply()).toEqual([[{ productId: it.productIds[0], packs: 1 }]])
    await refund(it, packs(order, 0, 1))
    expect(await supply()).toEqual([[]])
  })
})

describe('all of an order', () => {
  test('in pieces adds up to what was paid and its VAT; the order is Refunded and its packs are free', async () => {
    const it = await refundableOrder()
    const before = await it.read()
    const ordersOfPlan = async () =>
      (await call(it.api, it.practitioner, ['GET', `/recommendations/${it.plan.id}`])).json().totalOrders
    expect(await ordersOfPlan()).toBe(1)
    for (const body of [
      packs(before, 1, 1),
      packs(before, 0, 2),
      packs(before, 1, 2),
      { lines: [], shipping: true },
    ])
      expect((await refund(it, body)).statusCode).toBe(200)
    expect((await it.read()).status).toBe('Placed')
    expect(await ordersOfPlan()).toBe(1)
    await it.api.runJobs()
    const after = await it.read()
    expect(after.status).toBe('Refunded')
    expect(await ordersOfPlan()).toBe(0)
    expect(after.buyer?.payment?.status).toBe('Refunded')
    expect(after.shipments.map(({ status }) => status)).toEqual(['Canceled'])
    const rows = await it.api.db.select().from(refunds)
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(before.totalAmount.amount)
    const vatAt = (rate: number) =>
      rows
        .flatMap(({ vatByRate }) => vatByRate ?? [])
        .reduce((sum, each) => sum + (each.rate === rate ? each.amount : 0), 0)
    expect(before.totals.vat.map(({ rate }) => ({ rate, amount: eur(vatAt(rate)) }))).toEqual(
      before.totals.vat,
    )
    expect(await balanceOf(it)).toMatchObject({ pending: eur(0), available: eur(0) })
    expect(await it.api.db.select().from(walletTransactions)).toMatchObject([{ status: 'Cancelled' }])
    expect(await stockOf(it.api, it.productIds[0])).toEqual([500, 0])
  })

  test('of a shipped order leaves its parcel with the carrier and takes posted commission by an adjustment', async () => {
    const it = await refundableOrder()
    await advance(it.api, it.admin, await parcelOf(it.api, it.order), { status: 'InTransit' })
    await completeCommissions(it.api.db, [it.order.orderId], NOW)
    await it.api.db.execute(sql`update practitioners set is_commission_enabled = true`)
    await completeCommissions(it.api.db, [it.order.orderId], NOW)
    const sent = await stockOf(it.api, it.productIds[0])
    await refund(it, everything(await it.read()))
    await it.api.runJobs()
    const after = await it.read()
    expect([after.status, after.shipments[0]?.status]).toEqual(['Refunded', 'InTransit'])
    expect(await stockOf(it.api, it.productIds[0])).toEqual(sent)
    expect(await balanceOf(it)).toMatchObject({ pending: eur(0), available: eur(0) })
    const rows = await it.api.db.select().from(walletTransactions).orderBy(walletTransactions.type)
    expect(rows.map(({ type, status, amount }) => [type, status, amount])).toEqual([
      ['Adjustment', 'Posted', -4000],
      ['Commission', 'Posted', 4000],
    ])
  })

  test('canceled after a part went back gives back the rest alone', async () => {
    const it = await refundableOrder()
    const { totalAmount } = await it.read()
    await refund(it, { amount: 1000 })
    await call(it.api, it.admin, ['PUT', `/orders/${it.order.orderId}/cancel`])
    await it.api.runJobs()
    const rows = await it.api.db.select().from(refunds).orderBy(refunds.reason)
    expect(rows.map(({ reason, amount }) => [reason, amount])).toEqual([
      ['ByAdmin', 1000],
      ['OrderCanceled', totalAmount.amount - 1000],
    ])
    expect(await balanceOf(it)).toMatchObject({ pending: eur(0), available: eur(0) })
  })
})

describe('a refund is refused, and nothing changes', () => {
  test('for more than is left, for nothing, by two ways at once, for other lines, and before payment', async () => {
    const it = await refundableOrder()
    const order = await it.read()
    await refund(it, { amount: order.totalAmount.amount - 100 })
    await it.api.runJobs()
    const before = await databaseDigest(it.api.db)
    for (const body of [
      { amount: 101 },
      { amount: 1, lines: [] },
      { amount: 1, shipping: false },
      packs(order, 0, 1),
      packs(order, 0, 3),
      { lines: [], shipping: false },
      { lines: [{ orderLineId: it.order.orderId, quantity: 1 }], shipping: false },
    ])
      expect((await refund(it, body)).json()).toMatchObject({ status: 422, code: 'refund_too_much' })
    await it.api.db.update(orders).set({ status: 'Pending' })
    expect((await refund(it, { amount: 1 })).json()).toMatchObject({ status: 409, code: 'order_state' })
    await it.api.db.update(orders).set({ status: 'Placed' })
    expect(await databaseDigest(it.api.db)).toEqual(before)
  })
})

test('one key refunds once; with another amount it is refused', async () => {
  const it = await refundableOrder()
  const key = { 'idempotency-key': 'refund-0001' }
  const [first, again] = [await refund(it, { amount: 500 }, key), await refund(it, { amount: 500 }, key)]
  expect(again.json()).toEqual(first.json())
  expect((await refund(it, { amount: 600 }, key)).json()).toMatchObject({ code: 'key_reused' })
  expect(await it.api.db.$count(refunds)).toBe(1)
})

describe('the gateway', () => {
  test('that tells the end before it answers, and twice, settles once', async () => {
    const it = await refundableOrder()
    const gateway = gatewayOf(it.api)
    gateway.refund = async ({ refundId }) => {
      expect(await it.api.db.select().from(refunds)).toMatchObject([{ state: 'Waiting', refundRef: null }])
      for (const messageId of ['evt_1', 'evt_1', 'evt_2']) {
        const message = { messageId, type: 'refund.updated', kind: 'refund' as const, refundRef: 're_1' }
        const paid = { paymentRef: null, amount: { amount: 100, currency: 'EUR' } }
        const told = { ...message, ...paid, refundId, status: 'Succeeded' as const }
        await handleMessage(paymentContext(it.api), { message: told, body: {} }, NOW)
      }
      return { refundRef: 're_1', status: 'Waiting' }
    }
    await refund(it, { amount: 500 })
    await it.api.runJobs()
    expect(await it.api.db.select().from(refunds)).toMatchObject([{ state: 'Succeeded', refundRef: 're_1' }])
    expect(await mailsOf(it.api)).toHaveLength(1)
  })

  test('that fails leaves the money to be refunded again, with no mail and all commission', async () => {
    const it = await refundableOrder()
    const order = await it.read()
    const gateway = gatewayOf(it.api)
    gateway.refund = async () => ({ refundRef: 're_1', status: 'Failed' })
    await refund(it, packs(order, 0, 2))
    await it.api.runJobs()
    const after = await it.read(it.admin)
    expect(after.refundable).toEqual(after.totalAmount)
    expect(after.lines[0]?.refundedQuantity).toBe(0)
    expect(after.buyer?.payment).toMatchObject({ status: 'Paid', refunds: [{ state: 'Failed' }] })
    expect(await balanceOf(it)).toMatchObject({ pending: eur(4000) })
    expect(await mailsOf(it.api)).toEqual([])
  })
})
