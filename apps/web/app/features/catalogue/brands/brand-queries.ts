import { query } from '#app/api/query.ts'
import { readOffset } from '#app/workbench/list-address.ts'
import { productsQuery } from '../catalogue-queries.ts'
import { readShopFilter } from '../shop-filter.ts'

const PAGE = 96

/** The brands whose page of the list an address asks for. */
export function shopBrandsQuery(search: URLSearchParams) {
  const name = search
    .get('name')
    ?.replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120)
  return query('GET /products/brands', {
    query: { ...(name && { name }), offset: readOffset(search), limit: PAGE },
  })
}

export const shopBrandQuery = (id: string) => query('GET /products/brands/{id}', { params: { id } })

/** The products of a brand, a page at a time. */
export const productsOfBrandQuery = (brandId: string, search: URLSearchParams) =>
  productsQuery({ ...readShopFilter(new URLSearchParams()), brandId, offset: readOffset(search) })
