import { expect, test } from 'vitest'
import { type CartRefusalCode, findCartRefusal, type LineToCheck } from './cart-refusal.ts'

const product = {
  isActive: true,
  isHidden: false,
  stockStatus: 'InStock' as const,
  stock: 500,
  restrictedCountries: ['CH'],
  canBeSample: true,
}
const line: LineToCheck = {
  product,
  quantity: 1,
  vat: { taxRate: 900 },
  isSample: false,
  practitionerId: null,
  isOfTemplate: false,
  isNotInPlan: false,
  isRaised: true,
}

test('a cart within all limits is not refused', () => {
  const lines = [
    { ...line, practitionerId: 'sophie', quantity: 99 },
    { ...line, isSample: true },
  ]
  expect(findCartRefusal(lines, 'NL')).toBeNull()
  expect(
    findCartRefusal(
      Array.from({ length: 100 }, () => line),
      'NL',
    ),
  ).toBeNull()
  expect(findCartRefusal([], 'NL')).toBeNull()
})

test('plans of two practitioners are refused in the words of the specification', () => {
  const lines = [
    { ...line, practitionerId: 'sophie' },
    { ...line, practitionerId: 'tom' },
  ]
  expect(findCartRefusal(lines, 'NL')).toEqual({
    code: 'DifferentPractitioners',
    text: 'Order from different practitioners',
    line: null,
  })
})

test('a cart of 101 lines is refused', () => {
  const lines = Array.from({ length: 101 }, () => line)
  expect(findCartRefusal(lines, 'NL')).toEqual({
    code: 'TooManyLines',
    text: 'A cart can have at most 100 products',
    line: null,
  })
})

test.for<{ change: Partial<LineToCheck>; code: CartRefusalCode; text: string }>([
  { change: { quantity: 100 }, code: 'TooManyOfOne', text: 'At most 99 of one product' },
  {
    change: { isSample: true, product: { ...product, canBeSample: false } },
    code: 'SampleNotOffered',
    text: 'This product is not offered as a free sample',
  },
  {
    change: { isSample: true, quantity: 2 },
    code: 'SampleTwice',
    text: 'Only one free sample per product',
  },
  {
    change: { product: { ...product, stockStatus: 'OutOfStock' } },
    code: 'NotAvailable',
    text: 'This product is not available at the moment',
  },
  {
    change: { product: { ...product, restrictedCountries: ['NL'] } },
    code: 'NotShippable',
    text: 'This product is not sold in your country',
  },
  {
    change: { quantity: 2, product: { ...product, stock: 1 } },
    code: 'NotEnoughStock',
    text: 'There is not enough of this product in stock',
  },
  { change: { vat: null }, code: 'NoVatRate', text: 'We cannot ship to this country yet' },
])('a line is refused: $text', ({ change, code, text }) => {
  const refused = { ...line, ...change }
  expect(findCartRefusal([line, refused], 'NL')).toEqual({ code, text, line: refused })
})

test('a line that became unavailable does not refuse changes to the rest', () => {
  const unavailable = { ...line, isRaised: false, product: { ...product, isActive: false } }
  expect(findCartRefusal([unavailable, line], 'NL')).toBeNull()
})

test('nothing is sold by an item of a template; a line that stands in the cart already only loses its link', () => {
  const ofTemplate = { ...line, isOfTemplate: true }
  expect(findCartRefusal([ofTemplate], 'NL')?.code).toBe('TemplateNotSold')
  expect(findCartRefusal([{ ...ofTemplate, isRaised: false }], 'NL')).toBeNull()
})

test('nothing is added in the name of a plan that does not have it, also where the product is there already', () => {
  const notInPlan = { ...line, isNotInPlan: true }
  expect(findCartRefusal([line, notInPlan], 'NL')).toMatchObject({ code: 'NotInPlan', line: notInPlan })
  expect(findCartRefusal([{ ...notInPlan, isRaised: false }], 'NL')?.code).toBe('NotInPlan')
})
