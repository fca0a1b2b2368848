import { expect, test } from 'vitest'
import { ApiError } from '#app/api/api-error.ts'
import type { PlanDraft } from './plan-draft.ts'
import { refusedProducts } from './refused-products.ts'

const draft = { items: ['zinc', 'iron', 'omega'].map((productId) => ({ productId })) } as PlanDraft

const refusal = (errors: { id: string; error: string }[]) =>
  new ApiError({ type: 'about:blank', title: 'Refused', status: 422, code: 'product_unknown', errors })

test('the products that a save was refused for are those at their places in what was sent', () => {
  const errors = [2, 0].map((at) => ({ id: `recommendationItems.${at}.productId`, error: 'product_unknown' }))
  expect(refusedProducts(refusal(errors), draft)).toEqual(['omega', 'zinc'])
})

test.for([
  ['another field', [{ id: 'recommendationItems.1.intakeFormatId', error: 'word_unknown' }]],
  ['another reason', [{ id: 'recommendationItems.1.productId', error: 'product_twice' }]],
  ['a place that nothing has', [{ id: 'recommendationItems.7.productId', error: 'product_unknown' }]],
  ['no field', []],
] as const)('a refusal of %s names none', ([, errors]) => {
  expect(refusedProducts(refusal([...errors]), draft)).toEqual([])
})
