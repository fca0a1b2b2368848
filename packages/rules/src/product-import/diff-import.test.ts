import { importFields } from '@salvia/contract/words/product-imports'
import { expect, test } from 'vitest'
import { readCsv, writeCsv } from '../csv/csv.ts'
import {
  diffImport,
  errorLines,
  type KnownProduct,
  type KnownProducts,
  noEans,
  type ProductValues,
  undoChanges,
} from './diff-import.ts'
import { exportLine, sheetLine } from './export-lines.ts'
import { linesOfSheet, readImport } from './read-import.ts'

const EAN = '4006381333931'
const OTHER_EAN = '0768990017612'

const product = (sku: string, over: Partial<ProductValues> = {}): KnownProduct => ({
  id: `id-${sku}`,
  version: 4,
  values: {
    sku,
    name: '=Zinc; "strong"',
    brandName: 'Thorne',
    ean: null,
    deliveryFormatId: 'capsule',
    deliveryFormatSize: 60,
    unitSize: null,
    servingsPerContainer: 60,
    netWeightGrams: 50,
    netPrice: 1999,
    vatCategoryId: 'FoodSupplement',
    stockStatus: 'InStock',
    quantity: 5,
    deliveryDays: 1,
    isActive: true,
    isHidden: false,
    canBeSample: false,
    markers: ['New', 'Bestseller'],
    categoryIds: ['minerals', 'sleep'],
    restrictedCountries: [],
    ...over,
  },
})

const shelf = [product('A', { ean: EAN }), product('B'), product('C', { netPrice: 5 })]

const known: KnownProducts = {
  bySku: new Map(shelf.map((one) => [String(one.values.sku).toLowerCase(), one])),
  skuOfEan: new Map([[EAN, 'a']]),
}
const row = (line: number, sku: string, values = {}) => ({ line, values: { sku, ...values } })
const diff = (rows: ReturnType<typeof row>[]) => diffImport(rows, known, noEans())

test('only fields that differ are changed, and lists in another order do not differ', () => {
  const lines = diff([
    row(2, 'a', { netPrice: 2099, markers: ['Bestseller', 'New'], name: '=Zinc; "strong"' }),
    row(3, 'B', { categoryIds: ['sleep', 'minerals'] }),
    row(4, 'C', { categoryIds: ['sleep'], unitSize: 2.5 }),
  ])
  const one = { name: '=Zinc; "strong"', version: 4, errors: [] }
  expect(lines).toEqual([
    {
      ...one,
      line: 2,
      kind: 'Changed',
      sku: 'A',
      productId: 'id-A',
      changes: [{ field: 'netPrice', from: 1999, to: 2099 }],
    },
    { ...one, line: 3, kind: 'Unchanged', sku: 'B', productId: 'id-B', changes: [] },
    {
      ...one,
      line: 4,
      kind: 'Changed',
      sku: 'C',
      productId: 'id-C',
      changes: [
        { field: 'unitSize', from: null, to: 2.5 },
        { field: 'categoryIds', from: ['minerals', 'sleep'], to: ['sleep'] },
      ],
    },
  ])
})

test('a new product needs what it cannot be sold without', () => {
  const whole = { name: 'Iron', brandName: 'Thorne', deliveryFormatId: 'capsule', netPrice: 900 }
  const nobody = { productId: null, version: null }
  expect(
    diff([row(2, 'NEW', whole), row(3, 'NEW2', { name: 'Iron', brandName: 'Thorne' }), row(4, 'NEW3')]),
  ).toMatchObject([
    {
      ...nobody,
      line: 2,
      kind: 'New',
      sku: 'NEW',
      name: 'Iron',
      changes: [
        { field: 'sku', from: null, to: 'NEW' },
        { field: 'name', from: null, to: 'Iron' },
        { field: 'brandName', from: null, to: 'Thorne' },
        { field: 'deliveryFormatId', from: null, to: 'capsule' },
        { field: 'netPrice', from: null, to: 900 },
      ],
    },
    {
      ...nobody,
      line: 3,
      kind: 'Error',
      changes: [],
      errors: [
        { column: 'deliveryFormatId', code: 'RequiredForNew', cell: '' },
        { column: 'netPrice', code: 'RequiredForNew', cell: '' },
      ],
    },
    { line: 4, name: '', errors: [{ column: 'name' }, {}, {}, {}] },
  ])
})

test("another product's barcode cannot be taken, unless an earlier line of the file gives that one another", () => {
  const taken = { kind: 'Error', errors: [{ column: 'ean', code: 'EanTaken', cell: EAN }] }
  const kindsOf = (rows: ReturnType<typeof row>[]) => diff(rows).map(({ kind }) => kind)
  expect(diff([row(2, 'B', { ean: EAN }), row(3, 'A', { ean: OTHER_EAN })])).toMatchObject([taken, {}])
  expect(kindsOf([row(2, 'A', { ean: OTHER_EAN }), row(3, 'B', { ean: EAN })])).toEqual([
    'Changed',
    'Changed',
  ])
  expect(kindsOf([row(2, 'A', { ean: null }), row(3, 'B', { ean: EAN })])).toEqual(['Changed', 'Changed'])
  expect(kindsOf([row(2, 'A', { ean: EAN })])).toEqual(['Unchanged'])
})

test('a barcode that stands twice is a mistake of the later good line; a refused line gives none', () => {
  const twice = { kind: 'Error', errors: [{ column: 'ean', code: 'EanTwice', cell: OTHER_EAN }] }
  const free = [row(2, 'A', { ean: OTHER_EAN }), row(3, 'B', { ean: OTHER_EAN })]
  expect(diff(free)).toMatchObject([{ kind: 'Changed' }, twice])
  const owners = diff([row(2, 'B', { ean: EAN }), row(3, 'A', { ean: EAN, name: 'Renamed' })])
  expect(owners).toMatchObject([{ errors: [{ code: 'EanTaken' }] }, { kind: 'Changed', errors: [] }])
})

test('what earlier parts of a file gave counts in later ones', () => {
  const given = noEans()
  diffImport([row(2, 'A', { ean: null })], known, given)
  expect(diffImport([row(3, 'B', { ean: EAN })], known, given)).toMatchObject([{ kind: 'Changed' }])
})

test('mistakes of one line stand together, with the number of its product', () => {
  const error = { column: 'name', code: 'Required' as const, cell: '' }
  const errors = [
    { line: 2, ...error },
    { line: 3, ...error },
    { line: 3, ...error, column: 'ean' },
  ]
  expect(errorLines({ errors, skus: new Map([[3, 'A']]) })).toMatchObject([
    { line: 2, kind: 'Error', sku: '', errors: [error] },
    { line: 3, kind: 'Error', sku: 'A', errors: [error, { ...error, column: 'ean' }] },
  ])
})

test('a change is taken back field by field, where the field still is what it made it', () => {
  const changes = [
    { field: 'netPrice' as const, from: 1999, to: 2099 },
    { field: 'name' as const, from: 'Zinc', to: 'Zinc 15 mg' },
    { field: 'markers' as const, from: [], to: ['New', 'Bestseller'] },
    { field: 'quantity' as const, from: 9, to: 6 },
  ]
  const now = product('A', {
    netPrice: 2099,
    name: 'Zinc 20 mg',
    markers: ['Bestseller', 'New'],
    quantity: 4,
  })
  expect(undoChanges(changes, now.values)).toEqual({
    changes: [
      { field: 'netPrice', from: 2099, to: 1999 },
      { field: 'markers', from: ['New', 'Bestseller'], to: [] },
      { field: 'quantity', from: 6, to: 9 },
    ],
    kept: ['name'],
  })
})

const words = {
  brandNames: ['Thorne'],
  deliveryFormatIds: ['capsule'],
  categoryIds: ['minerals', 'sleep'],
  vatCategoryIds: ['FoodSupplement'],
  countryCodes: ['DE'],
}
const odd = product('D', { name: "'=odd", markers: ['one, two'], netPrice: 100, restrictedCountries: ['DE'] })
const all: KnownProducts = { ...known, bySku: new Map([...known.bySku, ['d', odd]]) }
const everything = [...shelf, odd].map(({ values }) => values)

test.for([
  ['en', ',19.99,', ',0.05,'],
  ['de', ';"19,99";', ';"0,05";'],
  ['nl', ';"19,99";', ';"0,05";'],
  ['fr', ';"19,99";', ';"0,05";'],
] as const)('an export in %s imported again changes nothing', ([language, price, small]) => {
  const csv = writeCsv(
    [[...importFields], ...everything.map((values) => exportLine(values, language))],
    language,
  )
  expect(csv).toContain(price)
  expect(csv).toContain(small)
  const { rows, errors } = readImport(readCsv(csv).lines, words)
  expect(errors).toEqual([])
  expect(diffImport(rows, all, noEans()).map(({ kind }) => kind)).toEqual(Array(4).fill('Unchanged'))
})

test('a sheet imported again changes nothing', () => {
  const { rows, errors } = readImport(linesOfSheet([[...importFields], ...everything.map(sheetLine)]), words)
  expect(errors).toEqual([])
  expect(diffImport(rows, all, noEans()).map(({ kind }) => kind)).toEqual(Array(4).fill('Unchanged'))
})

test('a sheet holds amounts as numbers and nothing that it would run', () => {
  expect(sheetLine(shelf[0]?.values ?? odd.values).slice(0, 11)).toEqual([
    'A',
    '\'=Zinc; "strong"',
    'Thorne',
    EAN,
    'capsule',
    60,
    '',
    60,
    50,
    19.99,
    'FoodSupplement',
  ])
})
