import { query, readingOf } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { everyPage } from '#app/workbench/every-page.ts'
import { productsQuery } from '../catalogue-queries.ts'
import { readShopFilter } from '../shop-filter.ts'

const PAGE = 100

/** All brands with products, or those whose name an address asks for: one page of them, however many calls. */
export function shopBrandsQuery(search: URLSearchParams) {
  const name = search
    .get('name')
    ?.replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 120)
  const asked = { ...(name && { name }), limit: PAGE }
  return readingOf({
    call: 'GET /products/brands',
    input: { query: asked },
    as: 'all',
    read: (api) => everyPage((offset) => api('GET /products/brands', { query: { ...asked, offset } }), PAGE),
  })
}

export const shopBrandQuery = (id: string) => query('GET /products/brands/{id}', { params: { id } })

/** The products of a brand, a page at a time. */
export const productsOfBrandQuery = (brandId: string, search: URLSearchParams) =>
  productsQuery({ ...readShopFilter(new URLSearchParams()), brandId, offset: readOffset(search) })
