import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import type { ProductFilter } from './data/product-filter.ts'

type Kind = Exclude<keyof ProductFacets, 'isEstimate' | 'priceCurrency'>

/** The filters that choose among the values of a kind. */
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
 * Facets in which a kind that is chosen from is counted as if it were not, so that its other values say what they would
 * leave. Each such kind takes a counting of its own.
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
