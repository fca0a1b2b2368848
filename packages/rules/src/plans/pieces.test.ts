import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test.for([
  [2, 'capsule', 2],
  [0.5, 'tablet', 0.5],
  [3, null, 3],
  [10, 'milliliter', 1],
  [0, 'milliliter', 0],
  [20, 'drop', 1],
] as const)('%d of format %s are %d pieces', ([units, format, pieces]) => {
  expect(piecesOf(units, format)).toBe(pieces)
})
