import { expect, test } from 'vitest'
import { sizeOrNull } from './empty-size.ts'

test.for([
  ['', null],
  ['  ', null],
  [null, null],
  [undefined, null],
  ['2.5', 2.5],
  [60, 60],
  [0, 0],
] as const)('a size typed as %j is stored as %s', ([typed, stored]) => {
  expect(sizeOrNull(typed)).toBe(stored)
})

test('what is no number is refused', () => {
  expect(() => sizeOrNull('many')).toThrow('many is not a size')
})
