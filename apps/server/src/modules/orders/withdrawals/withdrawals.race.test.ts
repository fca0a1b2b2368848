import { expect, test } from 'vitest'
import { expectOneTruth } from '#test/one-truth'
import { moneyRounds } from '#test/rounds'
import { shippingOrder } from '#test/shipments'
import { declare, mailsOf, readWithdrawal } from '#test/withdrawals'

test.for(moneyRounds)('a buyer withdraws once from two tabs at once (round %i)', async () => {
  const { api, order } = await shippingOrder(1)
  const { left } = await readWithdrawal(api, order)
  const answers = await Promise.all([
    declare(api, order, left, 'key-of-tab-1'),
    declare(api, order, left, 'key-of-tab-2'),
  ])
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  expect(await mailsOf(api, 'orderWithdrawn')).toHaveLength(1)
  await expectOneTruth(api)
})
