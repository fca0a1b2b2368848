import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { expect, test } from 'vitest'
import { reviewList } from './list-review.ts'

const product = (id: string) =>
  ({ id, mainServing: { amount: 1, intakeFormatId: 'capsule' } }) as unknown as ProductCard

const line = (text: string, id: string | null | undefined) => ({
  line: text,
  answers: [],
  product: id ? product(id) : (id as null | undefined),
})

test('a list adds a product once, none that the plan has, and asks before it adds', () => {
  const lines = [
    line('zinc 1 cap', 'zinc'),
    line('zinc 2 caps', 'zinc'),
    line('iron 1 cap', 'iron'),
    line('theanine 2 bed', 'theanine'),
    line('nothing', null),
    line('later', undefined),
  ]
  expect(reviewList(lines, new Set(['iron']), 29).map(({ is }) => is)).toEqual([
    'Ready',
    'Twice',
    'Present',
    'Asked',
    'None',
    'Loading',
  ])
})

test('what has no room is said', () => {
  const lines = [line('zinc 1 cap', 'zinc'), line('iron 1 cap', 'iron')]
  expect(reviewList(lines, new Set(), 1).map(({ is }) => is)).toEqual(['Ready', 'Full'])
})
