import type { OrderCard } from '@salvia/contract/orders/orders'
import { readCsv } from '@salvia/rules/csv/csv'
import { orderExportFields } from '@salvia/rules/orders/order-export'
import { describe, expect, test } from 'vitest'
import {
  type FinalizedBody,
  makeOrder,
  openPayment,
  pay,
  press,
  readOrder,
  setUpCheckout,
} from '#test/checkout'
import { minutesLater } from '#test/constants'
import { deliver, gatewayOf, messageOf } from '#test/gateway'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { practitionerWithWallet, walletOrder } from '#test/wallet-order'
import { paymentAttempts } from './data/payment-tables.ts'

const PUBLIC_URL = 'http://localhost:3000'

const placedUrl = ({ orderId, orderKey }: FinalizedBody) =>
  `${PUBLIC_URL}/order-placed?order=${orderId}&key=${orderKey}`
const orderUrl = ({ orderId, orderKey }: FinalizedBody) => `${PUBLIC_URL}/orders/${orderId}?key=${orderKey}`

const keyed = (name: string) => ({ 'idempotency-key': `payment-${name}` })

async function setUp() {
  const { api, productIds } = await setUpCheckout()
  const order = await makeOrder(api, [productIds[0]])
  const ask = async (name: string) => {
    const answer = await pay(api, order, keyed(name))
    return [answer.statusCode, answer.json().paymentUrl ?? answer.json().code]
  }
  return { api, order, ask }
}

describe('the payment that placed an order', () => {
  test('is told of it in record, list and export, also if a newer one was begun', async () => {
    const { api, order } = await setUp()
    const admin = await makeAdmin(api, ['admin:base', 'admin:accounting'])
    const earlier = await openPayment(api, order)
    const paid = await messageOf(api, earlier, 'Paid')
    api.setNow(minutesLater(1))
    await openPayment(api, order, true)
    await deliver(api, paid)
    await api.runJobs()

    const told = async () => {
      const { buyer } = await readOrder(api, order)
      const { body } = await call(api, admin, ['GET', '/admin/orders/export'])
      const cells = readCsv(body)
        .lines.slice(1)
        .map((line) => line.cells[orderExportFields.indexOf('payment')])
      const found = []
      for (const status of ['Closed', 'Paid', 'PartlyRefunded', 'Refunded'])
        if (
          (await call(api, admin, ['GET', `/orders?payment=${status}`])).json<{ results: OrderCard[] }>()
            .results.length > 0
        )
          found.push(status)
      return [(buyer as { payment: { status: string } }).payment.status, found, [...new Set(cells)]]
    }
    const refund = async (amount: number) => {
      const body = { amount, why: 'damaged' }
      await call(api, admin, ['POST', `/admin/orders/${order.orderId}/refunds`, body])
      await api.runJobs()
    }
    expect(await told()).toEqual(['Paid', ['Paid'], ['Paid']])
    await refund(100)
    expect(await told()).toEqual(['PartlyRefunded', ['PartlyRefunded'], ['PartlyRefunded']])
    await refund(order.cart.totalAmount.amount - 100)
    expect(await told()).toEqual(['Refunded', ['Refunded'], ['Refunded']])
  })
})

test('a payment that came after the order was canceled is told of it until it is back, not the newer one that was closed', async () => {
  const { api, order } = await setUp()
  const admin = await makeAdmin(api)
  const earlier = await openPayment(api, order)
  const paid = await messageOf(api, earlier, 'Paid')
  api.setNow(minutesLater(1))
  await openPayment(api, order, true)
  await call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
  const told = async () => {
    const { buyer, status, mayPay } = await readOrder(api, order)
    const { payment } = buyer as { payment: { status: string; refunds: { state: string }[] } }
    const { results } = (await call(api, admin, ['GET', '/orders'])).json<{ results: OrderCard[] }>()
    const ofList = results.map(({ ordered }) => ordered?.payment)
    return [status, mayPay, payment.status, payment.refunds.map(({ state }) => state), ofList]
  }
  expect(await told()).toEqual(['Canceled', false, 'Open', [], ['Open']])
  await deliver(api, paid)
  expect(await told()).toEqual(['Canceled', false, 'Refunded', ['Waiting'], ['Refunded']])
  await api.runJobs()
  expect(await told()).toEqual(['Canceled', false, 'Refunded', ['Succeeded'], ['Refunded']])
})

describe('a payment that is asked for again with its key', () => {
  test('is refused once the order is canceled, as with a new key', async () => {
    const { api, order, ask } = await setUp()
    const [, page] = await ask('one')
    await press(api, new URL(page).pathname.split('/')[2] ?? '', 'fail')
    expect(await ask('one')).toEqual([200, orderUrl(order)])
    await call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
    expect([await ask('one'), await ask('two')]).toEqual([
      [409, 'order_state'],
      [409, 'order_state'],
    ])
    expect(await api.db.$count(paymentAttempts)).toBe(1)
  })

  test('leads to the order that it paid; another key, and the same after a cancel, are refused', async () => {
    const { api, order, ask } = await setUp()
    const [, page] = await ask('one')
    await ask('two')
    await deliver(api, await messageOf(api, new URL(page).pathname.split('/')[2] ?? '', 'Paid'))
    expect(await ask('one')).toEqual([200, placedUrl(order)])
    expect(await ask('two')).toEqual([409, 'order_state'])
    const admin = await makeAdmin(api)
    await call(api, admin, ['PUT', `/orders/${order.orderId}/cancel`])
    expect(await ask('one')).toEqual([409, 'order_state'])
  })

  test('leads to the order while the bank is asked, and once another attempt took its place', async () => {
    const { api, order, ask } = await setUp()
    await ask('one')
    const [, page] = await ask('two')
    expect(await ask('one')).toEqual([200, orderUrl(order)])
    await press(api, new URL(page).pathname.split('/')[2] ?? '', 'late')
    expect(await ask('two')).toEqual([200, placedUrl(order)])
    expect(await ask('one')).toEqual([409, 'order_state'])
  })

  test('opens no page at the gateway that was down, once the order is canceled', async () => {
    const { api, order, ask } = await setUp()
    const gateway = gatewayOf(api)
    const { openSession } = gateway
    gateway.openSession = () => Promise.reject(new Error('no connection'))
    expect(await ask('one')).toEqual([503, 'unavailable'])
    gateway.openSession = openSession
    await call(api, null, ['PUT', `/orders/${order.orderId}/cancel?key=${order.orderKey}`])
    await api.runJobs()
    expect(await ask('one')).toEqual([409, 'order_state'])
    expect(await api.db.select().from(paymentAttempts)).toMatchObject([{ state: 'Closed', sessionId: null }])
  })

  test('leads to the order that a wallet paid alone', async () => {
    const it = await practitionerWithWallet(50_000)
    const order = await walletOrder(it, 50_000)
    for (const _ of ['first', 'again'])
      expect((await pay(it.api, order, keyed('one'))).json()).toEqual({ paymentUrl: placedUrl(order) })
    expect((await pay(it.api, order)).json()).toMatchObject({ status: 409, code: 'order_state' })
  })
})
