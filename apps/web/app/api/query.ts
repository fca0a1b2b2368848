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
  /** Tells this reading from others of the same call and input. */
  as?: string
  read: (api: Api, context: QueryFunctionContext) => Promise<T>
}

/** What is read of a call in a way of its own. It is out of date whenever the call's answers are. */
export const readingOf = <C extends ApiCall, T>({ call, input, as, read }: Reading<C, T>) =>
  queryOptions({
    queryKey: as === undefined ? ([call, input] as const) : ([call, input, as] as const),
    queryFn: (context): Promise<T> => read(apiOf(context.client), context),
  })
