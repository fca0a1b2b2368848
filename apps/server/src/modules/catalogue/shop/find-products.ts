import type { ProductFacets, ProductMatch } from '@salvia/contract/catalogue/product-search'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { ProductCode } from '@salvia/rules/search/read-code'
import type { SearchPlan } from '@salvia/rules/search/search-plan'
import type { RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { keptAMinute } from '#db/kept-a-minute'
import { planSearch } from '../../search/index.ts'
import { type CardValues, cardValues, toCard } from './data/card-selection.ts'
import type { Condition } from './data/condition.ts'
import { priceBandValues } from './data/price-conditions.ts'
import { findIdsByBeginning, findIdsByCode } from './data/product-code-query.ts'
import { codeCondition, conditionsOf } from './data/product-filter.ts'
import { listProducts, type ProductsAsked } from './data/product-list-queries.ts'
import { runSearch, type SearchAnswer, type SearchAsked } from './data/product-search-queries.ts'
import { countFound } from './data/search-count-queries.ts'
import { withOwnKinds } from './disjunctive-facets.ts'
import { noPrices, type PriceScale, priceScale } from './price-scale.ts'
import { toFacets } from './product-facets.ts'
import { matchesOf } from './search-matches.ts'
import type { Shown } from './shop-locale.ts'

type SearchedFor = ProductsAsked & { query?: string | undefined; withFacets?: boolean | undefined }

type FoundProduct = ProductCard & { matches?: ProductMatch[] }
export type FoundProducts = { results: FoundProduct[]; counted: RowCount; facets?: ProductFacets }

/** Less than this is too little: then what a query is about is asked for without format and side words. */
const ENOUGH = 10

const nothing: SearchPlan = { all: '', named: '', core: '', most: '', without: '', other: [], parts: [] }

const noAnswer: SearchAnswer = { count: 0, isCapped: false, page: [], facets: [] }

/** For answers whose cards nobody sees. */
const namesOnly: CardValues = { languageCode: 'en', currency: 'EUR' }
const facetsOnly = { card: namesOnly, limit: 0, offset: 0, sort: undefined, hasFacets: true }

/** What was found, and how: by the plan, or by the numbers that a query is of. */
type Searched = { answer: SearchAnswer; plan: SearchPlan; coded: Condition[] }

/**
 * What holds all that is asked for; where that is too little, what holds the core of it, else what holds all of it but
 * one. An additive that is in none is looked for among the other ingredients.
 */
async function searchByWords(db: Db, plan: SearchPlan, search: Omit<SearchAsked, 'plan'>): Promise<Searched> {
  const widened = [...new Set([plan.all, plan.core, plan.most])].filter((match) => match !== '')
  let searched: Searched = { answer: await runSearch(db, { ...search, plan }), plan, coded: [] }
  for (const all of widened.slice(1)) {
    const isLast = all === plan.most
    if (searched.answer.count >= (isLast ? 1 : ENOUGH)) break
    const wider = { ...plan, all, named: plan.named }
    searched = { answer: await runSearch(db, { ...search, plan: wider }), plan: wider, coded: [] }
  }
  if (searched.answer.count > 0 || plan.other.length === 0) return searched
  const others = { ...plan, all: plan.other.map(({ match }) => match).join(' & '), parts: plan.other }
  return { answer: await runSearch(db, { ...search, plan: others }), plan: others, coded: [] }
}

type Wanted = Omit<SearchAsked, 'plan'>

async function searchByIds(
  db: Db,
  ids: string[],
  { conditions, ...wanted }: Wanted,
): Promise<Searched | null> {
  if (ids.length === 0) return null
  const coded = [codeCondition(ids)]
  const answer = await runSearch(db, { ...wanted, plan: nothing, conditions: [...conditions, ...coded] })
  return answer.count > 0 ? { answer, plan: nothing, coded } : null
}

type Numbered = { code: ProductCode; wanted: Wanted }

/** The products whose number it is; of a round one only what is typed letter for letter, as words come first then. */
async function searchByCode(db: Db, { code, wanted }: Numbered): Promise<Searched | null> {
  return searchByIds(db, await findIdsByCode(db, { ...code, key: code.isRound ? null : code.key }), wanted)
}

async function searchByBeginning(db: Db, { code, wanted }: Numbered): Promise<Searched | null> {
  if (code.key === null) return null
  const whole = code.isRound ? await findIdsByCode(db, code) : []
  const ids = whole.length > 0 ? whole : await findIdsByBeginning(db, code.key)
  return searchByIds(db, ids, wanted)
}

async function search(
  db: Db,
  asked: SearchedFor,
  { card, scale }: Pick<SearchAsked, 'card' | 'scale'>,
): Promise<Searched> {
  const { sort, limit, offset, query = '', withFacets: hasFacets = false } = asked
  const conditions = conditionsOf(asked, scale)
  const wanted = { sort, limit, offset, hasFacets, card, scale, conditions }
  const { code, ...plan } = await planSearch(db, query)
  const byWords = () =>
    plan.all === '' && plan.without === ''
      ? { answer: noAnswer, plan, coded: [] }
      : searchByWords(db, plan, wanted)
  if (code === null) return byWords()
  const numbered = { code, wanted }
  // Nearly all numbers hold a digit: any other word is looked for in the texts first, which spares most searches a look.
  const isNumber = /\d/.test(query)
  const ways = isNumber
    ? [searchByCode, ...(code.isSpelled ? [searchByBeginning, byWords] : [byWords, searchByBeginning])]
    : [byWords, searchByCode]
  let found: Searched | null = null
  for (const way of ways) {
    const next = await way(db, numbered)
    if (next !== null && next.answer.count > 0) return next
    found ??= next
  }
  return found ?? { answer: noAnswer, plan, coded: [] }
}

const browsedFacets = keptAMinute<ProductFacets>()

/** Facets of a filter without a query: where they are counted over thousands, as they were within the last minute. */
async function facetsOfFilter(
  db: Db,
  asked: SearchedFor,
  { isEstimate, scale }: Pick<RowCount, 'isEstimate'> & { scale: PriceScale },
): Promise<ProductFacets> {
  const conditions = conditionsOf(asked, scale)
  const count = async () =>
    toFacets(await runSearch(db, { ...facetsOnly, plan: nothing, conditions, scale }), scale)
  if (!isEstimate) return count()
  const filter = conditions.map(({ key: name, values }) => [name, values])
  const key = JSON.stringify([filter, scale.currency, priceBandValues(scale)])
  return { ...(await browsedFacets(db, key, count)), isEstimate: true }
}

async function browse(db: Db, asked: SearchedFor, shown: Shown): Promise<FoundProducts> {
  const page = await listProducts(db, asked, shown)
  if (!asked.withFacets) return page
  const { isEstimate } = page.counted
  const counting = { isEstimate, scale: priceScale(shown.rates, asked.priceBasis) }
  const facets = await facetsOfFilter(db, asked, counting)
  // What a wider filter finds is at least as much as an estimate is made for.
  const count = (wider: SearchedFor) => facetsOfFilter(db, wider, counting)
  return { ...page, facets: await withOwnKinds(asked, facets, count) }
}

/**
 * Products by a filter and, with a query, by what they hold: in the order of relevance unless another is asked for,
 * each with why it was found. A list without query and facets takes two statements, a search one for each time
 * that it has to look further.
 */
export async function findProducts(db: Db, asked: SearchedFor, shown: Shown): Promise<FoundProducts> {
  const hasQuery = asked.query !== undefined && asked.query.trim() !== ''
  if (!hasQuery) return browse(db, asked, shown)
  const scale = priceScale(shown.rates, asked.priceBasis)
  const searched = await search(db, asked, { card: cardValues(shown), scale })
  const { plan, coded, answer } = searched
  const code: ProductMatch[] = [{ text: asked.query?.trim() ?? '', by: 'Code' }]
  const results = answer.page.map((row): FoundProduct => {
    const matches = coded.length > 0 ? code : matchesOf(row.matched, plan.parts, row)
    return { ...toCard(row, shown), matches }
  })
  const conditions = conditionsOf(asked, scale)
  const counted = answer.isCapped
    ? await countFound(db, { plan, conditions })
    : { count: answer.count, isEstimate: false }
  if (!asked.withFacets) return { results, counted }
  const count = async (wider: SearchedFor) => {
    const widened = [...conditionsOf(wider, scale), ...coded]
    return toFacets(await runSearch(db, { ...facetsOnly, plan, conditions: widened, scale }), scale)
  }
  return { results, counted, facets: await withOwnKinds(asked, toFacets(answer, scale), count) }
}

/** The ids that a search answers, best first. */
export async function searchProductIds(db: Db, asked: SearchedFor): Promise<string[]> {
  const { answer } = await search(db, asked, { card: namesOnly, scale: noPrices })
  return answer.page.map(({ id }) => id)
}
