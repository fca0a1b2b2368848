import type { ProductFacets, ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { type Absence, jointAbsence } from '@salvia/rules/search/absence'
import type { SearchPlan } from '@salvia/rules/search/search-plan'
import { cachedForAMinute } from '#db/cached-for-a-minute'
import { EXACT_UP_TO, type RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { toCard } from './data/card-selection.ts'
import type { Condition } from './data/condition.ts'
import { priceBandValues } from './data/price-conditions.ts'
import { noPrices } from './data/price-scale.ts'
import { conditionsOf, filterAbsence, notKnownConditions } from './data/product-filter.ts'
import { listProducts } from './data/product-list-queries.ts'
import { runSearch } from './data/product-search-queries.ts'
import { countFirst, countFound } from './data/search-count-queries.ts'
import { isNamed, matchesOf, unmatchedOf } from './data/search-matches.ts'
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
import { noPlan, searchProducts } from './search-products.ts'

type FoundProduct = ProductCard & { matches?: ProductMatch[]; unmatched?: string[]; isNamed?: boolean }
export type FoundProducts = {
  results: FoundProduct[]
  counted: RowCount
  facets?: ProductFacets
  /** Of how many products nobody knows whether they hold what is to be absent. */
  notKnown?: RowCount
  /** The query as understood, where a word was corrected. */
  corrected?: string
  /** Ids of the categories that the query was understood as. */
  categories?: string[]
}

const browsedFacets = cachedForAMinute<ProductFacets>()

type Counting = { request: SearchRequest; isEstimate: boolean }

/** Facets of a filter without a query: cached for a minute if they cover thousands of products. */
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

type Absent = { plan: SearchPlan; conditions: Condition[]; absence: Absence | null }

/** Left out of a list is what is not known to be free of something: how many that are, else nothing. */
async function notKnownOf(db: Db, { plan, conditions, absence }: Absent): Promise<{ notKnown?: RowCount }> {
  if (absence === null) return {}
  const count = await countFirst(db, { plan, conditions: notKnownConditions(conditions, absence) })
  return { notKnown: { count: Math.min(count, EXACT_UP_TO), isEstimate: count > EXACT_UP_TO } }
}

async function browse(db: Db, asked: ProductsAsked, shown: ShopLocale): Promise<FoundProducts> {
  const request = searchRequest(asked, shown)
  const absent = { plan: noPlan, conditions: request.conditions, absence: filterAbsence(asked) }
  const page = { ...(await listProducts(db, request, shown)), ...(await notKnownOf(db, absent)) }
  if (!request.hasFacets) return page
  const counting = { request, isEstimate: page.counted.isEstimate }
  const facets = await facetsOfFilter(db, request.conditions, counting)
  // A broader filter finds at least as many products, so it is past the threshold for estimates too.
  const count = (wider: ProductsAsked) => facetsOfFilter(db, conditionsOf(wider, request.scale), counting)
  return { ...page, facets: await disjunctiveFacets(asked, facets, count) }
}

async function search(db: Db, asked: ProductsAsked, shown: ShopLocale): Promise<FoundProducts> {
  const { query = '' } = asked
  const request = searchRequest(asked, shown)
  const { plan, isCoded, added, answer } = await searchProducts(db, query, request)
  const code: ProductMatch[] = [{ text: query.trim(), by: 'Code' }]
  const results = answer.page.map((row): FoundProduct => {
    if (isCoded) return { ...toCard(row, shown), matches: code }
    const matches = matchesOf(row.matched, plan.parts, row)
    const unmatched = unmatchedOf(matches, plan)
    const told = { matches, isNamed: isNamed(row, matches, plan) }
    return { ...toCard(row, shown), ...told, ...(unmatched.length === 0 ? {} : { unmatched }) }
  })
  const counted = answer.isCapped
    ? await countFound(db, { plan, conditions: [...request.conditions, ...added] })
    : { count: answer.count, isEstimate: false }
  const absence = jointAbsence([plan.absence, filterAbsence(asked)])
  const notKnown = await notKnownOf(db, { plan, conditions: request.conditions, absence })
  const { corrected, categories } = plan
  const found = {
    results,
    counted,
    ...notKnown,
    ...(corrected === null ? {} : { corrected }),
    ...(categories.length === 0 ? {} : { categories }),
  }
  if (!request.hasFacets) return found
  const count = async (wider: ProductsAsked) => {
    const widened = [...conditionsOf(wider, request.scale), ...added]
    return toFacets(await runSearch(db, plan, facetsOf(request, widened)), request.scale)
  }
  return { ...found, facets: await disjunctiveFacets(asked, toFacets(answer, request.scale), count) }
}

/**
 * Products by filter and, with a query, by content: by relevance unless sorted otherwise, each with the reason it
 * matched. A list without query and facets takes two statements, a search one per attempt.
 */
export const findProducts = (db: Db, asked: ProductsAsked, shown: ShopLocale): Promise<FoundProducts> =>
  asked.query !== undefined && asked.query.trim() !== '' ? search(db, asked, shown) : browse(db, asked, shown)

/** Ids of a search's results, best first. */
export async function searchProductIds(db: Db, asked: ProductsAsked): Promise<string[]> {
  const { sort, limit, offset, query = '' } = asked
  const { answer } = await searchProducts(db, query, {
    conditions: conditionsOf(asked, noPrices),
    scale: noPrices,
    card: namesOnly,
    page: { sort, limit, offset },
    hasFacets: false,
    isVerbatim: false,
  })
  return answer.page.map(({ id }) => id)
}
