import { expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import { diffImport, exportLines, type KnownProduct, undoImport } from './diff-import.ts'
import { readImport } from './read-import.ts'

const EAN = '4006381333931'
const OTHER_EAN = '0768990017612'

const product = (sku: string, over: Partial<KnownProduct['values']> = {}): [string, KnownProduct] => [
  sku.toLowerCase(),
  {
    id: `id-${sku}`,
    version: 'v1',
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
  },
]

const known = new Map([product('A', { ean: EAN }), product('B'), product('C', { netPrice: 5 })])
const row = (line: number, sku: string, values = {}) => ({ line, values: { sku, ...values } })

test('only fields that differ are changed, and lists in another order do not differ', () => {
  const diff = diffImport(
    [
      row(2, 'a', { netPrice: 2099, markers: ['Bestseller', 'New'], name: '=Zinc; "strong"' }),
      row(3, 'B', { categoryIds: ['sleep', 'minerals'] }),
      row(4, 'C', { categoryIds: ['sleep'], unitSize: 2.5 }),
    ],
    known,
  )
  expect(diff).toEqual({
    created: [],
    changed: [
      {
        line: 2,
        id: 'id-A',
        version: 'v1',
        sku: 'a',
        changes: [{ field: 'netPrice', from: 1999, to: 2099 }],
      },
      {
        line: 4,
        id: 'id-C',
        version: 'v1',
        sku: 'C',
        changes: [
          { field: 'unitSize', from: null, to: 2.5 },
          { field: 'categoryIds', from: ['minerals', 'sleep'], to: ['sleep'] },
        ],
      },
    ],
    unchanged: 1,
    errors: [],
  })
})

test('a new product needs what it cannot be sold without', () => {
  const whole = { name: 'Iron', brandName: 'Thorne', deliveryFormatId: 'capsule', netPrice: 900 }
  const diff = diffImport(
    [row(2, 'NEW', whole), row(3, 'NEW2', { name: 'Iron', brandName: 'Thorne' })],
    known,
  )
  expect(diff.created).toEqual([row(2, 'NEW', whole)])
  expect(diff.errors).toEqual([
    { line: 3, column: 'deliveryFormatId', code: 'RequiredForNew', cell: '' },
    { line: 3, column: 'netPrice', code: 'RequiredForNew', cell: '' },
  ])
})

test("another product's barcode cannot be taken, unless it gives it up in the same file", () => {
  expect(diffImport([row(2, 'B', { ean: EAN })], known).errors).toEqual([
    { line: 2, column: 'ean', code: 'EanTaken', cell: EAN },
  ])
  const swapped = diffImport([row(2, 'B', { ean: EAN }), row(3, 'A', { ean: OTHER_EAN })], known)
  expect(swapped.errors).toEqual([])
  expect(swapped.changed).toHaveLength(2)
  expect(diffImport([row(2, 'A', { ean: EAN })], known)).toMatchObject({ unchanged: 1, errors: [] })
})

test('a run is taken back field by field', () => {
  const { changed } = diffImport([row(2, 'A', { netPrice: 2099 })], known)
  expect(undoImport(changed)).toMatchObject([
    { id: 'id-A', changes: [{ field: 'netPrice', from: 2099, to: 1999 }] },
  ])
})

test('an export imported again changes nothing', () => {
  const text = writeCsv(exportLines([...known.values()]))
  const words = {
    brandNames: ['Thorne'],
    deliveryFormatIds: ['capsule'],
    categoryIds: ['minerals', 'sleep'],
    vatCategoryIds: ['FoodSupplement'],
    countryCodes: ['DE'],
  }
  const { rows, errors } = readImport(readCsv(text).lines, words)
  expect(errors).toEqual([])
  expect(diffImport(rows, known)).toEqual({ created: [], changed: [], unchanged: 3, errors: [] })
  expect(text).toContain(';19.99;')
  expect(text).toContain(';0.05;')
})
