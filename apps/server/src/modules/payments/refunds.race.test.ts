import { expect, test } from 'vitest'
import { expectOneTruth } from '#test/one-truth'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { refundableOrder } from '#test/refunds'
import { moneyRounds } from '#test/rounds'
import { refunds } from './data/payment-tables.ts'

test.for(moneyRounds)('two admins who refund all of an order at once refund it once (round %i)', async () => {
  const { api, admin, order, read } = await refundableOrder()
  const other = await makeAdmin(api, ['admin:base', 'admin:accounting'])
  const { amount } = (await read()).totalAmount
  const body = { amount, why: 'damaged' }
  const answers = await Promise.all(
    [admin, other, admin, other].map((by) =>
      call(api, by, ['POST', `/admin/orders/${order.orderId}/refunds`, body]),
    ),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422, 422, 422])
  expect(await api.db.select().from(refunds)).toMatchObject([{ amount }])
  await expectOneTruth(api)
})
