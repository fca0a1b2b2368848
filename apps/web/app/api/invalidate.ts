import type { ApiCall } from '@salvia/contract/api-calls'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** The name of a read call in the contract. */
export type ReadCall = Extract<ApiCall, `GET ${string}`>

/** What to invalidate: every cached answer of a call, or one query made by `query()`. */
export type Stale = ReadCall | { queryKey: QueryKey }

const keyOf = (stale: Stale): QueryKey => (typeof stale === 'string' ? [stale] : stale.queryKey)

/** Invalidates and refetches; resolves when the active queries are fresh. */
export async function invalidate(client: QueryClient, ...stale: Stale[]): Promise<void> {
  await Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
}
