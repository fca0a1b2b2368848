import { DAY_MS } from '@salvia/contract/durations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { NOW } from '#test/api'
import { makePlacedOrder } from '#test/checkout'
import { gatewayOf, paymentContext } from '#test/gateway'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { refund, refundableOrder } from '#test/refunds'
import { testGatewaySessions } from '../../services/payment/test-gateway-tables.ts'
import { paymentAttempts } from './data/payment-tables.ts'
import { compareDay } from './use-cases/compare-day.ts'

const TOMORROW = new Date(NOW.getTime() + DAY_MS)

async function setUp() {
  const set = await refundableOrder()
  const { api, productIds } = set
  const other = await makePlacedOrder(api, [productIds[1]])
  await refund(set, { amount: 1000 })
  await api.runJobs()
  const [first, second] = await api.db
    .select()
    .from(paymentAttempts)
    .orderBy(paymentAttempts.createdAt, paymentAttempts.id)
  const accounting = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const read = async () =>
    (await call(api, accounting, ['GET', '/admin/payments/comparisons'])).json().results
  const compare = () => compareDay(paymentContext(api), TOMORROW)
  return { ...set, other, first, second, read, compare }
}

test('a day on which both sides tell the same has its sums and no finding, and is compared once', async () => {
  const { compare, read, first, second } = await setUp()
  await compare()
  await compare()
  const paid = (first?.amount ?? 0) + (second?.amount ?? 0)
  expect(await read()).toEqual([
    {
      ...{ day: NOW.toISOString().slice(0, 10), comparedAt: TOMORROW.toISOString(), payments: 2 },
      ...{ totals: [{ currency: 'EUR', paid, refunded: 1000 }], findings: [] },
    },
  ])
})

test('what one side does not know, or knows otherwise, is told to accounting with its order', async () => {
  const { api, compare, read, first, second, order } = await setUp()
  const gateway = gatewayOf(api)
  const { listPayments } = gateway
  gateway.listPayments = async function* (from, to) {
    for await (const payment of listPayments(from, to))
      if (payment.paymentRef === first?.paymentRef) yield { ...payment, refunded: 1500 }
    yield { paymentRef: 'pi_stray', amount: 700, refunded: 0, currency: 'EUR', startedAt: NOW }
  }
  await compare()
  const [{ findings }] = await read()
  expect(findings).toEqual([
    {
      ...{ kind: 'RefundDiffers', paymentRef: first?.paymentRef, orderId: order.orderId, currency: 'EUR' },
      ...{ there: 1500, here: 1000 },
    },
    { kind: 'UnknownHere', paymentRef: 'pi_stray', orderId: null, currency: 'EUR', there: 700, here: null },
    {
      ...{ kind: 'UnknownThere', paymentRef: second?.paymentRef, orderId: second?.orderId, currency: 'EUR' },
      ...{ there: null, here: second?.amount },
    },
  ])
})

test('a payment that the bank took days over is not missed', async () => {
  const { api, compare, read, second } = await setUp()
  const earlier = new Date(NOW.getTime() - 5 * DAY_MS)
  await api.db
    .update(testGatewaySessions)
    .set({ paidAt: earlier })
    .where(eq(testGatewaySessions.attemptId, second?.id ?? ''))
  await compare()
  expect(await read()).toMatchObject([{ payments: 1, findings: [] }])
})
