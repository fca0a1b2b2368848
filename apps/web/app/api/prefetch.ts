import type { DehydratedState, QueryFunction, QueryKey } from '@tanstack/react-query'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { carriedContext, queryClientContext } from '#app/page-visit.ts'
import { ApiError } from './api-error.ts'
import { addressOfLastPage } from './beyond-the-end.ts'
import { dehydrated } from './dehydrated-cache.tsx'
import { explainProblem } from './explain-refusal.ts'

/** Any result of `query()`. */
export type Query = { queryKey: QueryKey; queryFn?: ((context: never) => unknown) | symbol }

type Args = { context: Readonly<RouterContextProvider> }

/** The query cache of the request being loaded. */
export function requestClient({ context }: Args) {
  const client = context.get(queryClientContext)
  if (client === null) throw new Error('no query client was opened for this request')
  return client
}

/**
 * Prefetches in parallel. A refusal becomes a route error with the same status; a page past the end redirects to the
 * last one.
 */
export async function prefetch(
  args: Args & { url: URL },
  ...queries: Query[]
): Promise<{ cache: DehydratedState | undefined }> {
  const client = requestClient(args)
  try {
    await Promise.all(
      queries.map(({ queryKey, queryFn }) =>
        client.fetchQuery({ queryKey, queryFn: queryFn as QueryFunction }),
      ),
    )
  } catch (error) {
    throw await toRouteError(error)
  }
  for (const { queryKey } of queries) {
    const address = addressOfLastPage(args.url, client.getQueryData(queryKey))
    if (address !== null) throw redirect(address)
  }
  return { cache: cacheOf(args, queries) }
}

/** Dehydrates only these queries: each loader sends its own part, with the page or in its answer. */
export function cacheOf(args: Args, queries: Query[]): DehydratedState | undefined {
  const client = requestClient(args)
  const cache = client.getQueryCache()
  const asked = new Set(queries.flatMap(({ queryKey }) => cache.find({ queryKey }) ?? []))
  const carried = args.context.get(carriedContext)
  if (carried === null) return dehydrated(client, asked)
  for (const query of asked) carried.add(query)
  return undefined
}

/** An API refusal as a route error in the user's language; other errors unchanged. */
export async function toRouteError(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  const { code, status, retryAfter } = error
  const headers: HeadersInit = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }
  return data({ code, message: await explainProblem(error), retryAfter }, { status, headers })
}
