import { expect, test } from 'vitest'
import { isSingular } from './is-singular.ts'

test('an amount up to 1 is one, in French one below 2', () => {
  expect([0.5, 1, 1.05, 2].map((amount) => isSingular(amount, 'de'))).toEqual([true, true, false, false])
  expect([0.5, 1, 1.95, 2].map((amount) => isSingular(amount, 'fr'))).toEqual([true, true, true, false])
})
