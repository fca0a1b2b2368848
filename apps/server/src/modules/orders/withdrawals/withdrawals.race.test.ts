import { expect, test } from 'vitest'
import { expectOneTruth } from '#test/one-truth'
import { call } from '#test/plans'
import { moneyRounds, rounds } from '#test/rounds'
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

test.for(rounds)('the link of an order is mailed once to two who ask at once (round %i)', async () => {
  const { api } = await shippingOrder(1, { config: { hasRateLimits: true } })
  const ask = () =>
    call(api, null, ['POST', '/orders/link', { number: 'S-2026-000001', email: 'anna@example.com' }])
  const answers = await Promise.all([ask(), ask()])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204])
  expect(await mailsOf(api, 'orderLink')).toHaveLength(1)
})
