import { expect, test } from 'vitest'
import { wordsOf } from './words-of.ts'

test.for([
  ['Withdraw from order S-2026-000036', ['S-2026-000036']],
  ['S-2026-000032-1', ['S-2026-000032-1']],
  ['From 2026-000030 to 2026-000031.', ['2026-000030', '2026-000031']],
  ['Versions of Omega-3D Lemon', []],
  ['Order not placed', []],
] as const)('the numbers of “%s” are %j', ([text, numbers]) => {
  const parts = wordsOf(text)
  expect(parts.filter(({ isNumber }) => isNumber).map(({ word }) => word)).toEqual(numbers)
  expect(parts.map(({ word }) => word).join('')).toBe(text)
})
