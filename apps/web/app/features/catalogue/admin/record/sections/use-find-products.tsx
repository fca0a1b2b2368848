import { useQueryClient } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { PackShot } from '#app/ui/pack-shot.tsx'

const MOST_FOUND = 12

/** Searches products, including archived ones, excluding those already linked. */
export function useFindProducts(without: string[]) {
  const client = useQueryClient()
  return async (typed: string) => {
    const { results } = await client.fetchQuery(
      query('GET /admin/products', { query: { query: typed, limit: MOST_FOUND } }),
    )
    return results
      .filter(({ id }) => !without.includes(id))
      .map((row) => ({
        id: row.id,
        name: row.name,
        about: [row.productBrandName, row.sku].join(' · '),
        picture: <PackShot src={row.imageUrl} size="s" />,
        row,
      }))
  }
}
