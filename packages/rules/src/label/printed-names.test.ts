import { expect, test } from 'vitest'
import { isCutShort, isHeading, withoutLastHeading } from './printed-names.ts'

test.for([
  ['Contains <2% of:', true],
  ['Contains less than 2% of', true],
  ['Contains 2% or less of the following', true],
  ['May contain one or more of the following:', true],
  ['Other ingredients: ', true],
  ['Contains <2% of: Silica', false],
  ['Contains milk', false],
  ['Extract of', false],
  ['', false],
] as const)('%j is a heading: %s', ([entry, is]) => {
  expect(isHeading(entry)).toBe(is)
})

test.for([
  ['Vegetable Cellulose, Contains <2% of:', true, 'Vegetable Cellulose'],
  ['Mannitol; Sorbitol\nMay contain one or more of the following:', true, 'Mannitol; Sorbitol'],
  ['Contains <2% of:', true, ''],
  ['Cellulose, Silica', false, 'Cellulose, Silica'],
  ['', false, ''],
] as const)('the list %j is cut short: %s', ([list, isShort, shown]) => {
  expect(isCutShort(list)).toBe(isShort)
  expect(withoutLastHeading(list)).toBe(shown)
})
