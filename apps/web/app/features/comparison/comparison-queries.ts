import { COMPARISON_LIMIT } from '@salvia/contract/words/limits'
import { query } from '#app/api/query.ts'
import { getLocale } from '#app/paraglide/runtime.js'

export type AskedComparison = { productIds: string[]; mainId: string | null; planId: string | null }

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

const isId = (word: string | null): word is string => word !== null && ID.test(word)

/** Products to compare from the URL, without invalid ids, at most ten. */
export function readAsked(search: URLSearchParams): AskedComparison {
  const named = search.getAll('productIds').flatMap((words) => words.split(','))
  const productIds = [...new Set(named.filter(isId))].slice(0, COMPARISON_LIMIT)
  const mainId = search.get('mainProductId')
  const planId = search.get('planId')
  return {
    productIds,
    mainId: productIds.find((id) => id === mainId) ?? null,
    planId: isId(planId) ? planId : null,
  }
}

export const recommendedQuery = (mainId: string) =>
  query('GET /products/linked-products-new', { query: { productIds: mainId, languageCode: getLocale() } })

export const comparisonProductsQuery = (productIds: string[]) =>
  query('GET /products/comparison', {
    query: { productIds: productIds.join(','), languageCode: getLocale() },
  })
