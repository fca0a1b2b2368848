import { productUpdateKinds } from '@salvia/contract/words/updates'
import { query } from '#app/api/query.ts'
import { readOffset } from '#app/lib/read-offset.ts'
import { getLocale } from '#app/paraglide/runtime.js'
import { given, readChoice } from '#app/workbench/address-filters.ts'

const ROWS = 25
const FIRST = 3

/** The updates that an address asks for. */
export const updatesQuery = (search: URLSearchParams) =>
  query('GET /product-updates', {
    query: {
      offset: readOffset(search),
      limit: ROWS,
      ...given({
        kind: readChoice(search, 'kind', productUpdateKinds),
        inOwnPlans: readChoice(search, 'inOwnPlans', ['true']),
      }),
    },
  })

/** What the shop says of products on one page of updates: their prices, and whether they can be had. */
export const updatedProductsQuery = (ids: string[]) =>
  query('GET /products', {
    query: { ids: [...new Set(ids)].join(','), limit: ROWS, languageCode: getLocale() },
  })

/** The newest arrivals, with how much else is new, for the dashboard. */
export const arrivalsQuery = query('GET /product-updates', { query: { kind: 'NewArrival', limit: FIRST } })
