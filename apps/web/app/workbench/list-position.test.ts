import { expect, test } from 'vitest'
import { listPosition } from './list-position.ts'

const keys = ['a', 'b', 'c']

test.for([
  ['a', 0, { at: 1, count: 31 }],
  ['c', 25, { at: 28, count: 31 }],
  ['d', 0, null],
] as const)('record %s of the page from %i on stands among all records at %j', ([openKey, offset, at]) => {
  expect(listPosition({ openKey, keys, page: { offset, count: 31 } })).toEqual(at)
})
