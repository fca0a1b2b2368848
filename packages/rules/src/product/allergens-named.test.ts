import { expect, test } from 'vitest'
import { allergensNamed } from './allergens-named.ts'

test.for([
  ['Contains: fish (anchovy), soy.', ['Fish', 'Soy']],
  ['Contains no milk or egg. Contains tree nuts.', ['Nuts']],
  ['', []],
] as const)('%s', ([text, named]) => {
  expect(allergensNamed(text)).toEqual(named)
})
