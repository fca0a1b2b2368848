import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commissionRefunded, commissionTakenBack, lineCommission } from './commission.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' as const })
const sek = (amount: number) => ({ amount, currency: 'SEK' as const })

test.for([
  { list: 10_000, quantity: 1, percent: 10, margin: 3000, discount: 1000, commission: 2000 },
  { list: 10_000, quantity: 1, percent: 0, margin: 3000, discount: 0, commission: 3000 },
  { list: 10_000, quantity: 1, percent: 30, margin: 3000, discount: 3000, commission: 0 },
  { list: 10_000, quantity: 1, percent: 100, margin: 3000, discount: 10_000, commission: 0 },
  { list: 1285, quantity: 3, percent: 10, margin: 1157, discount: 386, commission: 771 },
  { list: 2100, quantity: 1, percent: 10, margin: 630, discount: 210, commission: 420 },
  { list: 0, quantity: 5, percent: 10, margin: 0, discount: 0, commission: 0 },
])('$quantity × $list at $percent % leave $commission', (row) => {
  const line = { listNet: eur(row.list), quantity: row.quantity, discountPercentage: row.percent }
  expect(lineCommission(line)).toEqual({
    margin: eur(row.margin),
    discountNet: eur(row.discount),
    commission: eur(row.commission),
  })
})

test('discount and commission make up the margin for every discount a plan may have', () => {
  const anyLine = fc.record({
    listNet: fc.integer({ min: 0, max: 1_000_000 }).map(eur),
    quantity: fc.integer({ min: 1, max: 99 }),
    discountPercentage: fc.integer({ min: 0, max: 30 }),
  })
  fc.assert(
    fc.property(anyLine, (line) => {
      const { margin, discountNet, commission } = lineCommission(line)
      expect(discountNet.amount + commission.amount).toBe(margin.amount)
      expect(commission.amount).toBeGreaterThanOrEqual(0)
    }),
  )
})

test.for([
  { before: 0, now: 10_000, takenBack: 2000 },
  { before: 0, now: 5000, takenBack: 1000 },
  { before: 0, now: 1, takenBack: 0 },
  { before: 0, now: 3, takenBack: 1 },
  { before: 5000, now: 5000, takenBack: 1000 },
  { before: 10_000, now: 0, takenBack: 0 },
])(
  'of 20.00, a refund of $now after $before of 10,000 takes back $takenBack',
  ({ before, now, takenBack }) => {
    const refund = {
      commission: eur(2000),
      paid: sek(10_000),
      refundedBefore: sek(before),
      refundedNow: sek(now),
    }
    expect(commissionTakenBack(refund)).toEqual(eur(takenBack))
  },
)

test('where nothing was paid, nothing is taken back', () => {
  const none = { commission: eur(0), paid: sek(0), refundedBefore: sek(0), refundedNow: sek(0) }
  expect(commissionTakenBack(none)).toEqual(eur(0))
})

test('refunds in any pieces take back the whole commission, and never more', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 8 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), pieces, (commission, parts) => {
      const paid = sek(parts.reduce((all, part) => all + part, 0))
      const taken = parts.reduce(
        ({ refunded, amount }, part) => {
          const refund = {
            commission: eur(commission),
            paid,
            refundedBefore: sek(refunded),
            refundedNow: sek(part),
          }
          return { refunded: refunded + part, amount: amount + commissionTakenBack(refund).amount }
        },
        { refunded: 0, amount: 0 },
      )
      expect(taken.amount).toBe(commission)
    }),
  )
})

test.for([
  { what: 'half of a line', refunded: 4500, byAmount: 0, isWhole: false, takenBack: 1000 },
  { what: 'half of the order by amount', refunded: 0, byAmount: 7500, isWhole: false, takenBack: 1500 },
  { what: 'a line and an amount', refunded: 9000, byAmount: 1500, isWhole: false, takenBack: 2300 },
  { what: 'more than the whole', refunded: 9000, byAmount: 14_000, isWhole: false, takenBack: 3000 },
  { what: 'everything, by amount', refunded: 0, byAmount: 15_000, isWhole: true, takenBack: 3000 },
])('of 30.00 on two lines, $what takes back $takenBack', ({ refunded, byAmount, isWhole, takenBack }) => {
  const lines = [
    { commission: eur(2000), paid: sek(9000), refunded: sek(refunded) },
    { commission: eur(1000), paid: sek(5000), refunded: sek(0) },
  ]
  const all = { total: sek(15_000), byAmount: sek(byAmount), isWhole, lines }
  expect(commissionRefunded(all)).toEqual(eur(takenBack))
})
