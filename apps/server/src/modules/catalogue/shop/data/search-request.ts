import { type CardValues, cardValues } from './card-selection.ts'
import type { Condition } from './condition.ts'
import { type PriceScale, priceScale } from './price-scale.ts'
import { conditionsOf, type ProductFilter } from './product-filter.ts'
import type { ShopLocale } from './shop-locale.ts'

export type ProductsAsked = ProductFilter & {
  query?: string | undefined
  withFacets?: boolean | undefined
  offset: number
  limit: number
  sort?: string | undefined
}

type Page = { sort: string | undefined; limit: number; offset: number }

/** What one call asks the shop for, worked out once: where it looks, in which prices, for which cards of which page. */
export type SearchRequest = {
  conditions: Condition[]
  scale: PriceScale
  card: CardValues
  page: Page
  hasFacets: boolean
}

export function searchRequest(asked: ProductsAsked, shown: ShopLocale): SearchRequest {
  const { sort, limit, offset, withFacets: hasFacets = false } = asked
  const scale = priceScale(shown.rates, asked.priceBasis)
  const page = { sort, limit, offset }
  return { conditions: conditionsOf(asked, scale), scale, card: cardValues(shown), page, hasFacets }
}

/** For answers whose cards nobody sees. */
export const namesOnly: CardValues = { languageCode: 'en', currency: 'EUR' }

/** The same search for its facets alone, over what another filter finds. */
export const facetsOf = ({ scale }: SearchRequest, conditions: Condition[]): SearchRequest => ({
  conditions,
  scale,
  card: namesOnly,
  page: { sort: undefined, limit: 0, offset: 0 },
  hasFacets: true,
})
