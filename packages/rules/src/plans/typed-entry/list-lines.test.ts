import { expect, test } from 'vitest'
import { listLines } from './list-lines.ts'

test('bullets, numbers and empty lines are no part of a list, product numbers are', () => {
  const pasted =
    '• Magnesium 2 caps bed\r\n\r\n- Zinc 1 tab\n1. Vitamin C 1 tab\n2) 5-HTP 1 cap\n5-MTHF 1 cap\n'
  expect(listLines(pasted)).toEqual({
    lines: ['Magnesium 2 caps bed', 'Zinc 1 tab', 'Vitamin C 1 tab', '5-HTP 1 cap', '5-MTHF 1 cap'],
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
