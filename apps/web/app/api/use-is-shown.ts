import type { ApiAnswer, ApiCall } from '@salvia/contract/api-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** Whether an answer of a call that the page shows now, to whatever input, is as asked; false on the server. */
export function useIsShown<C extends ApiCall>(call: C, isAsked: (answer: ApiAnswer<C>) => boolean): boolean {
  const cache = useQueryClient().getQueryCache()
  const isShown = () =>
    cache
      .findAll({ type: 'active', queryKey: [call] })
      .some(({ state: { data } }) => data !== undefined && isAsked(data as ApiAnswer<C>))
  return useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    isShown,
    () => false,
  )
}
