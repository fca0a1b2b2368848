import { expect, test } from 'vitest'
import { fitsKind, impliedRights } from './granted-rights.ts'

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
