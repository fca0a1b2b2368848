import { expect, test } from 'vitest'
import { discountCart, lineDiscount, mayOverrideDiscount } from './cart-discount.ts'

const shopLine = { isSample: false, recommendationItemId: null, plan: null }
const planLine = (discountPercentage: number, isPractitionerApproved = true) => ({
  isSample: false,
  recommendationItemId: 'item',
  plan: { discountPercentage, isPractitionerApproved, isCommissionLawful: true },
})
const sample = { ...planLine(10), isSample: true }

const client = { isAdmin: false, isApprovedPractitioner: false }
const practitioner = { isAdmin: false, isApprovedPractitioner: true }
const admin = { isAdmin: true, isApprovedPractitioner: false }

test.for([
  { what: 'a line of the shop', line: shopLine, percent: 0 },
  { what: 'a line of a plan', line: planLine(10), percent: 10 },
  { what: 'a plan of a practitioner who is not approved', line: planLine(10, false), percent: 0 },
  { what: 'a plan without discount', line: planLine(0), percent: 0 },
  { what: 'a sample', line: sample, percent: 100 },
])('$what has $percent %', ({ line, percent }) => {
  expect(lineDiscount(line)).toBe(percent)
})

test.for([
  { who: 'a client', buyer: client, may: false },
  { who: 'an approved practitioner', buyer: practitioner, may: true },
  { who: 'an admin', buyer: admin, may: true },
])('$who may override: $may', ({ buyer, may }) => {
  expect(mayOverrideDiscount(buyer)).toBe(may)
})

test('a client pays by the plan on plan lines and in full on others', () => {
  const lines = [planLine(10), shopLine, sample]
  expect(discountCart({ lines, isCustomClientOrder: false, buyer: client })).toEqual({
    overrideDiscountPercentage: null,
    lines: [
      { ...planLine(10), discountPercentage: 10 },
      { ...shopLine, discountPercentage: 0 },
      { ...sample, discountPercentage: 100 },
    ],
  })
})

test.for([
  { who: 'an approved practitioner', buyer: practitioner },
  { who: 'an admin', buyer: admin },
])('$who gets 30 % on all but free lines, and the lines leave their plans', ({ buyer }) => {
  const lines = [planLine(10), shopLine, planLine(30), sample]
  const unlinked = { isSample: false, recommendationItemId: null, plan: null, discountPercentage: 30 }
  expect(discountCart({ lines, isCustomClientOrder: false, buyer })).toEqual({
    overrideDiscountPercentage: 30,
    lines: [unlinked, unlinked, unlinked, { ...unlinked, isSample: true, discountPercentage: 100 }],
  })
})

test('lines with 30 or 100 % need no override and keep their plans', () => {
  const lines = [planLine(30), sample]
  expect(discountCart({ lines, isCustomClientOrder: false, buyer: practitioner })).toEqual({
    overrideDiscountPercentage: null,
    lines: [
      { ...planLine(30), discountPercentage: 30 },
      { ...sample, discountPercentage: 100 },
    ],
  })
})

test('a custom client order is never overridden', () => {
  const lines = [planLine(10), shopLine]
  expect(discountCart({ lines, isCustomClientOrder: true, buyer: practitioner })).toEqual({
    overrideDiscountPercentage: null,
    lines: [
      { ...planLine(10), discountPercentage: 10 },
      { ...shopLine, discountPercentage: 0 },
    ],
  })
})

test('an empty cart has no override', () => {
  expect(discountCart({ lines: [], isCustomClientOrder: false, buyer: admin })).toEqual({
    overrideDiscountPercentage: null,
    lines: [],
  })
})

test('a discounted line keeps what else it knows', () => {
  const lines = [{ ...shopLine, productId: 'p1', quantity: 2 }]
  const discounted = discountCart({ lines, isCustomClientOrder: false, buyer: practitioner })
  expect(discounted.lines).toEqual([{ ...shopLine, productId: 'p1', quantity: 2, discountPercentage: 30 }])
})
