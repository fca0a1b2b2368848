import fc from 'fast-check'
import { expect, test } from 'vitest'
import { percentOf } from '../money/percent-of.ts'
import { lineCommission } from '../orders/commission.ts'
import { planDiscount } from './plan-discount.ts'

test.each([
  ['an approved practitioner', { isPractitionerApproved: true, isCommissionLawful: true }, 10],
  ['one who may not receive commission', { isPractitionerApproved: true, isCommissionLawful: false }, 30],
  ['one who is not approved', { isPractitionerApproved: false, isCommissionLawful: false }, 0],
])('the discount of %s', (_who, terms, percent) => {
  expect(planDiscount({ discountPercentage: 10, ...terms })).toBe(percent)
})

test('discount and commission are the margin, whatever the law says', () => {
  const terms = fc.record({
    discountPercentage: fc.integer({ min: 0, max: 30 }),
    isPractitionerApproved: fc.constant(true),
    isCommissionLawful: fc.boolean(),
  })
  const line = fc.record({
    amount: fc.integer({ min: 0, max: 10_000_000 }),
    quantity: fc.integer({ min: 1, max: 100 }),
  })
  fc.assert(
    fc.property(terms, line, (plan, { amount, quantity }) => {
      const list = { amount: amount * quantity, currency: 'EUR' as const }
      const discountPercentage = planDiscount(plan)
      const { commission } = lineCommission({
        listNet: { amount, currency: 'EUR' },
        quantity,
        discountPercentage,
      })
      const discount = percentOf(list, discountPercentage)
      expect(discount.amount + commission.amount).toBe(percentOf(list, 30).amount)
      if (!plan.isCommissionLawful) expect(commission.amount).toBe(0)
    }),
  )
})
