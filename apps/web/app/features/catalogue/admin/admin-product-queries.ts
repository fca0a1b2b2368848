import type { ApiInput } from '@salvia/contract/api-calls'
import { productExternalIdSources, productStockStatuses } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { PRODUCT_QUERY_LENGTH } from '@salvia/contract/words/limits'
import { isId } from '#app/api/id-of-address.ts'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { readSort, readWord } from '#app/workbench/list-address.ts'

/** Page size of admin lists and of export batches. */
const ROWS = 25
export const EXPORTED = 100
const HISTORY_ROWS = 20
const PLAN_ROWS = 10

type BulkBody = ApiInput<'POST /admin/products/bulk'>['body']
type ListQuery = NonNullable<ApiInput<'GET /admin/products'>['query']>

const given = (filters: ListQuery): ListQuery =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== ''))

const flag = (word: string | null) => (word === 'true' || word === 'false' ? word : undefined)
/** Sortable fields; any other value in the URL falls back to the default order. */
const sorts = ['name', 'sku', 'brand', 'price', 'quantity', 'stockStatus', 'createdAt', 'updatedAt']
const id = (word: string | null) => (word && isId(word) ? word : undefined)

/** Products matching the URL's filters. */
export function adminProductFilter(search: URLSearchParams): ListQuery {
  const word = (name: string, most = 60) => readWord(search, name, most)
  return given({
    query: word('query', PRODUCT_QUERY_LENGTH),
    isActive: flag(search.get('isActive')),
    brandId: id(search.get('brandId')),
    categoryId: word('categoryId'),
    stockStatusId: productStockStatuses.find((status) => status === search.get('stockStatusId')),
    externalIdType: productExternalIdSources.find((source) => source === search.get('externalIdType')),
    isLinkedToSupplierFeed: flag(search.get('isLinkedToSupplierFeed')),
    sku: word('sku'),
    marker: word('marker', productLengths.marker),
    sort: readSort(search, sorts),
  })
}

/** The same filter as the body of bulk calls. */
export function filterOfAll(search: URLSearchParams): NonNullable<BulkBody['filter']> {
  const {
    sort: _,
    isActive,
    isLinkedToSupplierFeed,
    stockStatusId,
    ids: __,
    ...words
  } = adminProductFilter(search)
  return {
    ...words,
    ...(isActive && { isActive: isActive === 'true' }),
    ...(isLinkedToSupplierFeed && { isLinkedToSupplierFeed: isLinkedToSupplierFeed === 'true' }),
    ...(stockStatusId && {
      stockStatusId: productStockStatuses.filter((status) => status === stockStatusId),
    }),
  }
}

export const adminProductsQuery = (search: URLSearchParams) =>
  query('GET /admin/products', {
    query: { ...adminProductFilter(search), offset: readOffset(search), limit: ROWS },
  })

export const adminProductQuery = (productId: string) =>
  query('GET /admin/products/{id}', { params: { id: productId } })

export const productHistoryQuery = (productId: string, offset: number) =>
  query('GET /admin/products/{id}/history', {
    params: { id: productId },
    query: { offset, limit: HISTORY_ROWS },
  })

export const plansOfProductQuery = (productId: string, offset: number) =>
  query('GET /admin/products/{id}/in-treatment-plans', {
    params: { id: productId },
    query: { offset, limit: PLAN_ROWS },
  })
