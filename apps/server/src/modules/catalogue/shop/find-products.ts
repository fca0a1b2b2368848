import type { ProductFacets, ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { cachedForAMinute } from '#db/cached-for-a-minute'
import type { RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { toCard } from './data/card-selection.ts'
import type { Condition } from './data/condition.ts'
import { priceBandValues } from './data/price-conditions.ts'
import { noPrices } from './data/price-scale.ts'
import { conditionsOf } from './data/product-filter.ts'
import { listProducts } from './data/product-list-queries.ts'
import { runSearch } from './data/product-search-queries.ts'
import { countFound } from './data/search-count-queries.ts'
import {
  facetsOf,
  namesOnly,
  type ProductsAsked,
  type SearchRequest,
  searchRequest,
} from './data/search-request.ts'
import type { ShopLocale } from './data/shop-locale.ts'
import { disjunctiveFacets } from './disjunctive-facets.ts'
import { toFacets } from './product-facets.ts'
import { matchesOf } from './search-matches.ts'
import { noPlan, searchProducts } from './search-products.ts'

type FoundProduct = ProductCard & { matches?: ProductMatch[] }
export type FoundProducts = { results: FoundProduct[]; counted: RowCount; facets?: ProductFacets }

const browsedFacets = cachedForAMinute<ProductFacets>()

type Counting = { request: SearchRequest; isEstimate: boolean }

/** Facets of a filter without a query: where they are counted over thousands, as they were within the last minute. */
async function facetsOfFilter(
  db: Db,
  conditions: Condition[],
  { request, isEstimate }: Counting,
): Promise<ProductFacets> {
  const { scale } = request
  const count = async () => toFacets(await runSearch(db, noPlan, facetsOf(request, conditions)), scale)
  if (!isEstimate) return count()
  const filter = conditions.map(({ key: name, values }) => [name, values])
  const key = JSON.stringify([filter, scale.currency, priceBandValues(scale)])
  return { ...(await browsedFacets(db, key, count)), isEstimate: true }
}

async function browse(db: Db, asked: ProductsAsked, shown: ShopLocale): Promise<FoundProducts> {
  const request = searchRequest(asked, shown)
  const page = await listProducts(db, request, shown)
  if (!request.hasFacets) return page
  const counting = { request, isEstimate: page.counted.isEstimate }
  const facets = await facetsOfFilter(db, request.conditions, counting)
  // What a wider filter finds is at least as much as an estimate is made for.
  const count = (wider: ProductsAsked) => facetsOfFilter(db, conditionsOf(wider, request.scale), counting)
  return { ...page, facets: await disjunctiveFacets(asked, facets, count) }
}

async function search(db: Db, asked: ProductsAsked, shown: ShopLocale): Promise<FoundProducts> {
  const { query = '' } = asked
  const request = searchRequest(asked, shown)
  const { plan, coded, answer } = await searchProducts(db, query, request)
  const code: ProductMatch[] = [{ text: query.trim(), by: 'Code' }]
  const results = answer.page.map((row): FoundProduct => {
    const matches = coded.length > 0 ? code : matchesOf(row.matched, plan.parts, row)
    return { ...toCard(row, shown), matches }
  })
  const counted = answer.isCapped
    ? await countFound(db, { plan, conditions: request.conditions })
    : { count: answer.count, isEstimate: false }
  if (!request.hasFacets) return { results, counted }
  const count = async (wider: ProductsAsked) => {
    const widened = [...conditionsOf(wider, request.scale), ...coded]
    return toFacets(await runSearch(db, plan, facetsOf(request, widened)), request.scale)
  }
  return { results, counted, facets: await disjunctiveFacets(asked, toFacets(answer, request.scale), count) }
}

/**
 * Products by a filter and, with a query, by what they hold: in the order of relevance unless another is asked for,
 * each with why it was found. A list without query and facets takes two statements, a search one for each time
 * that it has to look further.
 */
export const findProducts = (db: Db, asked: ProductsAsked, shown: ShopLocale): Promise<FoundProducts> =>
  asked.query !== undefined && asked.query.trim() !== '' ? search(db, asked, shown) : browse(db, asked, shown)

/** The ids that a search answers, best first. */
export async function searchProductIds(db: Db, asked: ProductsAsked): Promise<string[]> {
  const { sort, limit, offset, query = '' } = asked
  const { answer } = await searchProducts(db, query, {
    conditions: conditionsOf(asked, noPrices),
    scale: noPrices,
    card: namesOnly,
    page: { sort, limit, offset },
    hasFacets: false,
  })
  return answer.page.map(({ id }) => id)
}
