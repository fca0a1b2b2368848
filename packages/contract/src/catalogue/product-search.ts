import { z } from 'zod'
import { CurrencyCode, Flag, Line, ListOf } from '../wire.ts'
import { allergens, matchKinds } from '../words/search.ts'

/** Why a row was found: which part of the search it answers, and by what. */
const ProductMatch = z.object({ text: z.string(), by: z.enum(matchKinds) })
export type ProductMatch = z.infer<typeof ProductMatch>

const FacetValue = z.object({ id: z.string(), count: z.int() })

/**
 * How many of the found products have what. Allergens are those a label names. Prices are bands of the price that is
 * shown, in minor units of `priceCurrency`, by their lower bound; `priceFrom` and `priceTo` filter by the same. A kind
 * that is chosen from is counted as if it were not.
 */
const ProductFacets = z.object({
  brands: z.array(FacetValue.extend({ name: z.string() })),
  categories: z.array(FacetValue),
  deliveryFormats: z.array(FacetValue),
  stockStatuses: z.array(FacetValue),
  markers: z.array(FacetValue),
  allergens: z.array(FacetValue),
  verifications: z.array(FacetValue),
  prices: z.array(z.object({ from: z.int(), to: z.int().nullable(), count: z.int() })),
  priceCurrency: CurrencyCode,
  /** Counted over those that are ranked first, where more are found than anyone reads. */
  isEstimate: z.boolean(),
})
export type ProductFacets = z.infer<typeof ProductFacets>

/** Prices with the VAT of the country shown, or without it. */
const PriceBasis = z.enum(['Gross', 'Net'])
export type PriceBasis = z.infer<typeof PriceBasis>

const ShownPrice = z.coerce.number().int().min(0).max(100_000_000)

/** What the list of products takes beside its first filters. */
export const searchQuery = {
  marker: Line(60).optional(),
  verificationId: Line(60).optional(),
  withoutAllergens: ListOf(z.enum(allergens)).optional(),
  /** Minor units of the currency shown: from the first on, below the second. */
  priceFrom: ShownPrice.optional(),
  priceTo: ShownPrice.optional(),
  /** Which price is meant, `Gross` unless said. */
  priceBasis: PriceBasis.optional(),
  /** Not trimmed: a trailing space says that the last word is complete. */
  query: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u, 'control_characters')
    .optional(),
  withFacets: Flag.optional(),
}

export const foundRow = { matches: z.array(ProductMatch).optional() }
export const foundPage = { facets: ProductFacets.optional() }
