import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

test.for([
  ['0768990017612', { kind: 'Ean', value: '0768990017612' }],
  ['7 68990 01761 2', { kind: 'Ean', value: '0768990017612' }],
  [' 4006381-333931 ', { kind: 'Ean', value: '4006381333931' }],
  ['96385074', { kind: 'Ean', value: '96385074' }],
  ['tho-298074', { kind: 'Sku', value: 'THO-298074' }],
  ['b-12', null],
  ['omega-3', null],
  ['12345', null],
  ['magnesium', null],
  ['', null],
] as const)('"%s" is the number %j', ([query, code]) => {
  expect(readCode(query)).toEqual(code)
})
