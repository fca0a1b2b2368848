import type { ProductCard } from '@salvia/contract/catalogue'
import type { ProductFacets, ProductMatch } from '@salvia/contract/product-search'
import type { SearchPlan } from '@salvia/rules/search/search-plan'
import { estimateRows, type RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { keptAMinute } from '#db/kept-a-minute'
import { matchingDocuments, planSearch } from '../search/index.ts'
import { findBrandNames } from './data/brand-queries.ts'
import { type Condition, codeCondition, conditionsOf } from './data/product-filter.ts'
import { findProductCards, listProducts, type ProductsAsked } from './data/product-list-queries.ts'
import { runSearch, type SearchAnswer } from './data/product-search-queries.ts'
import { toFacets } from './product-facets.ts'
import { matchesOf } from './search-matches.ts'
import type { Shown } from './shown-to.ts'

type SearchedFor = ProductsAsked & { query?: string | undefined; withFacets?: boolean | undefined }

type FoundProduct = ProductCard & { matches?: ProductMatch[] }
export type FoundProducts = { results: FoundProduct[]; counted: RowCount; facets?: ProductFacets }

/** Less than this is too little: then what a query is about is asked for without format and side words. */
const ENOUGH = 10

const nothing: SearchPlan = { all: '', named: '', core: '', most: '', without: '', parts: [] }

type Searched = { answer: SearchAnswer; plan: SearchPlan; isCode: boolean }

/** What holds all that is asked for; where that is too little, what holds the core of it, else what holds all of it but one. */
async function searchByWords(
  db: Db,
  asked: SearchedFor,
  { plan, conditions }: { plan: SearchPlan; conditions: Condition[] },
): Promise<Searched> {
  const { sort, limit, offset } = asked
  const search = { conditions, sort, limit, offset, hasFacets: asked.withFacets ?? false }
  const widened = [...new Set([plan.all, plan.core, plan.most])].filter((match) => match !== '')
  let searched: Searched = { answer: await runSearch(db, { ...search, plan }), plan, isCode: false }
  for (const all of widened.slice(1)) {
    const isLast = all === plan.most
    if (searched.answer.count >= (isLast ? 1 : ENOUGH)) break
    const wider = { ...plan, all, named: plan.named }
    searched = { answer: await runSearch(db, { ...search, plan: wider }), plan: wider, isCode: false }
  }
  return searched
}

async function search(db: Db, asked: SearchedFor): Promise<Searched> {
  const { sort, limit, offset, query = '' } = asked
  const conditions = conditionsOf(asked)
  const hasFacets = asked.withFacets ?? false
  const { code, ...plan } = await planSearch(db, query)
  if (code) {
    const byCode = [...conditions, codeCondition(code)]
    const answer = await runSearch(db, { plan: nothing, conditions: byCode, sort, limit, offset, hasFacets })
    if (answer.count > 0) return { answer, plan: nothing, isCode: true }
  }
  const saysNothing = plan.all === '' && plan.without === ''
  if (saysNothing) return { answer: { count: 0, isCapped: false, page: [], facets: [] }, plan, isCode: false }
  return searchByWords(db, asked, { plan, conditions })
}

const estimates = keptAMinute<number>()

async function countOf(db: Db, { answer, plan }: Searched): Promise<RowCount> {
  if (!answer.isCapped) return { count: answer.count, isEstimate: false }
  const planned = await estimates(db, plan.all, () => estimateRows(db, matchingDocuments(plan.all)))
  return { count: Math.max(answer.count, planned), isEstimate: true }
}

async function facetsOf(db: Db, answer: SearchAnswer): Promise<ProductFacets> {
  const ids = answer.facets.flatMap(({ facet }) => (facet.startsWith('brand:') ? [facet.slice(6)] : []))
  return toFacets(answer, await findBrandNames(db, ids))
}

const browsedFacets = keptAMinute<ProductFacets>()

/** Facets of a filter without a query: where they are counted over thousands, as they were within the last minute. */
async function facetsOfFilter(db: Db, asked: SearchedFor, { isEstimate }: RowCount): Promise<ProductFacets> {
  const conditions = conditionsOf(asked)
  const count = async () => {
    const search = { plan: nothing, conditions, sort: undefined, limit: 0, offset: 0, hasFacets: true }
    return facetsOf(db, await runSearch(db, search))
  }
  if (!isEstimate) return count()
  const key = JSON.stringify(conditions.map(({ key: name, values }) => [name, values]))
  return { ...(await browsedFacets(db, key, count)), isEstimate: true }
}

async function browse(db: Db, asked: SearchedFor, shown: Shown): Promise<FoundProducts> {
  const page = await listProducts(db, asked, shown)
  return asked.withFacets ? { ...page, facets: await facetsOfFilter(db, asked, page.counted) } : page
}

/**
 * Products by a filter and, with a query, by what they hold: in the order of relevance unless another is asked for,
 * each with why it was found. A list without query and facets takes two statements, a search two more at most for
 * each time that it has to look further.
 */
export async function findProducts(db: Db, asked: SearchedFor, shown: Shown): Promise<FoundProducts> {
  const hasQuery = asked.query !== undefined && asked.query.trim() !== ''
  if (!hasQuery) return browse(db, asked, shown)
  const searched = await search(db, asked)
  const { page } = searched.answer
  const [cards, counted, facets] = await Promise.all([
    findProductCards(
      db,
      page.map(({ id }) => id),
      shown,
    ),
    countOf(db, searched),
    asked.withFacets ? facetsOf(db, searched.answer) : undefined,
  ])
  const { plan, isCode } = searched
  const code: ProductMatch[] = [{ text: asked.query?.trim() ?? '', by: 'Code' }]
  const results = page.flatMap(({ id, matched }): FoundProduct[] => {
    const card = cards.get(id)
    if (!card) return []
    return [{ ...card, matches: isCode ? code : matchesOf(matched, plan.parts) }]
  })
  return { results, counted, ...(facets ? { facets } : {}) }
}

/** The ids that a search answers, best first. */
export async function searchProductIds(db: Db, asked: SearchedFor): Promise<string[]> {
  const { answer } = await search(db, asked)
  return answer.page.map(({ id }) => id)
}
