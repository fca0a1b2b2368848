import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import type { ProductFilter } from './data/product-filter.ts'

type Kind = Exclude<keyof ProductFacets, 'isEstimate' | 'priceCurrency'>

/** Filters that select among the values of one kind. */
const filtersOf: Record<Kind, (keyof ProductFilter)[]> = {
  brands: ['brandId'],
  categories: ['categoryId'],
  deliveryFormats: ['deliveryFormatId'],
  stockStatuses: ['stockStatusId'],
  markers: ['marker'],
  allergens: ['withoutAllergens'],
  verifications: ['verificationId'],
  prices: ['priceFrom', 'priceTo'],
}

const kinds = Object.keys(filtersOf) as Kind[]

/**
 * Facet counts where each filtered kind is counted without its own filter, showing what its other values would yield.
 * Each such kind needs its own count query.
 */
export async function disjunctiveFacets<F extends ProductFilter>(
  filter: F,
  facets: ProductFacets,
  count: (wider: F) => Promise<ProductFacets>,
): Promise<ProductFacets> {
  const chosen = kinds.filter((kind) => filtersOf[kind].some((field) => filter[field] !== undefined))
  const counted = await Promise.all(
    chosen.map(async (kind) => {
      const without = Object.fromEntries(filtersOf[kind].map((field) => [field, undefined]))
      return { kind, facets: await count({ ...filter, ...without }) }
    }),
  )
  const own = counted.map(({ kind, facets: wider }) => [kind, wider[kind]])
  const isEstimate = facets.isEstimate || counted.some(({ facets: wider }) => wider.isEstimate)
  return { ...facets, ...Object.fromEntries(own), isEstimate }
}
