import { orderStatuses } from '@salvia/contract/words/orders'
import { describe, expect, test } from 'vitest'
import { lastWithdrawalDay, mayWithdraw, packsToRefund, withdrawablePacks } from './withdrawal.ts'

test.for([
  ['a Monday', ['2026-11-02'], '2026-11-16'],
  ['the day the last parcel arrived', ['2026-11-05', '2026-11-03'], '2026-11-19'],
  ['a Saturday, so on the Monday after', ['2026-11-07'], '2026-11-23'],
  ['a Sunday, so on the Monday after', ['2026-11-08'], '2026-11-23'],
  ['no day while a parcel is under way', ['2026-11-02', null], null],
  ['no day of an order without parcels', [], null],
] as const)('14 days are counted from %s', ([, arrivals, last]) => {
  expect(lastWithdrawalDay([...arrivals])).toBe(last)
})

describe('a buyer may withdraw', () => {
  const order = { status: 'Shipped' as const, isBusiness: false, arrivals: ['2026-11-02'] }

  test.for([
    ['on the last day', order, '2026-11-16', true],
    ['not on the day after', order, '2026-11-17', false],
    ['before anything arrived', { ...order, arrivals: [null] }, '2027-11-17', true],
    ['not from what a company bought', { ...order, isBusiness: true }, '2026-11-03', false],
  ] as const)('%s', ([, asked, today, may]) => {
    expect(mayWithdraw({ ...asked, arrivals: [...asked.arrivals] }, today)).toBe(may)
  })

  test('from an order that is placed and not ended', () => {
    const may = orderStatuses.filter((status) => mayWithdraw({ ...order, status }, '2026-11-03'))
    expect(may.toSorted()).toEqual(['InProgress', 'Placed', 'Processed', 'Shipped'])
  })
})

test.for([
  [5, 0, 0, 5],
  [5, 2, 0, 3],
  [5, 0, 3, 2],
  // Two were refunded for being broken before the rest was withdrawn.
  [5, 2, 3, 0],
] as const)(
  'of %i packs, %i paid back and %i to be, %i are left',
  ([quantity, refundedQuantity, owedQuantity, left]) => {
    expect(withdrawablePacks({ quantity, refundedQuantity, owedQuantity })).toBe(left)
  },
)

test.for([
  [2, 100, 2],
  [0, 100, 0],
  [1, 1, 1],
  [1, 0, 0],
] as const)(
  '%i packs that are owed of a line that cost %i leave %i to refund',
  ([owedQuantity, paid, waiting]) => {
    expect(packsToRefund({ owedQuantity, paid })).toBe(waiting)
  },
)
