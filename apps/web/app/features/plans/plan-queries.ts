import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

export const planQuery = (id: string) => query('GET /recommendations/{id}', { params: { id } })

/** What can be had in place of a product. */
export const alternativesQuery = (productId: string) =>
  query('GET /products/linked-products-new', {
    query: { productIds: productId, languageCode: getLocale() },
  })

/** Command scope: writes of one plan are serialised, so that each knows the version before it. */
export const planWrites = (id: string): string => `plan-${id}`
