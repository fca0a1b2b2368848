import { expect, test } from 'vitest'
import { sumsWords } from './substitution-words.ts'

test.for([
  [[], 'No plan holds this product.'],
  [[{ state: 'Proposed', count: 0 }], 'No plan holds this product.'],
  [[{ state: 'Proposed', count: 1 }], '1 proposal waits for its practitioner.'],
  [
    [
      { state: 'Skipped', count: 2 },
      { state: 'Replaced', count: 12 },
    ],
    '12 plans were changed and 2 plans were left as they were.',
  ],
  [
    [
      { state: 'Withdrawn', count: 1 },
      { state: 'Kept', count: 1 },
      { state: 'Undone', count: 3 },
    ],
    '1 proposal was withdrawn, 3 plans were put back and 1 plan could not be put back.',
  ],
] as const)('of %j an admin reads: %s', ([sums, sentence]) => {
  expect(sumsWords(sums.map((sum) => ({ ...sum })))).toBe(sentence)
})
