import { expect, test } from 'vitest'
import { type ComparedPayment, comparePayments, type OwnPayment } from './compare-payments.ts'

const there = (paymentRef: string, amount = 5485, refunded = 0, currency = 'EUR'): ComparedPayment => ({
  ...{ paymentRef, amount, refunded, currency },
})
const here = (paymentRef: string, amount = 5485, refunded = 0, isSettled = true): OwnPayment => ({
  ...{ paymentRef, amount, refunded, isSettled, currency: 'EUR', orderId: `order of ${paymentRef}` },
})
const finding = (kind: string, paymentRef: string, [left, right]: (number | null)[], currency = 'EUR') => ({
  ...{ kind, paymentRef, currency, there: left, here: right },
  orderId: kind === 'UnknownHere' ? null : `order of ${paymentRef}`,
})

test('payments that both sides tell alike are no finding', () => {
  const own = [here('pi_1'), here('pi_2', 5485, 100)]
  expect(comparePayments([there('pi_1'), there('pi_2', 5485, 100)], own, own)).toEqual([])
})

test.for([
  ['no order has', [there('pi_1')], [], [], finding('UnknownHere', 'pi_1', [5485, null])],
  ['the gateway does not list', [], [], [here('pi_1')], finding('UnknownThere', 'pi_1', [null, 5485])],
  [
    'is of another amount',
    [there('pi_1', 5)],
    [here('pi_1')],
    [],
    finding('AmountDiffers', 'pi_1', [5, 5485]),
  ],
  [
    'is in another currency',
    [there('pi_1', 5485, 0, 'SEK')],
    [here('pi_1')],
    [],
    finding('AmountDiffers', 'pi_1', [5485, 5485], 'SEK'),
  ],
  [
    'went back otherwise',
    [there('pi_1', 5485, 100)],
    [here('pi_1')],
    [],
    finding('RefundDiffers', 'pi_1', [100, 0]),
  ],
] as const)('a payment that %s is found', ([, their, own, expected, found]) => {
  expect(comparePayments([...their], [...own], [...expected])).toEqual([found])
})

test('a refund under way is not compared', () => {
  expect(comparePayments([there('pi_1', 5485, 100)], [here('pi_1', 5485, 0, false)], [])).toEqual([])
})
