import type { ApiCall } from '@salvia/contract/api-calls'
import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** A call that reads, by its name in the contract. */
export type ReadCall = Extract<ApiCall, `GET ${string}`>

/** What is out of date: everything that a call has answered, or one query that `query()` made. */
export type Stale = ReadCall | { queryKey: QueryKey }

const keyOf = (stale: Stale): QueryKey => (typeof stale === 'string' ? [stale] : stale.queryKey)

/** Has what is out of date asked for again; resolves when what is on the screen is fresh. */
export async function invalidate(client: QueryClient, ...stale: Stale[]): Promise<void> {
  await Promise.all(stale.map((one) => client.invalidateQueries({ queryKey: keyOf(one) })))
}
