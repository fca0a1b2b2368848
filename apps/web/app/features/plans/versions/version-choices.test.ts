import { expect, test } from 'vitest'
import { choicesOf } from './version-choices.ts'

test.for([
  [1, 1, { mayCompare: false, mayRestore: false, compareWith: ['Previous'] }],
  [3, 3, { mayCompare: true, mayRestore: false, compareWith: ['Previous'] }],
  [1, 3, { mayCompare: true, mayRestore: true, compareWith: ['Previous', 'Current'] }],
  [2, undefined, { mayCompare: true, mayRestore: true, compareWith: ['Previous', 'Current'] }],
] as const)('version %i, where the newest is %j, can be %j', ([number, newest, choices]) => {
  expect(choicesOf({ number }, newest)).toEqual(choices)
})
