import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesOf, listCell } from './list-cell.ts'

test.for([
  [[], ''],
  [['New'], 'New'],
  [['New', 'and good'], 'New|and good'],
  [['New, and good'], 'New, and good|'],
  [['Men|Women'], 'Men\\|Women'],
  [['Men|Women, all'], 'Men\\|Women, all|'],
  [['C:\\', 'x'], 'C:\\\\|x'],
  [['\\|'], '\\\\\\|'],
] as const)('%j stands in a cell as %s, and is read from it', ([entries, cell]) => {
  expect(listCell([...entries])).toBe(cell)
  expect(entriesOf(cell)).toEqual(entries)
})

test.for([
  ['a, b,,c', ['a', 'b', 'c']],
  ['a\\|b, c', ['a|b', 'c']],
  [' a | b ', ['a', 'b']],
  ['C:\\temp', ['C:\\temp']],
] as const)('%s is read as %j', ([cell, entries]) => {
  expect(entriesOf(cell)).toEqual(entries)
})

test('whatever entries are called, a cell of them is read as they were', () => {
  const entry = fc
    .string({ unit: fc.constantFrom('|', '\\', ',', ';', ' ', 'a', '"', "'"), minLength: 1, maxLength: 8 })
    .map((text) => text.trim())
    .filter((text) => text !== '')
  fc.assert(
    fc.property(fc.array(entry, { maxLength: 4 }), (entries) => {
      expect(entriesOf(listCell(entries))).toEqual(entries)
    }),
    { seed: 7, numRuns: 2000 },
  )
})
