import type { User } from '@salvia/contract/people/current-user'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { apiOf } from '#app/api/query-client.ts'

/** Who is signed in: null when nobody is. Known from the first page on, and refreshed by signing in and out only. */
export const userQuery = queryOptions({
  queryKey: ['GET /users/me', {}],
  queryFn: async ({ client, signal }): Promise<User | null> => {
    try {
      return await apiOf(client)('GET /users/me', {}, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
  staleTime: Number.POSITIVE_INFINITY,
})

/** The signed-in user, or null. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null
