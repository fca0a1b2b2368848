import type { User } from '@salvia/contract/people/current-user'
import { type QueryFunctionContext, useQuery } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { ApiError } from '#app/api/api-error.ts'
import { readingOf } from '#app/api/query.ts'

/** How the signed-in user is read; null for visitors. */
export const userReading = {
  call: 'GET /users/me',
  input: {},
  read: async (api: Api, { signal }: QueryFunctionContext): Promise<User | null> => {
    try {
      return await api('GET /users/me', {}, { signal })
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null
      throw error
    }
  },
} as const

/** The signed-in user; null for visitors. Loaded with the first page, invalidated only by signing in or out. */
export const userQuery = { ...readingOf(userReading), staleTime: Number.POSITIVE_INFINITY }

/** The signed-in user, or null. */
export const useUser = (): User | null => useQuery(userQuery).data ?? null
