import { type CardValues, cardValues } from './card-selection.ts'
import type { Condition } from './condition.ts'
import { type PriceScale, priceScale } from './price-scale.ts'
import { conditionsOf, type ProductFilter } from './product-filter.ts'
import type { ShopLocale } from './shop-locale.ts'

export type ProductsAsked = ProductFilter & {
  query?: string | undefined
  /** Words of the query are searched verbatim. */
  isVerbatim?: boolean | undefined
  withFacets?: boolean | undefined
  /** Of what answers a query alike, products of this format come first. */
  preferredDeliveryFormatId?: string | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

type Page = { sort: string | undefined; limit: number; offset: number }

/** A shop query, prepared once per request: conditions, price scale, card values and page. */
export type SearchRequest = {
  conditions: Condition[]
  scale: PriceScale
  card: CardValues
  page: Page
  hasFacets: boolean
  isVerbatim: boolean
  preferredDeliveryFormatId?: string | undefined
}

export function searchRequest(asked: ProductsAsked, shown: ShopLocale): SearchRequest {
  const { sort, limit, offset, withFacets: hasFacets = false, isVerbatim = false } = asked
  const { preferredDeliveryFormatId } = asked
  const scale = priceScale(shown.rates, asked.priceBasis)
  const page = { sort: sort === 'relevance' ? undefined : sort, limit, offset }
  return {
    conditions: conditionsOf(asked, scale),
    scale,
    card: cardValues(shown),
    page,
    hasFacets,
    isVerbatim,
    preferredDeliveryFormatId,
  }
}

/** For responses whose cards are not shown. */
export const namesOnly: CardValues = { languageCode: 'en', currency: 'EUR' }

/** The same search for its facets only, with another filter's conditions. */
export const facetsOf = ({ scale }: SearchRequest, conditions: Condition[]): SearchRequest => ({
  conditions,
  scale,
  card: namesOnly,
  page: { sort: undefined, limit: 0, offset: 0 },
  hasFacets: true,
  isVerbatim: false,
})
