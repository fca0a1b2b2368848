import type { ApiAnswer, ApiCall } from '@salvia/contract/api-calls'
import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

/** The different words that answers of some calls, to whatever input, say on the page as it is now; none on the server. */
export function useShownWords<C extends ApiCall, Word extends string>(
  calls: readonly C[],
  wordOf: (answer: ApiAnswer<C>) => Word | undefined,
): Word[] {
  const cache = useQueryClient().getQueryCache()
  const shown = () => {
    const queries = calls.flatMap((call) => cache.findAll({ type: 'active', queryKey: [call] }))
    const words = queries.flatMap(({ state: { data } }) =>
      data === undefined ? [] : (wordOf(data as ApiAnswer<C>) ?? []),
    )
    // One text, as it has to be the same as long as nothing changed.
    return [...new Set(words)].toSorted().join(' ')
  }
  const said = useSyncExternalStore(
    (changed) => cache.subscribe(changed),
    shown,
    () => '',
  )
  return said.split(' ').filter(Boolean) as Word[]
}
