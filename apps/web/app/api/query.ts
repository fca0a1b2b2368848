import type { ApiAnswer, ApiCall, ApiInput } from '@salvia/contract/api-calls'
import { type QueryFunctionContext, queryOptions } from '@tanstack/react-query'
import type { Api } from './api.ts'
import { apiOf } from './query-client.ts'

/** A call as a query. The same options work on the server, with the visitor's cookie, and in the browser. */
export const query = <C extends ApiCall>(call: C, input: ApiInput<C>) =>
  queryOptions({
    queryKey: [call, input] as const,
    queryFn: ({ client, signal }): Promise<ApiAnswer<C>> => apiOf(client)(call, input, { signal }),
  })

type Reading<C extends ApiCall, T> = {
  call: C
  input: ApiInput<C>
  /** Distinguishes this query from others with the same call and input. */
  as?: string
  read: (api: Api, context: QueryFunctionContext) => Promise<T>
}

/** A query that derives its own data from a call. Invalidated together with the call. */
export const readingOf = <C extends ApiCall, T>({ call, input, as, read }: Reading<C, T>) =>
  queryOptions({
    queryKey: as === undefined ? ([call, input] as const) : ([call, input, as] as const),
    queryFn: (context): Promise<T> => read(apiOf(context.client), context),
  })
