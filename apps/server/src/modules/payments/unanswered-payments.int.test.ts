import { eq } from 'drizzle-orm'
import { register } from 'prom-client'
import { describe, expect, test } from 'vitest'
import type { TestApi } from '#test/api'
import { stockOf } from '#test/catalogue'
import { makeOrder, openPayment, press, readOrder, setUpCheckout } from '#test/checkout'
import { minutesLater } from '#test/constants'
import { deliver, gatewayOf, messageOf, paymentContext } from '#test/gateway'
import { mailsOf } from '#test/withdrawals'
import { gatewayMessages, paymentAttempts, refunds } from './data/payment-tables.ts'
import { askGateway } from './use-cases/ask-gateway.ts'
import { settlePayments } from './use-cases/settle-payments.ts'

const attemptOf = async (api: TestApi, orderId: string) => {
  const [attempt] = await api.db.select().from(paymentAttempts).where(eq(paymentAttempts.orderId, orderId))
  return attempt
}

const overdue = async (): Promise<number> =>
  (await register.getSingleMetric('salvia_payments_overdue')?.get())?.values[0]?.value ?? -1

describe('payments whose messages were lost', () => {
  test('are found although the gateway knows nothing of one before them, and throws for another', async () => {
    const { api, productIds } = await setUpCheckout()
    const made = []
    for (let at = 0; at < 5; at += 1) {
      const order = await makeOrder(api, [productIds[0]])
      made.push({ order, sessionId: await openPayment(api, order) })
    }
    const [unknown, broken, ...paid] = made
    if (!unknown || !broken) throw new Error('too few orders')
    for (const { sessionId } of paid) await messageOf(api, sessionId, 'Paid')
    await api.db
      .update(paymentAttempts)
      .set({ sessionId: 'cs_of_another_account' })
      .where(eq(paymentAttempts.sessionId, unknown.sessionId))
    const gateway = gatewayOf(api)
    const { readSession } = gateway
    gateway.readSession = (sessionId, now) =>
      sessionId === broken.sessionId
        ? Promise.reject(new Error('no connection'))
        : readSession(sessionId, now)

    await askGateway(paymentContext(api), minutesLater(5))
    const statuses = await Promise.all(made.map(async ({ order }) => (await readOrder(api, order)).status))
    expect(statuses).toEqual(['Pending', 'Pending', 'Placed', 'Placed', 'Placed'])
    expect(await attemptOf(api, unknown.order.orderId)).toMatchObject({
      state: 'Open',
      askAt: minutesLater(7),
    })

    gateway.readSession = readSession
    await messageOf(api, broken.sessionId, 'Paid')
    await askGateway(paymentContext(api), minutesLater(7))
    expect(await readOrder(api, broken.order)).toMatchObject({ status: 'Placed' })
  })

  test('of which the gateway knows nothing have failed a day after their page ended, and are counted until then', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    const unknown = { sessionId: 'cs_of_another_account' }
    await api.db.update(paymentAttempts).set(unknown).where(eq(paymentAttempts.sessionId, sessionId))
    const end = 60 + 24 * 60
    await askGateway(paymentContext(api), minutesLater(end - 1))
    expect(await attemptOf(api, order.orderId)).toMatchObject({
      state: 'Open',
      askAt: minutesLater(end + 59),
    })
    expect(await overdue()).toBe(1)
    await askGateway(paymentContext(api), minutesLater(end + 59))
    expect(await attemptOf(api, order.orderId)).toMatchObject({ state: 'Failed', askAt: null })
    expect(await overdue()).toBe(0)
  })

  test('are not given up while the gateway gives no answer at all', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await openPayment(api, order)
    gatewayOf(api).readSession = () => Promise.reject(new Error('no connection'))
    await askGateway(paymentContext(api), minutesLater(3000))
    expect(await attemptOf(api, order.orderId)).toMatchObject({ state: 'Open', askAt: minutesLater(3060) })
  })

  test('are taken on by another process two minutes after one that died while it asked', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await messageOf(api, await openPayment(api, order), 'Paid')
    const gateway = gatewayOf(api)
    const { readSession } = gateway
    let asked: () => void = () => undefined
    const isAsked = new Promise<void>((resolve) => {
      asked = resolve
    })
    gateway.readSession = () => {
      asked()
      return new Promise(() => undefined)
    }
    void askGateway(paymentContext(api), minutesLater(5))
    await isAsked
    gateway.readSession = readSession
    await askGateway(paymentContext(api), minutesLater(6))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
    await askGateway(paymentContext(api), minutesLater(7))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })
})

describe('sessions to be ended', () => {
  test('are ended although the gateway throws for one before them, which is tried again', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const first = await openPayment(api, order)
    const second = await openPayment(api, order, true)
    await openPayment(api, order, true)
    const gateway = gatewayOf(api)
    const { endSession } = gateway
    gateway.endSession = (sessionId, now) =>
      sessionId === first ? Promise.reject(new Error('no connection')) : endSession(sessionId, now)
    await expect(settlePayments(paymentContext(api), order.orderId, minutesLater(1))).rejects.toThrow(
      'no connection',
    )
    expect((await gateway.readSession(second, minutesLater(1))).status).toBe('Expired')
    gateway.endSession = endSession
    await settlePayments(paymentContext(api), order.orderId, minutesLater(1))
    expect((await gateway.readSession(first, minutesLater(1))).status).toBe('Expired')
  })
})

describe('money of another amount or currency than was asked for', () => {
  test.for([
    ['a cent', /"amount_total":\d+/, '"amount_total":1'],
    ['forints', '"currency":"eur"', '"currency":"huf"'],
  ] as const)(
    '%s: a message of it places nothing, and the gateway is asked at once',
    async ([, from, to]) => {
      const { api, productIds } = await setUpCheckout()
      const order = await makeOrder(api, [productIds[0]])
      const sessionId = await openPayment(api, order)
      const message = await messageOf(api, sessionId, 'Paid')
      expect((await deliver(api, message.replace(from, to))).json()).toEqual({ received: true })
      expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
      expect(await api.db.select().from(gatewayMessages)).toMatchObject([{ fault: 'amount_differs' }])
      expect(await api.db.$count(refunds)).toBe(0)
      await askGateway(paymentContext(api), minutesLater(0))
      expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    },
  )

  test('that the gateway itself tells of is given back as it came, and the order can be paid again', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await messageOf(api, await openPayment(api, order), 'Paid')
    const gateway = gatewayOf(api)
    const { readSession } = gateway
    gateway.readSession = async (sessionId, now) => ({
      ...(await readSession(sessionId, now)),
      total: { amount: 1, currency: 'HUF' },
    })
    await askGateway(paymentContext(api), minutesLater(5))
    await api.runJobs()
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending', mayPay: true })
    expect(await api.db.select().from(refunds)).toMatchObject([
      { reason: 'AmountDiffers', amount: 1, currency: 'HUF', state: 'Succeeded' },
    ])
    expect(await mailsOf(api, 'paymentReturned')).toMatchObject([
      { reason: 'AmountDiffers', amount: { amount: 1, currency: 'HUF' }, mayPay: true },
    ])
    expect(await stockOf(api, productIds[0])).toEqual([500, 1])
    gateway.readSession = readSession
    await press(api, await openPayment(api, order), 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })

  test('also after a slow bank: the order waits no longer, and its packs are free', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    await press(api, sessionId, 'late')
    const gateway = gatewayOf(api)
    const { readSession } = gateway
    gateway.readSession = async (id, now) => ({
      ...(await readSession(id, now)),
      status: 'Paid',
      paymentRef: 'pi_other',
      total: { amount: 1, currency: 'EUR' },
    })
    await askGateway(paymentContext(api), minutesLater(5))
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending', mayPay: true })
    expect(await stockOf(api, productIds[0])).toEqual([500, 0])
  })
})
