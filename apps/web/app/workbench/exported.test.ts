import { afterEach, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { WorkColumn } from './columns.ts'
import { exportedTable } from './exported.ts'

type Row = { name: string; balance: string }

const columns: WorkColumn<Row>[] = [
  { id: 'name', title: 'Name', cell: () => null, text: ({ name }) => name },
  { id: 'picture', title: 'Picture', cell: () => null },
  { id: 'balance', title: 'Balance', cell: () => null, text: ({ balance }) => balance },
]

const rows = [
  { name: 'Weiß; Hannah', balance: '-12.50' },
  { name: '=1+1', balance: '7' },
]

afterEach(() => overwriteGetLocale(() => 'en'))

test('an export has the columns that have words, and no cell that is a formula', () => {
  expect(exportedTable(columns, rows)).toBe('\u{FEFF}Name,Balance\r\n"Weiß; Hannah",-12.50\r\n\'=1+1,7\r\n')
})

test('an export in German has decimal commas, parted by semicolons', () => {
  overwriteGetLocale(() => 'de')
  expect(exportedTable(columns, rows)).toBe('\u{FEFF}Name;Balance\r\n"Weiß; Hannah";"-12,50"\r\n\'=1+1;7\r\n')
})
