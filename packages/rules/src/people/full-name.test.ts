import { expect, test } from 'vitest'
import { fullName } from './full-name.ts'

test.for([
  ['Jane', 'Doe', 'Jane Doe'],
  ['Jane', '', 'Jane'],
  ['', 'Doe', 'Doe'],
  ['', '', ''],
  [null, null, ''],
] as const)('%j and %j are %j', ([firstName, lastName, whole]) => {
  expect(fullName({ firstName, lastName })).toBe(whole)
})
