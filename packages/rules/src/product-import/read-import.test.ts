import { IMPORT_LINE_LIMIT } from '@salvia/contract/words/product-imports'
import { expect, test } from 'vitest'
import { readCsv } from '../csv/csv.ts'
import type { ImportWords } from './import-columns.ts'
import { linesOfSheet, readImport, unclosedQuote } from './read-import.ts'

const words: ImportWords = {
  brandNames: ['Thorne'],
  deliveryFormatIds: ['capsule'],
  categoryIds: ['minerals'],
  vatCategoryIds: ['FoodSupplement'],
  countryCodes: ['DE'],
}

const whole = (text: string) => readImport(readCsv(text).lines, words)
const read = (text: string) => {
  const { rows, errors } = whole(text)
  return { rows, errors }
}

test('rows are read by their headings, in any order and spelling', () => {
  expect(read("Net Price;SKU;brand_name\n19,99;THO-1;thorne\n5;'=2;Thorne")).toEqual({
    rows: [
      { line: 2, values: { sku: 'THO-1', netPrice: 1999, brandName: 'Thorne' } },
      { line: 3, values: { sku: '=2', netPrice: 500, brandName: 'Thorne' } },
    ],
    errors: [],
  })
})

test('every mistake of a line is named by line and column, and the line is left out', () => {
  expect(read('sku;netPrice;isActive;unitSize\nA;x;maybe;\n\nB;5;yes;;;more\n;5;yes;1\nC;5;no')).toEqual({
    rows: [{ line: 6, values: { sku: 'C', netPrice: 500, isActive: false, unitSize: null } }],
    errors: [
      { line: 2, column: 'netPrice', code: 'NotANumber', cell: 'x' },
      { line: 2, column: 'isActive', code: 'NotAFlag', cell: 'maybe' },
      { line: 4, column: null, code: 'TooManyCells', cell: 'more' },
      { line: 5, column: 'sku', code: 'Required', cell: '' },
    ],
  })
})

test('a number that stands twice is a mistake of the later line', () => {
  const ean = '4006381333931'
  expect(read(`sku;ean\nA;${ean}\na;\nC;`)).toEqual({
    rows: [
      { line: 2, values: { sku: 'A', ean } },
      { line: 4, values: { sku: 'C', ean: null } },
    ],
    errors: [{ line: 3, column: 'sku', code: 'SkuTwice', cell: 'a' }],
  })
})

test('mistakes in the headings refuse the file', () => {
  expect(read('name;colour;Name;;\nA;red;B;;')).toEqual({
    rows: [],
    errors: [
      { line: 1, column: 'colour', code: 'UnknownColumn', cell: 'colour' },
      { line: 1, column: 'name', code: 'ColumnTwice', cell: 'name' },
      { line: 1, column: 'sku', code: 'ColumnMissing', cell: 'sku' },
    ],
  })
})

test('a column without a heading is not read', () => {
  expect(read('sku;;netPrice\nA;note;5').rows).toEqual([{ line: 2, values: { sku: 'A', netPrice: 500 } }])
})

test('lines with mistakes are named by their product, those that repeat one too', () => {
  const { skus } = whole('sku;netPrice\nA;x\n;y\nB;5\nb;5\nC;5')
  expect([...skus]).toEqual([
    [2, 'A'],
    [3, ''],
    [5, 'b'],
  ])
})

test('an empty file, one too long and an open quote are refused as a whole', () => {
  const refused = (code: string, line = 1) => ({ rows: [], errors: [{ line, column: null, code, cell: '' }] })
  expect(read('')).toEqual(refused('EmptyFile'))
  expect(read(`sku\n${'A\n'.repeat(IMPORT_LINE_LIMIT + 1)}`)).toEqual(refused('TooManyLines'))
  expect(unclosedQuote(7)).toMatchObject(refused('UnclosedQuote', 7))
})

test('a sheet is read like a file, with the numbers that the spreadsheet shows', () => {
  const lines = linesOfSheet([
    ['sku', 'netPrice', 'isActive', 'name'],
    [null, undefined, '', ' '],
    ['A', 19.99, true, new Date('2026-01-05T00:00:00Z')],
  ])
  expect(readImport(lines, words)).toMatchObject({
    rows: [{ line: 3, values: { sku: 'A', netPrice: 1999, isActive: true, name: '2026-01-05' } }],
    errors: [],
  })
})

const LINES = 10_000
/** 300 lines at places that share no rhythm, each with one of three mistakes. */
const badLines = Array.from({ length: 300 }, (_, at) => 2 + ((at * 6_607 + 13) % LINES))
const mistakes = [
  { cell: (at: number) => `SKU-${at};Zinc ${at};Nobody;12.50`, column: 'brandName', code: 'UnknownWord' },
  { cell: (at: number) => `SKU-${at};;Thorne;12.50`, column: 'name', code: 'Required' },
  { cell: (at: number) => `SKU-${at};Zinc ${at};Thorne;twelve`, column: 'netPrice', code: 'NotANumber' },
]

test('of 10,000 lines the 300 bad ones are named one by one, and the others are read', () => {
  const badAt = new Map(badLines.map((line, at) => [line, mistakes.slice(at % 3, (at % 3) + 1)]))
  expect(badAt.size).toBe(300)
  const text = Array.from({ length: LINES }, (_, at) => {
    const [bad] = badAt.get(at + 2) ?? []
    return bad ? bad.cell(at) : `SKU-${at};"Zinc; ${at}";Thorne;12.50`
  })
  const { rows, errors } = read(['sku;name;brandName;netPrice', ...text].join('\r\n'))
  expect(rows).toHaveLength(9_700)
  expect(errors.map(({ line, column, code }) => ({ line, column, code }))).toEqual(
    [...badAt]
      .sort(([a], [b]) => a - b)
      .flatMap(([line, [bad]]) => (bad ? [{ line, column: bad.column, code: bad.code }] : [])),
  )
  expect(rows.every(({ line }) => !badAt.has(line))).toBe(true)
})
