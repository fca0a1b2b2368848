import type { AdminBrand } from '@salvia/contract/catalogue/admin-brands'
import { brandLengths } from '@salvia/contract/words/lengths'
import type { QueryClient } from '@tanstack/react-query'
import type { Stale } from '#app/api/invalidate.ts'
import { query } from '#app/api/query.ts'
import { given, readFlag, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads } from '#app/workbench/list-reads.ts'

/** All brands, by what the URL asks for. */
export const brandList = listReads('GET /admin/brands', (search) =>
  given({
    name: readWord(search, 'query', brandLengths.name),
    isActive: readFlag(search, 'isActive'),
    sort: readSort(search, ['name', 'productCount', 'updatedAt']),
  }),
)

export const adminBrandQuery = (id: string) => query('GET /admin/brands/{id}', { params: { id } })

export const keepBrand = (client: QueryClient, saved: AdminBrand): void => {
  client.setQueryData(adminBrandQuery(saved.id).queryKey, saved)
}

/** Other queries that show a brand's name or logo. */
export const brandReads: readonly Stale[] = [
  'GET /admin/brands',
  'GET /admin/settings/history',
  'GET /reference-data',
  'GET /reference-data/product-brands',
]
