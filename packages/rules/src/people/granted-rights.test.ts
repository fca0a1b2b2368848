import { expect, test } from 'vitest'
import { fitsKind, hasMoreRights, impliedRights } from './granted-rights.ts'

test.for([
  [[], []],
  [['admin:accounting'], ['admin:base', 'admin:accounting']],
  [
    ['admin:accounting', 'admin:base'],
    ['admin:accounting', 'admin:base'],
  ],
  [['admin:all', 'admin:all'], ['admin:all']],
] as const)('%s is kept as %s', ([given, kept]) => {
  expect(impliedRights([...given])).toEqual(kept)
})

test.for([
  ['Internal', ['admin:base', 'admin:accounting'], true],
  ['Internal', ['practitioner:base'], false],
  ['Practitioner', ['practitioner:base'], true],
  ['Practitioner', ['practitioner:base', 'admin:base'], false],
  ['Client', [], true],
  ['Client', ['practitioner:base'], false],
] as const)('%s with %s: %s', ([kind, permissions, isFit]) => {
  expect(fitsKind(kind, [...permissions])).toBe(isFit)
})

test.for([
  [['admin:all'], ['admin:all'], false],
  [['admin:all'], ['admin:base'], true],
  [['admin:base', 'admin:accounting'], ['admin:base'], true],
  [['admin:base'], ['admin:base', 'admin:accounting'], false],
  [['admin:base', 'admin:accounting'], ['admin:all'], false],
  [['practitioner:base'], ['admin:base'], false],
  [[], ['admin:base'], false],
] as const)('an account with %j has more rights than a reader with %j: %s', ([account, reader, isMore]) => {
  expect(hasMoreRights([...account], [...reader])).toBe(isMore)
})
