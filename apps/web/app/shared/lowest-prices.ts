import type { Money } from '@salvia/contract/money'
import { formatMoney } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Of products whose price is shown reduced; the ids in one order, so that one list is one query. */
export const lowestPricesQuery = (productIds: string[]) =>
  query('GET /products/lowest-prices', { query: { productIds: productIds.toSorted().join(',') } })

/**
 * The words that stand beside a reduced price: the lowest one of the last 30 days, where the product was cheaper than now
 * (Directive 98/6/EC, article 6a).
 */
export function useLowestPrices(productIds: string[]): (productId: string) => string | null {
  const { data } = useQuery({ ...lowestPricesQuery(productIds), enabled: productIds.length > 0 })
  const prices = new Map<string, Money>(data?.map(({ productId, price }) => [productId, price]))
  return (productId) => {
    const price = prices.get(productId)
    return price ? m.product_lowest_price({ price: formatMoney(price, getLocale()) }) : null
  }
}
