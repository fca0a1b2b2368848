import { expect, test } from 'vitest'
import { payoutPaid, payoutReserved, payoutReturned } from './payout-entries.ts'

const payout = { practitionerId: 'p1', amount: { amount: 4020, currency: 'EUR' as const } }

const amounts = ({ postings }: ReturnType<typeof payoutPaid>) =>
  postings.map(({ account, practitionerId, amount }) => [account, practitionerId, amount.amount])

test('a payout is held, paid, and held again when the bank returns it', () => {
  expect(amounts(payoutReserved(payout))).toEqual([
    ['available', 'p1', -4020],
    ['reserved', 'p1', 4020],
  ])
  expect(amounts(payoutPaid(payout))).toEqual([
    ['reserved', 'p1', -4020],
    ['payoutClearing', null, 4020],
  ])
  expect(amounts(payoutReturned(payout))).toEqual([
    ['reserved', 'p1', 4020],
    ['payoutClearing', null, -4020],
  ])
})
