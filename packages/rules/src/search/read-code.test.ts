import { expect, test } from 'vitest'
import { readCode } from './read-code.ts'

test.for([
  ['0768990017612', '0768990017612', '0768990017612'],
  ['7 68990 01761 2', '7 68990 01761 2', '0768990017612'],
  [' 4006381-333931 ', '4006381-333931', '4006381333931'],
  ['96385074', '96385074', '96385074'],
  ['12345', '12345', null],
  ['tho-298074', 'tho-298074', null],
  ['X200.15-NL', 'X200.15-NL', null],
  [' magnesium ', 'magnesium', null],
] as const)('"%s" is perhaps the article %s, the barcode %s', ([query, sku, ean]) => {
  expect(readCode(query)).toEqual({ sku, ean })
})

test.for(['magnesium citrate', 'THO 298074', '', '  ', '***', '🙂'])('"%s" is no number', (query) => {
  expect(readCode(query)).toBeNull()
})
