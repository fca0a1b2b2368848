import type { TimelineEntry } from '@salvia/contract/orders/timeline'
import { describe, expect, test } from 'vitest'
import { NOW } from '#test/api'
import { deliver, disputeMessage } from '#test/gateway'
import { makeClient } from '#test/people'
import { call } from '#test/plans'
import { type Refundable, refundableOrder } from '#test/refunds'
import { saveSeller } from '#test/seller'
import { mailsOf } from '#test/withdrawals'
import { listDocumentsOf } from '../orders/index.ts'
import { disputes } from './data/dispute-tables.ts'
import { gatewayMessages, paymentAttempts, refunds } from './data/payment-tables.ts'

async function setUp() {
  const set = await refundableOrder((api) => saveSeller(api))
  const [attempt] = await set.api.db.select().from(paymentAttempts)
  const { amount } = (await set.read()).totalAmount
  const hear = (status: string) =>
    deliver(set.api, disputeMessage(attempt?.paymentRef ?? '', { amount, status }))
  return { ...set, amount, hear }
}

const waiting = async ({ api, admin }: Refundable) =>
  (await call(api, admin, ['GET', '/admin/waiting']))
    .json()
    .results.find(({ work }: { work: string }) => work === 'disputes')

describe('a dispute', () => {
  test('waits for an admin, is found in the list and told to admins alone, without the buyer’s letters', async () => {
    const set = await setUp()
    const { api, admin, order, amount } = set
    expect(await waiting(set)).toBeUndefined()
    expect((await set.hear('needs_response')).statusCode).toBe(200)
    expect(await waiting(set)).toEqual({ work: 'disputes', count: 1, since: NOW.toISOString() })
    const list = (query: string, by = admin) => call(api, by, ['GET', `/orders?${query}`])
    expect((await list('hasOpenDispute=true')).json().results.map(({ id }: { id: string }) => id)).toEqual([
      order.orderId,
    ])
    expect((await list('hasOpenDispute=false')).json().results).toEqual([])
    expect((await list('hasOpenDispute=true', await makeClient(api))).statusCode).toBe(403)
    const dispute = {
      ...{ state: 'NeedsResponse', reason: 'product_not_received', openedAt: NOW.toISOString() },
      ...{ amount: { amount, currency: 'EUR' }, evidenceBy: '2026-11-27T10:00:00.000Z' },
    }
    expect((await set.read(admin)).buyer?.payment?.disputes).toMatchObject([dispute])
    expect((await set.read()).buyer?.payment?.disputes).toEqual([])
    const timeline = (await call(api, admin, ['GET', `/admin/orders/${order.orderId}/timeline`])).json<{
      results: TimelineEntry[]
    }>()
    expect(timeline.results.find(({ kind }) => kind === 'Dispute')).toMatchObject({ state: 'NeedsResponse' })
    expect(JSON.stringify(await api.db.select().from(gatewayMessages))).not.toMatch(/Visser|anna@/)
  })

  test('that is won leaves the order as it is, whatever older message comes after', async () => {
    const set = await setUp()
    for (const status of ['under_review', 'won', 'needs_response', 'lost']) await set.hear(status)
    expect(await set.api.db.select().from(disputes)).toMatchObject([{ state: 'Won' }])
    expect(await set.read()).toMatchObject({ status: 'Placed', buyer: { payment: { status: 'Paid' } } })
    expect(await waiting(set)).toBeUndefined()
  })

  test('that is lost is money gone: booked once as a refund with its credit note, without a mail of ours', async () => {
    const set = await setUp()
    const { api, amount } = set
    for (const status of ['lost', 'lost']) await set.hear(status)
    await api.runJobs()
    expect(await set.read()).toMatchObject({ status: 'Refunded', buyer: { payment: { status: 'Refunded' } } })
    expect(await api.db.select().from(refunds)).toMatchObject([
      { reason: 'Dispute', amount, state: 'Succeeded' },
    ])
    const notes = (await listDocumentsOf(api.db, [set.order.orderId])).filter(
      ({ kind }) => kind === 'CreditNote',
    )
    expect(notes.map(({ content }) => content.total)).toEqual([amount])
    expect(await mailsOf(api, 'orderRefunded')).toEqual([])
  })

  test('about a payment that is none of ours is left alone', async () => {
    const set = await setUp()
    await deliver(set.api, disputeMessage('pi_of_another_shop', { amount: 500, status: 'lost' }))
    expect([await set.api.db.$count(disputes), await set.api.db.$count(refunds)]).toEqual([0, 0])
  })
})
