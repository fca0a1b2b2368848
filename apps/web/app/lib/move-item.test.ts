import { expect, test } from 'vitest'
import { moveItem } from './move-item.ts'

test.for([
  [0, 2, ['b', 'c', 'a']],
  [2, 0, ['c', 'a', 'b']],
  [1, 1, ['a', 'b', 'c']],
  [0, -1, ['a', 'b', 'c']],
  [2, 3, ['a', 'b', 'c']],
  [5, 0, ['a', 'b', 'c']],
] as const)('from %s to %s', ([from, to, after]) => {
  expect(moveItem(['a', 'b', 'c'], from, to)).toEqual(after)
})
