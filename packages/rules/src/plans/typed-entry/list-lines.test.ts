import { expect, test } from 'vitest'
import { listLines, withoutListNumber } from './list-lines.ts'

test('bullets, numbers and empty lines are no part of a list, product numbers are', () => {
  const pasted =
    '• Magnesium 2 caps bed\r\n\r\n- Zinc 1 tab\n1. Vitamin C 1 tab\n2) 5-HTP 1 cap\n5-MTHF 1 cap\n(5) Iron 1 tab\na) Boron 1 cap\n'
  expect(listLines(pasted)).toEqual({
    lines: [
      ...['Magnesium 2 caps bed', 'Zinc 1 tab', 'Vitamin C 1 tab', '5-HTP 1 cap', '5-MTHF 1 cap'],
      ...['Iron 1 tab', 'Boron 1 cap'],
    ],
    left: [],
  })
})

test.for([
  [60, 60, []],
  [62, 60, ['Product 60', 'Product 61']],
] as const)('of %i lines %i are taken, and the others named', ([count, taken, left]) => {
  const list = listLines(Array.from({ length: count }, (_, at) => `Product ${at}`).join('\n'))
  expect([list.lines.length, list.left]).toEqual([taken, left])
})

test.for([
  ['1. Zinc 1 cap', 'Zinc 1 cap'],
  ['2)\tZinc 1 cap', 'Zinc 1 cap'],
  ['(3) take zinc', 'take zinc'],
  ['a) Zinc 1 cap', 'Zinc 1 cap'],
  ['2. Woche 1 Kapsel Zink', '2. Woche 1 Kapsel Zink'],
  ['2. caps zinc', '2. caps zinc'],
  ['4. 2 capsules zinc', '4. 2 capsules zinc'],
  ['1.zinc', '1.zinc'],
  ['A. Vogel Echinaforce', 'A. Vogel Echinaforce'],
])('"%s" is read as "%s"', ([line = '', read]) => {
  expect(withoutListNumber(line)).toBe(read)
})
