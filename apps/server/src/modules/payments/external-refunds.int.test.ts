import { describe, expect, test } from 'vitest'
import { type FinalizedBody, makePlacedOrder, setUpCheckout } from '#test/checkout'
import { databaseDigest } from '#test/database-digest'
import { deliver, refundMessage } from '#test/gateway'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { refund, refundableOrder } from '#test/refunds'
import { saveSeller } from '#test/seller'
import { withShipments } from '#test/shipments'
import { mailsOf } from '#test/withdrawals'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { listDocumentsOf } from '../orders/index.ts'
import { gatewayMessages, paymentAttempts, refunds } from './data/payment-tables.ts'

const paidBy = async (set: { api: Parameters<typeof withShipments>[0] }) =>
  (await set.api.db.select().from(paymentAttempts))[0]?.paymentRef ?? ''

const eur = (amount: number) => ({ amount, currency: 'EUR' })

describe('a refund made at the gateway itself', () => {
  test('is booked once as a part of the order, with credit note, commission and mail, in whatever order it is told', async () => {
    const set = await refundableOrder((api) => saveSeller(api))
    const { api } = set
    const paymentRef = await paidBy(set)
    const amount = 1000
    for (const status of ['pending', 'succeeded', 'pending', 'succeeded'])
      expect((await deliver(api, refundMessage(paymentRef, { amount, status }))).statusCode).toBe(200)
    await api.runJobs()
    expect(await set.read()).toMatchObject({
      status: 'Placed',
      buyer: {
        payment: {
          status: 'PartlyRefunded',
          refunds: [{ amount: eur(amount), state: 'Succeeded', why: null }],
        },
      },
    })
    expect(await api.db.select().from(refunds)).toMatchObject([
      { reason: 'External', refundRef: 're_dashboard' },
    ])
    expect(await mailsOf(api, 'orderRefunded')).toMatchObject([{ refund: eur(amount) }])
    const notes = (await listDocumentsOf(api.db, [set.order.orderId])).filter(
      ({ kind }) => kind === 'CreditNote',
    )
    expect(notes.map(({ content }) => content.total)).toEqual([amount])
    const { refundable } = await set.read(set.admin)
    expect((await refund(set, { amount: refundable.amount + 1 })).json().code).toBe('refund_too_much')
  })

  test('of all that was paid ends the order, which never says "Paid" again', async () => {
    const set = await refundableOrder()
    const { amount } = (await set.read()).totalAmount
    await deliver(set.api, refundMessage(await paidBy(set), { amount, status: 'succeeded' }))
    await set.api.runJobs()
    expect(await set.read()).toMatchObject({ status: 'Refunded', buyer: { payment: { status: 'Refunded' } } })
  })

  test('that fails after all is booked no more', async () => {
    const set = await refundableOrder()
    const paymentRef = await paidBy(set)
    const before = (await set.read(set.admin)).refundable
    for (const status of ['pending', 'failed'])
      await deliver(set.api, refundMessage(paymentRef, { amount: 1000, status }))
    expect(await set.read(set.admin)).toMatchObject({
      refundable: before,
      buyer: { payment: { status: 'Paid', refunds: [{ state: 'Failed' }] } },
    })
  })

  test('of a payment that was given back already is recorded, and booked nowhere', async () => {
    const { api, productIds } = await setUpCheckout()
    const admin = await makeAdmin(api)
    const order: FinalizedBody = await makePlacedOrder(api, [productIds[0]])
    await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
    await api.runJobs()
    const mails = await api.db.$count(outboxMessages)
    await deliver(api, refundMessage(await paidBy({ api }), { amount: 500, status: 'succeeded' }))
    expect(await api.db.select().from(refunds).orderBy(refunds.reason)).toMatchObject([
      { reason: 'External', amount: 500, state: 'Succeeded', vatByRate: null },
      { reason: 'OrderCanceled' },
    ])
    expect((await withShipments(api, order)).status).toBe('Canceled')
    expect(await api.db.$count(outboxMessages)).toBe(mails)
  })

  test('of a payment that is none of ours, or that failed at once, changes nothing but the kept message', async () => {
    const set = await refundableOrder()
    const before = await databaseDigest(set.api.db)
    await deliver(set.api, refundMessage('pi_of_another_shop', { amount: 500, status: 'succeeded' }))
    await deliver(set.api, refundMessage(await paidBy(set), { amount: 500, status: 'failed' }))
    await set.api.db.delete(gatewayMessages)
    expect(await databaseDigest(set.api.db)).toEqual({ ...before, gateway_messages: expect.anything() })
  })
})
