import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { expect, test } from 'vitest'
import { progressOf } from './import-progress.ts'

const one: ProductImport = {
  id: '01890000-0000-7000-8000-000000000000',
  source: 'File',
  name: 'products.csv',
  state: 'Ready',
  kinds: { New: 3, Changed: 7, Unchanged: 20, Error: 4 },
  outcomes: { Applied: 0, Skipped: 0, Refused: 0, Undone: 0, PartlyUndone: 0, Kept: 0 },
  madeAt: '2026-11-20T09:30:00.000Z',
  madeBy: null,
  startedAt: null,
  finishedAt: null,
  undoneAt: null,
  undoneBy: null,
}

test('of a file the new and the changed lines are to be written', () => {
  expect(progressOf(one)).toEqual({ done: 0, all: 10 })
  const outcomes = { ...one.outcomes, Applied: 4, Skipped: 1, Refused: 1 }
  expect(progressOf({ ...one, state: 'Applying', outcomes })).toEqual({ done: 6, all: 10 })
})

test('what was written is to be taken back, whatever then stays', () => {
  const outcomes = { ...one.outcomes, Applied: 5, Skipped: 1, Undone: 2, PartlyUndone: 1, Kept: 1 }
  expect(progressOf({ ...one, state: 'Undoing', outcomes })).toEqual({ done: 4, all: 9 })
})
