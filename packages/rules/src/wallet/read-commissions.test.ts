import { expect, test } from 'vitest'
import { readCsv } from '../csv/csv.ts'
import { judgeCommissions } from './judge-commissions.ts'
import { readCommissions } from './read-commissions.ts'

const HEAD = 'practitioner;reference;amount;currency;reason'
const read = (...lines: string[]) => readCommissions(readCsv([HEAD, ...lines].join('\n')).lines)

test('a line names a practitioner, a reference of its own and an amount in EUR', () => {
  expect(read('Sophie@Post.example;A-1;12,50;eur;Order by phone', 'b2;A-2;7;EUR;')).toEqual([
    {
      ...{ line: 2, practitioner: 'sophie@post.example', reference: 'A-1', amount: 1250 },
      ...{ reason: 'Order by phone', errors: [] },
    },
    { line: 3, practitioner: 'b2', reference: 'A-2', amount: 700, reason: '', errors: [] },
  ])
})

test('columns come in any order, and the reason may be missing', () => {
  const lines = readCsv('Amount,CURRENCY,,reference,practitioner\n1.00,EUR,,A-1,b1').lines
  expect(readCommissions(lines)).toMatchObject([{ practitioner: 'b1', amount: 100, errors: [] }])
})

test.for([
  [';A-1;1;EUR;', 'practitioner', 'Required'],
  ['b1;;1;EUR;', 'reference', 'Required'],
  ['b1;A-1;;EUR;', 'amount', 'Required'],
  ['b1;A-1;one;EUR;', 'amount', 'NotANumber'],
  ['b1;A-1;1.005;EUR;', 'amount', 'NotANumber'],
  ['b1;A-1;-1;EUR;', 'amount', 'NotPositive'],
  ['b1;A-1;0.00;EUR;', 'amount', 'NotPositive'],
  ['b1;A-1;100000.01;EUR;', 'amount', 'TooLarge'],
  ['b1;A-1;1;SEK;', 'currency', 'OtherCurrency'],
  [`b1;${'A'.repeat(61)};1;EUR;`, 'reference', 'TooLong'],
  ['b1;A-1;1;EUR;a\u0007bell', 'reason', 'ControlCharacters'],
  ['b1;A-1;1;EUR;;more', null, 'TooManyCells'],
] as const)('%s has a mistake in %s: %s', ([line, column, code]) => {
  expect(read(line)).toMatchObject([{ line: 2, errors: [{ column, code }] }])
})

test('a line that ends early lacks what comes after', () => {
  expect(read('b1;A-1;1')).toMatchObject([{ errors: [{ column: 'currency', code: 'Required' }] }])
})

test('references are two that differ in a capital alone', () => {
  const rows = read('b1;A-1;1;EUR;', 'b1;a-1;1;EUR;')
  expect(rows.map(({ reference, errors }) => [reference, errors])).toEqual([
    ['A-1', []],
    ['a-1', []],
  ])
})

test('the second line of a reference is the mistaken one', () => {
  expect(read('b1;A-1;1;EUR;', 'b1;A-1;1;EUR;').map(({ errors }) => errors)).toEqual([
    [],
    [{ column: 'reference', code: 'ReferenceTwice' }],
  ])
})

test.for([
  ['', [[null, 'EmptyFile']]],
  [HEAD, [[null, 'EmptyFile']]],
  ['practitioner;reference;amount;currency;iban\nx', [['iban', 'UnknownColumn']]],
  [
    'practitioner;reference;amount;amount\nx',
    [
      ['amount', 'ColumnTwice'],
      ['currency', 'ColumnMissing'],
    ],
  ],
  [`${HEAD}\n${'x\n'.repeat(100_001)}`, [[null, 'TooManyLines']]],
] as const)('a file that begins with %s is refused as a whole', ([text, errors]) => {
  expect(readCommissions(readCsv(text).lines)).toEqual([
    {
      ...{ line: 1, practitioner: '', reference: '', amount: null, reason: '' },
      errors: errors.map(([column, code]) => ({ column, code })),
    },
  ])
})

const known = {
  practitioners: new Map([
    ['b1', { practitionerId: 'sophie', isClosed: false }],
    ['b2', { practitionerId: 'lars', isClosed: true }],
  ]),
  references: new Map([
    ['OLD-1', { practitionerId: 'sophie', amount: 100 }],
    ['OLD-2', { practitionerId: 'lars', amount: 100 }],
  ]),
}

test.for([
  ['b1;A-1;1;EUR;', 'New', 'sophie', []],
  ['b1;OLD-1;1;EUR;', 'Unchanged', 'sophie', []],
  ['b2;OLD-2;1;EUR;', 'Unchanged', 'lars', []],
  ['b1;OLD-1;2;EUR;', 'Error', 'sophie', [['reference', 'ReferenceTaken']]],
  ['b1;OLD-2;1;EUR;', 'Error', 'sophie', [['reference', 'ReferenceTaken']]],
  ['b3;A-1;1;EUR;', 'Error', null, [['practitioner', 'UnknownPractitioner']]],
  ['b2;A-1;1;EUR;', 'Error', 'lars', [['practitioner', 'PractitionerClosed']]],
  ['b1;A-1;0;EUR;', 'Error', 'sophie', [['amount', 'NotPositive']]],
] as const)('%s is %s', ([line, kind, practitionerId, errors]) => {
  expect(judgeCommissions(read(line), known)).toMatchObject([
    { kind, practitionerId, errors: errors.map(([column, code]) => ({ column, code })) },
  ])
})
