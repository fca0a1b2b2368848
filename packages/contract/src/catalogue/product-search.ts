import { z } from 'zod'
import { CurrencyCode, Flag, Line, ListOf } from '../wire.ts'
import { productExternalIdSources } from '../words/catalogue.ts'
import { allergens, matchKinds } from '../words/search.ts'

/** Why a row matched: which part of the query, and by what. */
const ProductMatch = z.object({ text: z.string(), by: z.enum(matchKinds) })
export type ProductMatch = z.infer<typeof ProductMatch>

const FacetValue = z.object({ id: z.string(), count: z.int() })

/**
 * Facet counts. Allergens are those named on the label. Price bands use the shown price in minor units of
 * `priceCurrency`, keyed by lower bound, as in `priceFrom` and `priceTo`. A facet is counted without its own filter.
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
  /** Counted over the top-ranked results when there are too many. */
  isEstimate: z.boolean(),
})
export type ProductFacets = z.infer<typeof ProductFacets>

/** Prices with the VAT of the country shown, or without it. */
const PriceBasis = z.enum(['Gross', 'Net'])
export type PriceBasis = z.infer<typeof PriceBasis>

const ShownPrice = z.coerce.number().int().min(0).max(100_000_000)

/** Further filters of the product list. */
export const searchQuery = {
  marker: Line(60).optional(),
  verificationId: Line(60).optional(),
  externalIdType: z.enum(productExternalIdSources).optional(),
  isLinkedToSupplierFeed: Flag.optional(),
  withoutAllergens: ListOf(z.enum(allergens)).optional(),
  /** Minor units of the shown currency; lower bound inclusive, upper exclusive. */
  priceFrom: ShownPrice.optional(),
  priceTo: ShownPrice.optional(),
  /** Which price is meant; `Gross` by default. */
  priceBasis: PriceBasis.optional(),
  /** Not trimmed: a trailing space says that the last word is complete. */
  query: z
    .string()
    .max(200)
    .regex(/^\P{Cc}*$/u, 'control_characters')
    .optional(),
  /** Words are searched as they are typed, none is corrected. */
  isVerbatim: Flag.optional(),
  withFacets: Flag.optional(),
}

/** Of what answers a query alike, products of this delivery format come first; none is left out. */
export const preference = { preferredDeliveryFormatId: Line(60).optional() }

export const foundRow = { matches: z.array(ProductMatch).optional() }

/** Words of the query that nothing of the product matches as a whole, as they were typed. */
export const foundWords = {
  unmatched: z.array(z.string()).optional(),
  /** Whether the product's name, in any language, says something of what was asked for; its brand alone does not. */
  isNamed: z.boolean().optional(),
}

/** Products left out because nobody knows whether they are free of what is to be absent; an estimate says "or more". */
const NotKnown = z.object({ count: z.int(), isEstimate: z.boolean() })

export const foundPage = {
  facets: ProductFacets.optional(),
  notKnown: NotKnown.optional(),
  /** The query as it was read, where a word of it was taken for another; `isVerbatim` searches what was typed. */
  corrected: z.string().optional(),
  /** Ids of the categories that words of the query led to. */
  categories: z.array(z.string()).optional(),
}
