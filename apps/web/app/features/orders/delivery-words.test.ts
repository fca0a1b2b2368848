import { expect, test } from 'vitest'
import { deliveryWords } from './delivery-words.ts'

test.for([
  ['2026-11-19', '2026-11-18', 'Arrives by Thursday 19 November.'],
  ['2026-11-19', '2026-11-19', 'Arrives by Thursday 19 November.'],
  [
    '2026-11-19',
    '2026-11-20',
    'Expected by Thursday 19 November. Not marked as delivered yet; contact us if it has not arrived.',
  ],
] as const)('a delivery by %s, read on %s', ([to, today, words]) => {
  expect(deliveryWords(to, today)).toBe(words)
})
