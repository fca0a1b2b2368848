import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { query } from '#app/api/query.ts'

const MOST_FOUND = 10

/** Searches the label service by product name. */
export function useFindLabels() {
  const client = useQueryClient()
  return useCallback(
    async (typed: string) => {
      const { results } = await client.fetchQuery(
        query('GET /admin/labels', { query: { query: typed, limit: MOST_FOUND } }),
      )
      return results.map(({ labelId, fullName, brandName, netContents }) => ({
        id: labelId,
        name: fullName,
        about: [brandName, netContents, labelId].filter(Boolean).join(' · '),
      }))
    },
    [client],
  )
}
