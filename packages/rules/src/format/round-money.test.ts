import { expect, test } from 'vitest'
import { formatRoundMoney } from './round-money.ts'

const NBSP = '\u00a0'

test.for([
  ['en', 120000, '€1,200'],
  ['de', 120000, `1.200${NBSP}€`],
  ['en', 1250, '€12.50'],
  ['en', -500, '−€5'],
] as const)('on an axis in %s, %i cents read %s', ([language, amount, expected]) => {
  expect(formatRoundMoney({ amount, currency: 'EUR' }, language)).toBe(expected)
})
