import { expect, test } from 'vitest'
import { guarded, readCsv, unguarded, writeCsv } from './csv.ts'

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
  ['"a,b,c,d";e', [['a,b,c,d', 'e']]],
  ['a;\uFEFFb', [['a', '\uFEFFb']]],
  [
    'a;b\n ; \nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
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

test.for([
  ['A;"Zinc', 2],
  ['A;"two\nlines";"Zinc\nB;Iron', 3],
  ['A;"Zinc\nB;"Iron"\nC;"Selen"', 2],
  ['A;Zinc\r\nB;"Iron;5\r\nC;"Selen";6', 3],
] as const)('of %j the quote that was left open stands in line %i', ([text, line]) => {
  expect(readCsv(`sku;name\n${text}`).unclosedQuoteAt).toBe(line)
})

test('text behind a closed quote belongs to its cell', () => {
  expect(cellsOf('sku;name\nA;"Zinc" forte\nB;"two\nlines" ')).toEqual([
    ['sku', 'name'],
    ['A', 'Zinc forte'],
    ['B', 'two\nlines '],
  ])
})

test.for([
  ['sep=;', ';'],
  ['\uFEFFsep=,', ','],
  ['SEP=\t', '\t'],
  ['"sep=|"', '|'],
  ['sep=^', '^'],
  ['sep=-', '-'],
] as const)('the first line %j names the separator, and lines keep their number', ([first, separator]) => {
  for (const end of ['\r\n', '\n', '\r'])
    expect(readCsv([first, `sku${separator}name`, `A${separator}"a;b,c"`].join(end))).toEqual({
      lines: [
        { number: 2, cells: ['sku', 'name'] },
        { number: 3, cells: ['A', 'a;b,c'] },
      ],
      unclosedQuoteAt: null,
    })
})

test('a file of nothing but its separator has no lines, and a heading is no separator', () => {
  expect(readCsv('sep=;').lines).toEqual([])
  expect(cellsOf('sep=;x')).toEqual([['sep=', 'x']])
  expect(cellsOf('sku;sep=;')).toEqual([['sku', 'sep=', '']])
})

test('what is written is read again, and no cell is a formula', () => {
  const lines = [
    ['sku', 'name', 'price'],
    ['A;1', 'say "zinc"\nnow', '-1.5'],
    ['=1+1', '@sum', '+cmd|calc'],
    ["'=kept", "''-kept", '-5'],
  ]
  const text = writeCsv(lines, 'de')
  expect(text).toBe(
    '\uFEFFsku;name;price\r\n"A;1";"say ""zinc""\nnow";-1.5\r\n\'=1+1;\'@sum;\'+cmd|calc\r\n\'\'=kept;\'\'\'-kept;-5\r\n',
  )
  expect(cellsOf(text).map((cells) => cells.map(unguarded))).toEqual(lines)
  expect(unguarded("'s morgens")).toBe("'s morgens")
})

test.for([
  ['-5', '-5'],
  ['-12', '-12'],
  ['-1,55', '-1,55'],
  ['1=1', '1=1'],
  ['-1+1', "'-1+1"],
  ['-5=A1', "'-5=A1"],
  ['\tA1', "'\tA1"],
  ["''=1", "'''=1"],
] as const)('%j is written as %j, and read as itself', ([cell, written]) => {
  expect(guarded(cell)).toBe(written)
  expect(unguarded(guarded(cell))).toBe(cell)
})
