import { expect, test } from 'vitest'
import { articleKey, isArticleDigits, readCode } from './read-code.ts'

test.for([
  ['0768990017612', '0768990017612', '0768990017612'],
  ['7 68990 01761 2', '7 68990 01761 2', '0768990017612'],
  [' 4006381-333931 ', '4006381-333931', '4006381333931'],
  ['96385074', '96385074', '96385074'],
  ['12345', '12345', null],
  ['tho-298074', 'tho-298074', null],
  ['X200.15-NL', 'X200.15-NL', null],
  [' magnesium ', 'magnesium', null],
  ['THO 298074', 'THO 298074', null],
] as const)('"%s" is perhaps the article %s, the barcode %s', ([query, sku, ean]) => {
  expect(readCode(query)).toMatchObject({ sku, ean })
})

test.for(['magnesium citrate', 'omega 3', 'zinc 15', 'magnesium 1000', 'THO 298 074', '', '  ', '***', '🙂'])(
  '"%s" is no number',
  (query) => {
    expect(readCode(query)).toBeNull()
  },
)

test.for([
  ['SWA-175533', 'swa175533', true, false],
  ['swa 175533', 'swa175533', true, false],
  ['SWA1755', 'swa1755', true, false],
  ['swa175', 'swa175', false, false],
  ['175533', '175533', false, false],
  ['1755', '1755', false, false],
  ['175', null, false, false],
  ['1000', '1000', false, true],
  ['10050', '10050', false, true],
  ['X200.15-NL', 'x20015nl', false, false],
  ['omega3', 'omega3', false, false],
  ['q10', null, false, false],
  ['b6', null, false, false],
  ['zinc', null, false, false],
  ['7 68990 01761 2', null, false, false],
] as const)('of "%s" the article key is %s; spelled with letters: %s; a round number: %s', (row) => {
  const [query, key, isSpelled, isRound] = row
  expect(readCode(query)).toMatchObject({ key, isSpelled, isRound })
})

test('an article number is one in any spelling, and four digits may be all of it', () => {
  expect(['SWA-175533', 'swa.175 533', 'Swa175533'].map(articleKey)).toEqual(Array(3).fill('swa175533'))
  expect(['1755', '175', 'swa1755', ''].map(isArticleDigits)).toEqual([true, false, false, false])
})
