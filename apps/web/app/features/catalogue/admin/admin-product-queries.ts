import type { ApiInput } from '@salvia/contract/api-calls'
import { productExternalIdSources, productStockStatuses } from '@salvia/contract/words/catalogue'
import { productLengths } from '@salvia/contract/words/lengths'
import { PRODUCT_QUERY_LENGTH } from '@salvia/contract/words/limits'
import { query } from '#app/api/query.ts'
import { given, readChoice, readFlag, readId, readSort, readWord } from '#app/workbench/address-filters.ts'
import { listReads, type QueryOf } from '#app/workbench/list-reads.ts'

const HISTORY_ROWS = 20
const PLAN_ROWS = 10

type BulkBody = ApiInput<'POST /admin/products/bulk'>['body']
type ListQuery = Omit<QueryOf<'GET /admin/products'>, 'isHidden'>

/** Sortable fields; any other value in the URL falls back to the default order. */
const sorts = ['name', 'sku', 'brand', 'price', 'quantity', 'stockStatus', 'createdAt', 'updatedAt']

/** Products matching the URL's filters. */
export function adminProductFilter(search: URLSearchParams): ListQuery {
  const word = (name: string, most = 60) => readWord(search, name, most)
  return given({
    query: word('query', PRODUCT_QUERY_LENGTH),
    isActive: readFlag(search, 'isActive'),
    brandId: readId(search, 'brandId'),
    categoryId: word('categoryId'),
    stockStatusId: readChoice(search, 'stockStatusId', productStockStatuses),
    externalIdType: readChoice(search, 'externalIdType', productExternalIdSources),
    isLinkedToSupplierFeed: readFlag(search, 'isLinkedToSupplierFeed'),
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

export const productList = listReads('GET /admin/products', adminProductFilter)

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
