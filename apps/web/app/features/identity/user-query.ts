import type { User } from '@salvia/contract/people/current-user'
import { useQuery } from '@tanstack/react-query'
import { ApiError } from '#app/api/api-error.ts'
import { readingOf } from '#app/api/query.ts'

/** The signed-in user; null for visitors. Loaded with the first page, invalidated only by signing in or out. */
export const userQuery = {
  ...readingOf({
    call: 'GET /users/me',
    input: {},
    read: async (api, { signal }): Promise<User | null> => {
      try {
        return await api('GET /users/me', {}, { signal })
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }
    },
  }),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The signed-in user, or null. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null
