import { SNACKBAR_LIMIT } from '@salvia/contract/words/limits'

/** The queue with one more: newest first, at most 3, the oldest dropped. One with the same id is replaced. */
export function pushSnackbar<S extends { id: string }>(queue: S[], snackbar: S): S[] {
  return [snackbar, ...dismissSnackbar(queue, snackbar.id)].slice(0, SNACKBAR_LIMIT)
}

/** The queue without the one of this id. */
export const dismissSnackbar = <S extends { id: string }>(queue: S[], id: string): S[] =>
  queue.filter((snackbar) => snackbar.id !== id)
