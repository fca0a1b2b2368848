import { useQueryClient } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { usePackSizes } from '#app/shared/pack-size.ts'
import type { Findable } from '#app/ui/combobox.tsx'
import { PackShot } from '#app/ui/pack-shot.tsx'
import type { QueryOf } from './list-reads.ts'

const MOST_FOUND = 12

type Narrowed<Q, Name extends keyof Q> = Partial<Pick<Q, Name>>

type NarrowedProducts = Narrowed<QueryOf<'GET /admin/products'>, 'isActive' | 'isHidden'>

/** Only what the shop shows: for a product that people are led to. */
export const inShop = { isActive: 'true', isHidden: 'false' } as const satisfies NarrowedProducts

/**
 * Searches products by name, brand or number, archived and hidden ones too unless narrowed; each with the row found, and
 * what its pack holds, which may be all that tells it from another.
 */
export function useFindProducts(narrow: NarrowedProducts = {}) {
  const client = useQueryClient()
  const sizeOf = usePackSizes()
  return async (typed: string) => {
    const { results } = await client.fetchQuery(
      query('GET /admin/products', { query: { ...narrow, query: typed, limit: MOST_FOUND } }),
    )
    return results.map((row) => ({
      id: row.id,
      name: row.name,
      about: [row.productBrandName, sizeOf(row), row.sku].filter(Boolean).join(' · '),
      picture: <PackShot src={row.imageUrl} size="s" />,
      row,
    }))
  }
}

/** Searches practitioners by name or address. */
export function useFindPractitioners(
  narrow: Narrowed<QueryOf<'GET /admin/practitioners'>, 'approvalStatus'> = {},
) {
  const client = useQueryClient()
  return async (typed: string): Promise<Findable[]> => {
    const { results } = await client.fetchQuery(
      query('GET /admin/practitioners', { query: { ...narrow, query: typed, limit: MOST_FOUND } }),
    )
    return results.map(({ id, fullName, email }) => ({ id, name: fullName || email, about: email }))
  }
}
