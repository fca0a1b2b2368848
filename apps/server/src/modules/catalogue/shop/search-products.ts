import type { ProductCode } from '@salvia/rules/search/read-code'
import { preferringFormat, type SearchPlan } from '@salvia/rules/search/search-plan'
import type { Db } from '#db/database'
import { planSearch } from '../../search/index.ts'
import type { Condition } from './data/condition.ts'
import { findIdsByBeginning, findIdsByCode } from './data/product-code-query.ts'
import { absentConditions, codeCondition } from './data/product-filter.ts'
import { runSearch, type SearchAnswer } from './data/product-search-queries.ts'
import type { SearchRequest } from './data/search-request.ts'

/** Fewer hits than this: relax the query, asking without format and side words. */
const ENOUGH = 10

export const noPlan: SearchPlan = {
  all: '',
  named: '',
  core: '',
  wider: [],
  texts: '',
  whole: '',
  categories: [],
  corrected: null,
  absence: null,
  other: [],
  parts: [],
  asked: [],
}

const noAnswer: SearchAnswer = { count: 0, isCapped: false, page: [], facets: [] }

/** What was found, and how: by the search plan or by the numbers in the query; with what else it asked for. */
type Searched = { answer: SearchAnswer; plan: SearchPlan; isCoded: boolean; added: Condition[] }

const either = (match: string, other: string): string =>
  match === '' || other === '' ? match : `(${match}) | ${other}`

/** What is called just as it is typed is found in any case. */
const orCalled = (plan: SearchPlan): SearchPlan => ({
  ...plan,
  all: either(plan.all, plan.whole),
  named: either(plan.named, plan.whole),
})

type Run = (by: SearchPlan) => Promise<Searched>

/**
 * Products whose texts mention everything that is asked for. A text that more products have than are ranked does not
 * distinguish them.
 */
async function searchByTexts(plan: SearchPlan, run: Run): Promise<Searched | null> {
  if (plan.texts === '' || plan.texts === plan.all) return null
  const told = await run({ ...plan, all: plan.texts })
  return told.answer.count > 0 && !told.answer.isCapped ? told : null
}

/**
 * Relaxes the query: first to its core where the whole finds too little, then to ever less where that finds nothing.
 */
async function searchWider(plan: SearchPlan, run: Run, narrow: Searched): Promise<Searched> {
  const isCoreOfMore = plan.core !== plan.all && plan.core !== ''
  let found = isCoreOfMore ? await run({ ...plan, all: plan.core }) : narrow
  for (const all of plan.wider) {
    if (found.answer.count > 0) return found
    if (all !== plan.all) found = await run({ ...plan, all, categories: [] })
  }
  return found
}

/**
 * What holds all that is asked for; where nothing does, what its texts tell of; where that is too little, what holds
 * less of it. An additive that is in none is looked for among the other ingredients.
 */
async function searchByWords(db: Db, plan: SearchPlan, { conditions, ...request }: SearchRequest) {
  const added = absentConditions(plan.absence)
  const run: Run = async (by) => ({
    answer: await runSearch(db, orCalled(by), { ...request, conditions: [...conditions, ...added] }),
    plan: orCalled(by),
    isCoded: false,
    added,
  })
  const whole = await run(plan)
  const told = whole.answer.count === 0 ? await searchByTexts(plan, run) : null
  if (told) return told
  const searched = whole.answer.count < ENOUGH ? await searchWider(plan, run, whole) : whole
  if (searched.answer.count > 0 || plan.other.length === 0) return searched
  return run({ ...plan, all: plan.other.map(({ match }) => match).join(' & '), parts: plan.other })
}

async function searchByIds(db: Db, ids: string[], request: SearchRequest): Promise<Searched | null> {
  if (ids.length === 0) return null
  const added = [codeCondition(ids)]
  const answer = await runSearch(db, noPlan, { ...request, conditions: [...request.conditions, ...added] })
  return answer.count > 0 ? { answer, plan: noPlan, isCoded: true, added } : null
}

type Numbered = { code: ProductCode; request: SearchRequest }

/**
 * Products with this number; for a round number only the literal spelling counts, as a text search comes first then.
 */
async function searchByCode(db: Db, { code, request }: Numbered): Promise<Searched | null> {
  return searchByIds(db, await findIdsByCode(db, { ...code, key: code.isRound ? null : code.key }), request)
}

async function searchByBeginning(db: Db, { code, request }: Numbered): Promise<Searched | null> {
  if (code.key === null) return null
  const whole = code.isRound ? await findIdsByCode(db, code) : []
  const ids = whole.length > 0 ? whole : await findIdsByBeginning(db, code.key)
  return searchByIds(db, ids, request)
}

/** Products by content or by product number, best first. */
export async function searchProducts(db: Db, query: string, request: SearchRequest): Promise<Searched> {
  const { code, ...read } = await planSearch(db, query, request.isVerbatim)
  const { preferredDeliveryFormatId: preferred } = request
  const plan = preferred === undefined ? read : preferringFormat(read, preferred)
  const nothing: Searched = { answer: noAnswer, plan, isCoded: false, added: [] }
  const saysNothing = plan.all === '' && plan.absence === null
  const byWords = async () => (saysNothing ? nothing : searchByWords(db, plan, request))
  if (code === null) return byWords()
  const numbered = { code, request }
  // Nearly all numbers contain a digit: any other query is searched as text first, which saves most searches a lookup.
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
  return found ?? nothing
}
