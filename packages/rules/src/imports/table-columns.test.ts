import { expect, test } from 'vitest'
import { readCells, readHeadings } from './table-columns.ts'

const columns = { fields: ['sku', 'netPrice', 'name'], required: ['sku', 'name'] } as const
const line = (...cells: string[]) => ({ number: 1, cells })

test('headings are known in any order, case and spelling', () => {
  expect(readHeadings(line(' NAME', "'=x", 'net_price', 'Net-Price ', ''), columns)).toEqual({
    headings: [
      { field: 'name', heading: 'NAME' },
      { field: null, heading: '=x' },
      { field: 'netPrice', heading: 'net_price' },
      { field: 'netPrice', heading: 'Net-Price' },
      { field: null, heading: '' },
    ],
    errors: [
      { column: '=x', code: 'UnknownColumn' },
      { column: 'netPrice', code: 'ColumnTwice' },
      { column: 'sku', code: 'ColumnMissing' },
    ],
  })
})

test('cells go by their column; a line may end early, and says what stands beyond its columns', () => {
  const { headings, errors } = readHeadings(line('sku', '', 'name'), columns)
  expect(errors).toEqual([])
  expect(readCells(line("'=2 ", 'note'), headings)).toEqual({
    cells: [
      { field: 'sku', heading: 'sku', cell: '=2' },
      { field: 'name', heading: 'name', cell: '' },
    ],
    extra: undefined,
  })
  expect(readCells(line('a', '', 'b', ' ', 'more'), headings).extra).toBe('more')
})
