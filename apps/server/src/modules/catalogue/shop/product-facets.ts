import type { ProductFacets } from '@salvia/contract/catalogue/product-search'
import type { PriceScale } from './data/price-scale.ts'
import type { SearchAnswer } from './data/product-search-queries.ts'

type Value = { id: string; count: number }

const kinds = ['brand', 'category', 'format', 'stock', 'marker', 'allergen', 'verification', 'price'] as const
type Kind = (typeof kinds)[number]

function valuesByKind(counts: SearchAnswer['facets']): Record<Kind, Value[]> {
  const values = Object.fromEntries(kinds.map((kind): [string, Value[]] => [kind, []])) as Record<
    Kind,
    Value[]
  >
  for (const { facet, count } of counts) {
    const at = facet.indexOf(':')
    values[facet.slice(0, at) as Kind].push({ id: facet.slice(at + 1), count })
  }
  for (const kind of kinds) values[kind].sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
  return values
}

/** Facet counts by kind, most frequent value first; prices from the lowest band up. */
export function toFacets(answer: SearchAnswer, { bands, currency }: PriceScale): ProductFacets {
  const values = valuesByKind(answer.facets)
  const names = new Map(answer.facets.map(({ facet, name }) => [facet, name]))
  return {
    brands: values.brand.map((brand) => ({ ...brand, name: names.get(`brand:${brand.id}`) ?? '' })),
    categories: values.category,
    deliveryFormats: values.format,
    stockStatuses: values.stock,
    markers: values.marker,
    allergens: values.allergen,
    verifications: values.verification,
    prices: bands.flatMap((from, at) => {
      const found = values.price.find(({ id }) => id === String(at))
      return found ? [{ from, to: bands[at + 1] ?? null, count: found.count }] : []
    }),
    priceCurrency: currency,
    isEstimate: answer.isCapped,
  }
}
