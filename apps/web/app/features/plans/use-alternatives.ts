import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { useQuery } from '@tanstack/react-query'
import { alternativesQuery } from './plan-queries.ts'

const MOST_SHOWN = 3

/** What can be had instead: the replacement of its disruption, then links, best first; none while it is not known. */
export function useAlternatives(productId: string): ProductCard[] {
  const links = useQuery(alternativesQuery(productId)).data ?? []
  return links
    .flatMap(({ linkedProducts }) => linkedProducts)
    .filter(({ stockStatus }) => isAvailable(stockStatus.id))
    .slice(0, MOST_SHOWN)
}
