import { expect, test } from 'vitest'
import { misplacedRow } from './nesting.ts'

test.for([
  [[], -1],
  [[0], -1],
  [[0, 1, 2, 3, 0, 1, 1], -1],
  [[1], 0],
  [[3], 0],
  [[0, 2], 1],
  [[0, 1, 0, 2, 4], 3],
] as const)('of rows on the levels %j the first that hangs in the air is %i', ([depths, at]) => {
  expect(misplacedRow(depths.map((depth) => ({ depth })))).toBe(at)
})
