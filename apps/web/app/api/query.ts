import type { ApiAnswer, ApiCall, ApiInput } from '@salvia/contract/api-calls'
import { queryOptions, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { ApiError } from './api-error.ts'
import { apiOf } from './query-client.ts'

/** A call as a query. The same options work on the server, with the visitor's cookie, and in the browser. */
export const query = <C extends ApiCall>(call: C, input: ApiInput<C>) =>
  queryOptions({
    queryKey: [call, input] as const,
    queryFn: ({ client, signal }): Promise<ApiAnswer<C>> => apiOf(client)(call, input, { signal }),
  })

type Options<C extends ApiCall> = Omit<UseMutationOptions<ApiAnswer<C>, ApiError, ApiInput<C>>, 'mutationFn'>

/** A call as a mutation. A `scope` runs its calls one after another. */
export function useApiMutation<C extends ApiCall>(call: C, options: Options<C> = {}) {
  const client = useQueryClient()
  return useMutation({ ...options, mutationFn: (input: ApiInput<C>) => apiOf(client)(call, input) })
}
