import type { ProductImport } from '@salvia/contract/catalogue/product-imports'

const sum = (...counts: number[]): number => counts.reduce((all, count) => all + count, 0)

/** Total lines to apply or undo, and how many are done. */
export function progressOf({ state, kinds, outcomes }: ProductImport): { done: number; all: number } {
  const { Applied, Skipped, Refused, Undone, PartlyUndone, Kept } = outcomes
  const undone = sum(Undone, PartlyUndone, Kept)
  if (state === 'Undoing' || state === 'Undone') return { done: undone, all: sum(undone, Applied) }
  return { done: sum(Applied, Skipped, Refused), all: sum(kinds.New, kinds.Changed) }
}
