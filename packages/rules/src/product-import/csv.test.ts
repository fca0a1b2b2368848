import { expect, test } from 'vitest'
import { readCsv, unguarded, writeCsv } from './csv.ts'

const cellsOf = (text: string) => readCsv(text).lines.map(({ cells }) => cells)

test.for([
  [
    'sku;name\nA;Zinc',
    [
      ['sku', 'name'],
      ['A', 'Zinc'],
    ],
  ],
  [
    'sku,name\r\nA,Zinc\r\n',
    [
      ['sku', 'name'],
      ['A', 'Zinc'],
    ],
  ],
  [
    'sku\tname\rA\tZinc',
    [
      ['sku', 'name'],
      ['A', 'Zinc'],
    ],
  ],
  ['\uFEFFsku;name', [['sku', 'name']]],
  [
    'sku;name\nA;"Zinc; ""strong"", 15 mg"',
    [
      ['sku', 'name'],
      ['A', 'Zinc; "strong", 15 mg'],
    ],
  ],
  ['"a;b";c,d', [['a;b', 'c,d']]],
  ['a;b\n;', [['a', 'b']]],
  ['name\n5" tube', [['name'], ['5" tube']]],
  ['sku;;name', [['sku', '', 'name']]],
  ['', []],
] as const)('%j is read as %j', ([text, cells]) => {
  expect(cellsOf(text)).toEqual(cells)
})

test('lines keep the number they have in the file, past empty lines and line breaks in cells', () => {
  expect(readCsv('sku;name\n\nA;"two\nlines"\nB;one').lines.map(({ number }) => number)).toEqual([1, 3, 5])
})

test('a quote that is never closed is said where it stands', () => {
  expect(readCsv('sku;name\nA;"Zinc\nB;Iron')).toEqual({
    lines: [{ number: 1, cells: ['sku', 'name'] }],
    unclosedQuoteAt: 2,
  })
})

test('what is written is read again, and no cell is a formula', () => {
  const lines = [
    ['sku', 'name', 'price'],
    ['A;1', 'say "zinc"\nnow', '-1.5'],
    ['=1+1', '@sum', '+cmd|calc'],
    ["'=kept", "''-kept", '-5'],
  ]
  const text = writeCsv(lines)
  expect(text).toBe(
    '\uFEFFsku;name;price\r\n"A;1";"say ""zinc""\nnow";-1.5\r\n\'=1+1;\'@sum;\'+cmd|calc\r\n\'\'=kept;\'\'\'-kept;-5\r\n',
  )
  expect(cellsOf(text).map((cells) => cells.map(unguarded))).toEqual(lines)
  expect(unguarded("'s morgens")).toBe("'s morgens")
})
