import type { ApiCall } from '@salvia/contract/api-calls'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The name of a read call in the contract. */
export type ReadCall = Extract<ApiCall, `GET ${string}`>

/** What to invalidate: every cached answer of a call, or one query made by `query()`. */
export type Stale = ReadCall | { queryKey: QueryKey }

const keyOf = (stale: Stale): QueryKey => (typeof stale === 'string' ? [stale] : stale.queryKey)

/** What went out of date while a page was on its way; its data was read before, and arrives after. */
const onTheWay = new Set<Set<QueryKey>>()

/** Invalidates and refetches; resolves when the active queries are fresh. */
export async function invalidate(client: QueryClient, ...stale: Stale[]): Promise<void> {
  const keys = stale.map(keyOf)
  for (const arriving of onTheWay) for (const key of keys) arriving.add(key)
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}

/** A page is on its way. Call the answer when its data has arrived: what was written meanwhile is read again. */
export function pageComing(client: QueryClient): () => void {
  const outdated = new Set<QueryKey>()
  onTheWay.add(outdated)
  return () => {
    onTheWay.delete(outdated)
    for (const queryKey of outdated) void client.invalidateQueries({ queryKey })
  }
}
