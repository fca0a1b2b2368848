import type { ApiAnswer } from '@salvia/contract/api-calls'
import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { destinationOf } from '@salvia/rules/format/destination'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

type Found = Pick<ApiAnswer<'GET /products'>, 'pager' | 'facets' | 'results'>

/** How many can be ordered; null where that was not counted, or estimated only. */
function availableOf({ facets }: Found): number | null {
  if (!facets || facets.isEstimate) return null
  const ids: string[] = productStockStatuses.filter(isAvailable)
  return facets.stockStatuses.reduce((sum, { id, count }) => sum + (ids.includes(id) ? count : 0), 0)
}

function offered(name: string, found: Found): string {
  const { count } = found.pager
  const available = availableOf(found)
  if (available === null) return m.brand_state({ name, count })
  if (available === 0) return m.brand_state_none({ name, count })
  return available >= count
    ? m.brand_state_all({ name, count })
    : m.brand_state_some({ name, count, available })
}

/** Known only while one page holds all products of the brand. */
function delivered({ pager, results }: Found, country: string | undefined): string | null {
  if (country === undefined || results.length < pager.count) return null
  const destination = destinationOf(country, getLocale())
  const kept = results.filter(({ isShippable }) => !isShippable).length
  const { length: count } = results
  if (kept === 0) return m.brand_ships_all({ count, destination })
  return kept === count
    ? m.brand_ships_none({ count, destination })
    : m.brand_ships_some({ count: kept, destination })
}

/** What the shop has of a brand, in sentences: how much, whether it can be ordered, whether it is sent to `country`. */
export const stateOfBrand = (name: string, found: Found, country: string | undefined): string =>
  [offered(name, found), delivered(found, country)].filter(Boolean).join(' ')
