import type { ProductCode } from '@salvia/rules/search/read-code'
import type { SearchPlan } from '@salvia/rules/search/search-plan'
import type { Db } from '#db/database'
import { planSearch } from '../../search/index.ts'
import type { Condition } from './data/condition.ts'
import { findIdsByBeginning, findIdsByCode } from './data/product-code-query.ts'
import { codeCondition } from './data/product-filter.ts'
import { runSearch, type SearchAnswer } from './data/product-search-queries.ts'
import type { SearchRequest } from './data/search-request.ts'

/** Fewer hits than this: relax the query, asking without format and side words. */
const ENOUGH = 10

export const noPlan: SearchPlan = {
  all: '',
  named: '',
  core: '',
  most: '',
  without: '',
  other: [],
  parts: [],
}

const noAnswer: SearchAnswer = { count: 0, isCapped: false, page: [], facets: [] }

/** What was found, and how: by the plan, or by the numbers that a query is of. */
type Searched = { answer: SearchAnswer; plan: SearchPlan; coded: Condition[] }

/**
 * What holds all that is asked for; where that is too little, what holds the core of it, else what holds all of it but
 * one. An additive that is in none is looked for among the other ingredients.
 */
async function searchByWords(db: Db, plan: SearchPlan, request: SearchRequest): Promise<Searched> {
  const widened = [...new Set([plan.all, plan.core, plan.most])].filter((match) => match !== '')
  let searched: Searched = { answer: await runSearch(db, plan, request), plan, coded: [] }
  for (const all of widened.slice(1)) {
    const isLast = all === plan.most
    if (searched.answer.count >= (isLast ? 1 : ENOUGH)) break
    const wider = { ...plan, all, named: plan.named }
    searched = { answer: await runSearch(db, wider, request), plan: wider, coded: [] }
  }
  if (searched.answer.count > 0 || plan.other.length === 0) return searched
  const others = { ...plan, all: plan.other.map(({ match }) => match).join(' & '), parts: plan.other }
  return { answer: await runSearch(db, others, request), plan: others, coded: [] }
}

async function searchByIds(db: Db, ids: string[], request: SearchRequest): Promise<Searched | null> {
  if (ids.length === 0) return null
  const coded = [codeCondition(ids)]
  const answer = await runSearch(db, noPlan, { ...request, conditions: [...request.conditions, ...coded] })
  return answer.count > 0 ? { answer, plan: noPlan, coded } : null
}

type Numbered = { code: ProductCode; request: SearchRequest }

/** The products whose number it is; of a round one only what is typed letter for letter, as words come first then. */
async function searchByCode(db: Db, { code, request }: Numbered): Promise<Searched | null> {
  return searchByIds(db, await findIdsByCode(db, { ...code, key: code.isRound ? null : code.key }), request)
}

async function searchByBeginning(db: Db, { code, request }: Numbered): Promise<Searched | null> {
  if (code.key === null) return null
  const whole = code.isRound ? await findIdsByCode(db, code) : []
  const ids = whole.length > 0 ? whole : await findIdsByBeginning(db, code.key)
  return searchByIds(db, ids, request)
}

/** Products by what they hold, or by a number that the query is of, best first. */
export async function searchProducts(db: Db, query: string, request: SearchRequest): Promise<Searched> {
  const { code, ...plan } = await planSearch(db, query)
  const byWords = () =>
    plan.all === '' && plan.without === ''
      ? { answer: noAnswer, plan, coded: [] }
      : searchByWords(db, plan, request)
  if (code === null) return byWords()
  const numbered = { code, request }
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
