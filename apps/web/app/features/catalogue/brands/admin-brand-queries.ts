import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { brandLengths } from '@salvia/contract/words/lengths'
import type { QueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readSort, readWord } from '#app/workbench/list-address.ts'

const ROWS = 25
export const EXPORTED = 100

/** Sortable columns. */
const sorts = ['name', 'productCount', 'updatedAt']

const flags = ['true', 'false'] as const

/** The brands that an address asks for. */
export function brandFilter(search: URLSearchParams) {
  const name = readWord(search, 'query', brandLengths.name)
  const isActive = flags.find((flag) => flag === search.get('isActive'))
  const sort = readSort(search, sorts)
  return { ...(name && { name }), ...(isActive && { isActive }), ...(sort && { sort }) }
}

export const adminBrandsQuery = (search: URLSearchParams) =>
  query('GET /admin/brands', { query: { ...brandFilter(search), offset: readOffset(search), limit: ROWS } })

export const adminBrandQuery = (id: string) => query('GET /admin/brands/{id}', { params: { id } })

export const keepBrand = (client: QueryClient, saved: AdminBrand): void => {
  client.setQueryData(adminBrandQuery(saved.id).queryKey, saved)
}

/** Other queries that show a brand's name or logo. */
export const brandReads: readonly Stale[] = [
  'GET /admin/brands',
  'GET /reference-data',
  'GET /reference-data/product-brands',
]
