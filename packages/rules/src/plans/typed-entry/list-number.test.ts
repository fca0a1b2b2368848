import { expect, test } from 'vitest'
import { withoutListNumber } from './list-number.ts'

test.for([
  ['1. Zinc 1 cap', 'Zinc 1 cap'],
  ['2)\tZinc 1 cap', 'Zinc 1 cap'],
  ['(3) take zinc', 'take zinc'],
  ['a) Zinc 1 cap', 'Zinc 1 cap'],
  ['2. Woche 1 Kapsel Zink', '2. Woche 1 Kapsel Zink'],
  ['2. caps zinc', '2. caps zinc'],
  ['4. 2 capsules zinc', '4. 2 capsules zinc'],
  ['1.zinc', '1.zinc'],
  ['4. Evening primrose 1 cap', 'Evening primrose 1 cap'],
  ['4. zinc', 'zinc'],
  ['A. Vogel Echinaforce', 'A. Vogel Echinaforce'],
])('"%s" is read as "%s"', ([line = '', read]) => {
  expect(withoutListNumber(line)).toBe(read)
})
