import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { stockOf } from '#test/catalogue'
import {
  type FinalizedBody,
  finalize,
  makeOrder,
  openPayment,
  pay,
  press,
  readCart,
  readOrder,
  setLine,
  setUpCheckout,
} from '#test/checkout'
import { minutesLater, NOW } from '#test/constants'
import { documentsOf } from '#test/documents'
import { deliver, gatewayOf, messageOf } from '#test/gateway'
import { call } from '#test/plans'
import { saveSeller } from '#test/seller'
import { mailsOf } from '#test/withdrawals'
import { outboxMessages } from '../../kernel/outbox/data/outbox-tables.ts'
import { products, releaseStock } from '../catalogue/index.ts'
import { paymentAttempts, refunds } from './data/payment-tables.ts'

/** A mail to the buyer of an order. */
const mailed = ({ orderId, orderKey }: FinalizedBody, props: object) => ({
  recipient: 'anna@example.com',
  languageCode: 'en',
  firstName: 'Anna',
  orderUrl: `http://localhost:3000/orders/${orderId}?key=${orderKey}`,
  ...props,
})

describe('a payment', () => {
  test('leads to the gateway’s page, the same while it is open, a new one with a new key', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const first = await openPayment(api, order)
    expect(await openPayment(api, order)).toBe(first)
    const key = { 'idempotency-key': 'another-attempt' }
    const second = (await pay(api, order, key)).json<{ paymentUrl: string }>().paymentUrl
    expect(second).not.toContain(first)
    expect((await pay(api, order, key)).json()).toEqual({ paymentUrl: second })
    await api.runJobs()
    expect((await gatewayOf(api).readSession(first, NOW)).status).toBe('Expired')
    expect(await api.db.$count(paymentAttempts)).toBe(2)
  })

  test('leads to a new page in the last minute of the old one, which is ended at the gateway', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const first = await openPayment(api, order)
    api.setNow(new Date(minutesLater(59).getTime() - 1))
    expect(await openPayment(api, order)).toBe(first)
    api.setNow(minutesLater(59))
    const second = await openPayment(api, order)
    expect(second).not.toBe(first)
    await api.runJobs()
    const statusOf = async (id: string) => (await gatewayOf(api).readSession(id, NOW)).status
    expect([await statusOf(first), await statusOf(second)]).toEqual(['Expired', 'Open'])
    await press(api, second, 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })

  test('takes the stock, closes the cart and queues one mail when it is paid', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    expect(await stockOf(api, productIds[0])).toEqual([500, 1])
    await press(api, sessionId, 'pay')
    expect(await stockOf(api, productIds[0])).toEqual([499, 0])
    expect(await readCart(api, order.cart.id)).toBeNull()
    expect((await setLine(api, order.cart.id, [productIds[0], { quantity: 2 }])).statusCode).toBe(409)
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Placed',
      isBackOrder: false,
      mayPay: false,
      mayCancel: false,
      buyer: { payment: { status: 'Paid', isTest: true } },
      history: [
        { from: null, to: 'Draft' },
        { from: 'Draft', to: 'Pending' },
        { from: 'Pending', to: 'Placed', cause: 'Paid', why: null },
      ],
    })
    const mails = await api.db.select().from(outboxMessages).orderBy(outboxMessages.id)
    expect(mails).toMatchObject([{ recipient: 'anna@example.com', content: { template: 'orderPlaced' } }])
    expect(mails[0]?.content.props).not.toHaveProperty('ranOut')
    expect((await pay(api, order)).json()).toMatchObject({ status: 409, code: 'order_state' })
  })

  test('that failed leaves the order to be paid again', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const back = await press(api, await openPayment(api, order), 'fail')
    expect(back).toBe('http://localhost:3000/checkout?step=payment')
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Pending',
      mayPay: true,
      buyer: { payment: { status: 'Failed' } },
    })
    expect((await finalize(api, order.cart.id)).json<FinalizedBody>().orderId).toBe(order.orderId)
    await press(api, await openPayment(api, order), 'pay')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })

  test('that was abandoned can go on at the same page', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    expect(await press(api, sessionId, 'abandon')).toBe('http://localhost:3000/checkout?step=payment')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
    expect(await openPayment(api, order)).toBe(sessionId)
  })

  test('by a slow bank is Confirming with its stock kept, then Placed', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    await press(api, sessionId, 'late')
    expect(await readOrder(api, order)).toMatchObject({
      status: 'Confirming',
      mayPay: false,
      buyer: { payment: { status: 'Processing' } },
    })
    expect(await stockOf(api, productIds[0])).toEqual([500, 1])
    expect((await setLine(api, order.cart.id, [productIds[1], { quantity: 1 }])).json()).toMatchObject({
      status: 409,
      code: 'order_state',
    })
    await press(api, sessionId, 'settle')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
  })

  test('that the bank refuses at last can be made again', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const sessionId = await openPayment(api, order)
    await press(api, sessionId, 'late')
    await press(api, sessionId, 'refuse')
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending', mayPay: true })
    expect(await stockOf(api, productIds[0])).toEqual([500, 0])
    const failure = { orderedOn: '2026-11-20', amount: order.cart.totalAmount }
    expect(await mailsOf(api, 'paymentFailed')).toEqual([mailed(order, failure)])
    await press(api, await openPayment(api, order), 'pay')
    expect(await stockOf(api, productIds[0])).toEqual([499, 0])
  })

  test('made twice is given back once, and its order stays invoiced whole', async () => {
    const { api, productIds } = await setUpCheckout()
    await saveSeller(api)
    const order = await makeOrder(api, [productIds[0]])
    await press(api, await openPayment(api, order), 'twice')
    await api.runJobs()
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    const kinds = (await documentsOf(api, order)).map(({ kind }) => kind)
    expect(kinds).toEqual(['Invoice', 'PackingSlip'])
    expect(await api.db.select().from(refunds)).toMatchObject([
      { reason: 'PaidTwice', state: 'Succeeded', amount: order.cart.totalAmount.amount },
    ])
    expect(await mailsOf(api, 'paymentReturned')).toEqual([
      mailed(order, {
        ...{ number: 'S-2026-000001', orderedOn: '2026-11-20', reason: 'PaidTwice' },
        ...{ amount: order.cart.totalAmount, mayPay: false },
      }),
    ])
    expect(await mailsOf(api, 'orderRefunded')).toEqual([])
  })

  test('by an attempt that had been given up places the order and ends the newer attempt', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const old = await openPayment(api, order)
    const message = await messageOf(api, old, 'Paid')
    const newer = await openPayment(api, order, true)
    await deliver(api, message)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed' })
    await api.runJobs()
    expect((await gatewayOf(api).readSession(newer, NOW)).status).toBe('Expired')
    expect(await api.db.$count(refunds)).toBe(0)
  })

  test('after a cancel is given back, and the order stays canceled', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    const message = await messageOf(api, await openPayment(api, order), 'Paid')
    await call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
    await deliver(api, message)
    await api.runJobs()
    expect(await readOrder(api, order)).toMatchObject({ status: 'Canceled', number: null })
    expect(await api.db.select().from(refunds)).toMatchObject([{ reason: 'PaidTooLate', state: 'Succeeded' }])
    expect(await stockOf(api, productIds[0])).toEqual([500, 0])
    expect(await mailsOf(api, 'paymentReturned')).toMatchObject([
      { number: null, reason: 'PaidTooLate', amount: order.cart.totalAmount, mayPay: false },
    ])
  })

  test('for packs that were sold meanwhile keeps the order as a back order, and the mail names them', async () => {
    const { api, productIds, shelf } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0], productIds[1]])
    const sessionId = await openPayment(api, order)
    const message = await messageOf(api, sessionId, 'Paid')
    await releaseStock(api.db, order.orderId)
    await api.db.update(products).set({ quantity: 0 }).where(eq(products.id, productIds[0]))
    await deliver(api, message)
    expect(await readOrder(api, order)).toMatchObject({ status: 'Placed', isBackOrder: true })
    expect([await stockOf(api, productIds[0]), await stockOf(api, productIds[1])]).toEqual([
      [0, 0],
      [499, 0],
    ])
    const mails = await api.db.select().from(outboxMessages).orderBy(outboxMessages.id)
    expect(mails.map(({ content }) => content.props)).toMatchObject([
      { ranOut: [shelf[0]?.name], arrivesOn: null },
    ])
    await api.runJobs()
    const [sent] = await api.db.select().from(outboxMessages)
    expect(sent?.state).toBe('Sent')
    expect(sent?.plainText).toContain(`Sold out while you were paying: ${shelf[0]?.name}.`)
  })

  test('is refused when the packs were sold after the reservation had lapsed', async () => {
    const { api, productIds } = await setUpCheckout()
    const order = await makeOrder(api, [productIds[0]])
    await press(api, await openPayment(api, order), 'fail')
    api.setNow(minutesLater(61))
    await releaseStock(api.db, order.orderId)
    await api.db.update(products).set({ quantity: 0 }).where(eq(products.id, productIds[0]))
    expect((await pay(api, order)).json()).toMatchObject({ status: 409, code: 'stock_short' })
    expect(await readOrder(api, order)).toMatchObject({ status: 'Pending' })
  })
})
