import { expect, test } from 'vitest'
import { eanOf } from './ean.ts'

test.for([
  ['7 68990 01761 2', '0768990017612'],
  ['4006381-333931', '4006381333931'],
  ['7 68990 01761 3', null],
  ['12345', null],
  ['PUF1052', null],
  ['', null],
] as const)('the EAN of "%s" is %s', ([typed, ean]) => {
  expect(eanOf(typed)).toBe(ean)
})
