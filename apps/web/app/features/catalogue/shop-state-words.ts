import type { ApiAnswer } from '@salvia/contract/api-calls'
import { m } from '#app/paraglide/messages.js'
import { countFilters, isNarrowed, type ShopFilter } from './shop-filter.ts'

export type Found = Pick<ApiAnswer<'GET /products'>, 'pager' | 'facets' | 'corrected' | 'notKnown'>

/**
 * What the list of the shop holds, in a sentence: how many products for what is searched and filtered, or all of them.
 * Null where nothing was found: the list says what to do instead.
 */
export function shopStateWords(filter: ShopFilter, { pager, facets, corrected }: Found): string | null {
  const { count, countIsEstimate } = pager
  if (count === 0) return null
  if (!isNarrowed(filter)) {
    if (countIsEstimate || !facets || facets.isEstimate) return m.shop_state_about({ count })
    return m.proof_offer({
      products: m.products_count({ count }),
      brands: m.proof_brands({ count: facets.brands.length }),
    })
  }
  const products = countIsEstimate ? m.shop_found_about({ count }) : m.products_count({ count })
  const query = corrected ?? filter.query.trim()
  const filters = countFilters(filter)
  if (query === '') return m.shop_state_filtered({ products, filters })
  return filters === 0
    ? m.shop_state_searched({ products, query })
    : m.shop_state_narrowed({ products, query, filters })
}
