import { expect, test } from 'vitest'
import { isSameWarning, isWarningUnchanged } from './same-warning.ts'

const excess = { kind: 'Excess' as const, nutrient: 'zinc', perDay: 30, unit: 'Milligrams' as const }
const pair = { kind: 'Interaction' as const, rule: 'zinc-iron', productIds: ['a', 'b'] }

test('warnings are the same by nutrient, or by rule and products in any order', () => {
  expect(isSameWarning(excess, { ...excess, perDay: 40 })).toBe(true)
  expect(isSameWarning(excess, { ...excess, nutrient: 'iron' })).toBe(false)
  expect(isSameWarning(pair, { ...pair, productIds: ['b', 'a'] })).toBe(true)
  expect(isSameWarning(pair, { ...pair, productIds: ['a'] })).toBe(false)
  expect(isSameWarning(pair, { ...pair, rule: 'zinc-copper' })).toBe(false)
  expect(isSameWarning(pair, excess)).toBe(false)
  expect(isSameWarning(excess, pair)).toBe(false)
})

test('an excess changes with its amount, a rule does not', () => {
  expect(isWarningUnchanged(excess, { ...excess })).toBe(true)
  expect(isWarningUnchanged(excess, { ...excess, perDay: 31 })).toBe(false)
  expect(isWarningUnchanged(excess, { ...excess, unit: 'Micrograms' })).toBe(false)
  expect(isWarningUnchanged(pair, { ...pair, productIds: ['b', 'a'] })).toBe(true)
})
