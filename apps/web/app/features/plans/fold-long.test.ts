import { expect, test } from 'vitest'
import { foldLong } from './fold-long.ts'

test.for([
  ['', '', ''],
  ['abc', 'abc', ''],
  ['abcd', 'abcd', ''],
  ['abcde', 'abc', 'de'],
] as const)('of %j, %j is shown and %j folded', ([lines, shown, hidden]) => {
  expect(foldLong([...lines])).toEqual({ shown: [...shown], hidden: [...hidden] })
})
