import { type DehydratedState, dehydrate, type QueryFunction, type QueryKey } from '@tanstack/react-query'
import { data, type RouterContextProvider } from 'react-router'
import { queryClientContext } from '#app/page-visit.ts'
import { ApiError } from './api-error.ts'
import { explainProblem } from './explain-refusal.ts'

/** Anything that `query()` made. */
export type Query = { queryKey: QueryKey; queryFn?: ((context: never) => unknown) | symbol }

type Args = { context: Readonly<RouterContextProvider> }

/** The cache of the request that a loader answers. */
export function requestClient({ context }: Args) {
  const client = context.get(queryClientContext)
  if (client === null) throw new Error('no query client was opened for this request')
  return client
}

/** Asks for everything at once. A refusal becomes a route error with the same status. */
export async function prefetch(args: Args, ...queries: Query[]): Promise<{ cache: DehydratedState }> {
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
  return { cache: dehydrateOnly(args, queries) }
}

/** What these queries hold, and no other: each loader carries its own part to the browser. */
export function dehydrateOnly(args: Args, queries: Query[]): DehydratedState {
  const client = requestClient(args)
  const asked = new Set(queries.map(({ queryKey }) => client.getQueryCache().find({ queryKey })))
  return dehydrate(client, {
    shouldDehydrateQuery: (one) => asked.has(one) && one.state.status === 'success',
  })
}

/** An API refusal as the error that a route shows, in the reader's language; anything else as it is. */
async function toRouteError(error: unknown): Promise<unknown> {
  if (!(error instanceof ApiError)) return error
  return data({ code: error.code, message: await explainProblem(error) }, { status: error.status })
}
