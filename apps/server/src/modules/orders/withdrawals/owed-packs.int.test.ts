import type { OrderWithShipments } from '@salvia/contract/orders/orders'
import { expect, test } from 'vitest'
import { NOW } from '#test/constants'
import { gatewayOf } from '#test/gateway'
import { call } from '#test/plans'
import { packs, refund, refundableOrder } from '#test/refunds'
import { advance, parcelOf } from '#test/shipments'
import { declare, readWithdrawal } from '#test/withdrawals'

const minute = (count: number) => new Date(NOW.getTime() + count * 60_000)

/** A delivered order with three packs of its second line; `at` how many minutes have gone by. */
async function deliveredOrder() {
  const it = await refundableOrder()
  const { api, admin, order } = it
  const parcel = await parcelOf(api, order)
  await advance(api, admin, parcel, { status: 'InTransit' })
  const lineId = (await it.read()).lines[1]?.id ?? ''
  const ask = async (path: string) => (await call(api, admin, ['GET', path])).json().results
  return {
    it,
    withdraw: async (at: number, quantity: number) => {
      api.setNow(minute(at))
      return (await declare(api, order, [{ orderLineId: lineId, quantity }])).statusCode
    },
    giveBack: async (at: number, quantity: number) => {
      api.setNow(minute(at))
      expect((await refund(it, packs(await it.read(), 1, quantity))).statusCode).toBe(200)
      await api.runJobs()
    },
    left: async () =>
      (await readWithdrawal(api, order)).left.find(({ orderLineId }) => orderLineId === lineId)?.quantity ??
      0,
    owed: async () => (await it.read()).lines[1]?.owedQuantity,
    waiting: async () =>
      (await ask('/admin/waiting')).flatMap(({ work, since }: { work: string; since: string }) =>
        work === 'withdrawals' ? [since] : [],
      ),
    listed: async () => (await ask('/orders?hasOpenWithdrawal=true')).length,
  }
}

test('what was refunded before a withdrawal is not set against it', async () => {
  const { withdraw, giveBack, left, owed, waiting, listed } = await deliveredOrder()
  await giveBack(1, 1)
  expect([await left(), await owed(), await waiting()]).toEqual([2, 0, []])
  expect(await withdraw(2, 3)).toBe(422)
  expect(await withdraw(3, 2)).toBe(200)
  expect([await left(), await owed(), await listed()]).toEqual([0, 2, 1])
  expect(await waiting()).toEqual([minute(3).toISOString()])
  await giveBack(4, 1)
  expect([await owed(), await waiting()]).toEqual([1, [minute(3).toISOString()]])
  await giveBack(5, 1)
  expect([await owed(), await waiting(), await listed()]).toEqual([0, [], 0])
})

test('a refund counts for the oldest withdrawal that waits, and one that is beyond all of them for none later', async () => {
  const { withdraw, giveBack, left, owed, waiting } = await deliveredOrder()
  await withdraw(1, 1)
  await giveBack(2, 2)
  expect([await left(), await owed(), await waiting()]).toEqual([1, 0, []])
  await withdraw(3, 1)
  expect([await left(), await owed(), await waiting()]).toEqual([0, 1, [minute(3).toISOString()]])
})

test('a refund that failed counts for none', async () => {
  const { it, withdraw, giveBack, left, owed, waiting } = await deliveredOrder()
  await withdraw(1, 2)
  gatewayOf(it.api).refund = async () => ({ refundRef: 're_1', status: 'Failed' })
  await giveBack(2, 2)
  expect([await left(), await owed(), await waiting()]).toEqual([1, 2, [minute(1).toISOString()]])
})

test('an order is withdrawn from whole once its buyer gave back all that was not refunded before', async () => {
  const { it, withdraw, giveBack } = await deliveredOrder()
  const listed = async () => {
    const { results } = (await call(it.api, it.admin, ['GET', '/orders'])).json()
    const [{ isWithdrawn }] = results
    return isWithdrawn
  }
  const [first] = (await it.read()).lines
  await giveBack(1, 1)
  await declare(it.api, it.order, [{ orderLineId: first?.id ?? '', quantity: 2 }])
  expect(await listed()).toBe(false)
  await withdraw(2, 2)
  expect(await listed()).toBe(true)
  const { lines }: OrderWithShipments = await it.read()
  expect(lines.map(({ withdrawnQuantity, owedQuantity }) => [withdrawnQuantity, owedQuantity])).toEqual([
    [2, 2],
    [2, 2],
  ])
})

test('nothing is owed of an order that was canceled, as all of it goes back', async () => {
  const it = await refundableOrder()
  const owed = async () => (await it.read()).lines.map(({ owedQuantity }) => owedQuantity)
  await declare(it.api, it.order, [{ orderLineId: (await it.read()).lines[1]?.id ?? '', quantity: 2 }])
  expect(await owed()).toEqual([0, 2])
  const canceled = await call(it.api, it.admin, ['PUT', `/orders/${it.order.orderId}/cancel`])
  expect(canceled.statusCode).toBe(200)
  expect(await owed()).toEqual([0, 0])
})
