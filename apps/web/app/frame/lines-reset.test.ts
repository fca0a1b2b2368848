import type { CartLine } from '@salvia/contract/cart/cart'
import { expect, test } from 'vitest'
import { linesReset } from './lines-reset.ts'

const cartOf = (...lines: [id: string, quantity: number, discountPercentage: number][]) => ({
  lines: lines.map(
    ([id, quantity, discountPercentage]) =>
      ({ product: { id, name: id }, quantity, discountPercentage }) as CartLine,
  ),
})

const added = [
  { productId: 'Zinc', quantity: 1 },
  { productId: 'Iron', quantity: 1 },
]

test('adding a plan says what it sets of products that were in the cart: the packs, and the discount', () => {
  const after = cartOf(['Zinc', 1, 5], ['Iron', 1, 5])
  expect(linesReset(cartOf(['Zinc', 2, 10]), after, added)).toEqual([
    'Zinc was in your cart already: now 1 pack, as in this plan, before 2 packs.',
    'Zinc: discount now 5%, before 10%.',
  ])
  expect(linesReset(cartOf(['Zinc', 2, 5], ['Iron', 1, 5]), after, added)).toHaveLength(1)
})

test('nothing is said of what stays as it was, and of what the plan does not have', () => {
  const after = cartOf(['Zinc', 1, 5], ['Magnesium', 1, 0])
  expect(linesReset(cartOf(['Zinc', 1, 5], ['Magnesium', 3, 0]), after, added)).toEqual([])
  expect(linesReset(cartOf(), after, added)).toEqual([])
})
