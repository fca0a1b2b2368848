import { expect, test } from 'vitest'
import { postalKey } from './postal-key.ts'

test.for([
  ['35001', '35001'],
  [' 35 001 ', '35001'],
  ['9000-123', '9000123'],
  ['FI-22100', '22100'],
  ['ax 22100', '22100'],
  ['D-27498', '27498'],
  ['３５００１', '35001'],
  ['JE2 3AB', 'JE23AB'],
  ['ABC 123', 'ABC123'],
  ['1 FI 22', '1FI22'],
  ['3511 AB', '3511AB'],
  ['', ''],
] as const)('%s is told as %s', ([typed, key]) => {
  expect(postalKey(typed)).toBe(key)
})
