import { productStockStatuses } from '@salvia/contract/words/catalogue'
import { isAvailable } from '@salvia/rules/product/stock-status'
import type { SearchPlan } from '@salvia/rules/search/search-plan'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { preparedForShape } from '#db/statements'
import { searchDocuments } from '../../../search/index.ts'
import { servingSizes } from '../../products/product-part-tables.ts'
import { brands, products } from '../../products/product-tables.ts'
import { type CardRow, cardColumns, isMainServing } from './card-selection.ts'
import type { Condition } from './condition.ts'
import { priceBand, priceBandValues } from './price-conditions.ts'
import type { SearchRequest } from './search-request.ts'

type FacetCount = { facet: string; count: number; name: string | null }

/** A product as a shop row; `matched` says which parts of the plan it matches. */
type FoundCard = CardRow & { matched: boolean[] }

export type SearchAnswer = {
  count: number
  /** Only the first matches were examined, so `count` and the facets may be too low. */
  isCapped: boolean
  /** Matches in display order. */
  page: FoundCard[]
  facets: FacetCount[]
}

/**
 * How many matches are ranked, those containing all terms first: more than anyone reads, and fewer if only a page is
 * needed.
 */
const MOST_RANKED = { withFacets: 500, page: 120 }

const mostRanked = (hasFacets: boolean): number => (hasFacets ? MOST_RANKED.withFacets : MOST_RANKED.page)

/** Statements differ by the number of parts they weigh, in steps. */
const STEP = 4

const { terms } = searchDocuments

const available = sql.raw(
  productStockStatuses
    .filter(isAvailable)
    .map((status) => `'${status}'`)
    .join(', '),
)

/** Placeholder for a part that the query does not have. */
const NO_PART = 'none'

/**
 * The inner select hides the parameters from the planner, so that one plan is kept for all queries: replanning each
 * query costs more than a better plan gains.
 */
const given = (name: string): SQL => sql`(select ${sql.placeholder(name)}::bigint)`

/** A tsquery of the search, evaluated once however often it is used; also hidden from the planner. */
const search = (name: string): SQL => sql`(select ${sql.raw(name)} from asked)`

const match = (name: string): SQL => sql`${terms} @@ ${search(name)}`

const sortable = {
  name: sql`found.plain_name`,
  price: sql`found.net_price`,
  newest: { backwards: sql`found.product_created_at` },
  relevance: 'usual' as const,
}

/** Of what answers alike, what can be ordered comes first. */
const byRelevance = [
  sql`found.score desc`,
  sql`found.is_available desc`,
  sql`found.breadth`,
  sql`found.plain_name`,
]

type Shape = {
  where: SQL
  /** All products of the filter. */
  isOpen: boolean
  isCapped: boolean
  parts: number
  sort: string | undefined
  hasFacets: boolean
  hasOwnPrices: boolean
  name: string
}

const partNames = (count: number): string[] => Array.from({ length: count }, (_, at) => `part${at}`)

const eachPart = (count: number, part: (name: string, at: number) => SQL, between: SQL): SQL =>
  sql.join(partNames(count).map(part), between)

/** All tsqueries of a search, as `asked`. */
function askedAs({ parts, isOpen, isCapped }: Shape): SQL {
  const whole = [...(isOpen ? [] : ['all_terms']), ...(isCapped ? ['named'] : [])]
  const searches = [...whole, ...partNames(parts)].map(
    (name) => sql`${sql.placeholder(name)}::tsquery as ${sql.raw(name)}`,
  )
  return searches.length === 0 ? sql`` : sql`asked as materialized (select ${sql.join(searches, sql`, `)}),`
}

function foundRows({ where, parts, hasFacets, hasOwnPrices }: Shape, matching: SQL, most = sql``): SQL {
  const weighed = (name: string, at: number) =>
    sql`(${match(name)})::int * ${sql.placeholder(`weight${at}`)}::int`
  const score = parts === 0 ? sql`0` : eachPart(parts, weighed, sql` + `)
  const { productId, breadth, plainName, netPrice, productCreatedAt, stockStatus, isShown } = searchDocuments
  const facets = sql`${searchDocuments.facets} || array['stock:' || ${stockStatus}, 'price:' || ${priceBand({ hasOwnPrices })}]`
  return sql`(select ${productId} as id, ${score} as score,
      ${stockStatus} in (${available}) as is_available, ${breadth}, ${plainName}, ${netPrice}, ${productCreatedAt}
      ${hasFacets ? sql`, ${facets} as facets` : sql``}
    from ${searchDocuments}
    where ${matching} and ${isShown} and ${where}
    ${most})`
}

/** The matches, as `found`. A ranked search prefers those containing all terms; other orders take all alike. */
function foundAs(shape: Shape): SQL {
  const all = shape.isOpen ? sql`true` : match('all_terms')
  if (!shape.isCapped) return sql`found as materialized ${foundRows(shape, all)}`
  const most = sql.raw(String(mostRanked(shape.hasFacets)))
  const others = sql`${all} and not ${match('named')}`
  return sql`named as materialized ${foundRows(shape, match('named'), sql`limit ${most}`)},
    found as materialized (select * from named union all
      ${foundRows(shape, others, sql`limit (select ${most} - count(*) from named)`)})`
}

/** Facet counts of the matches, with brand names. */
const facetCounts = sql`(select json_agg(json_build_array(facet, often,
    case when facet like 'brand:%' then (select ${brands.name} from ${brands} where ${brands.id} = substr(facet, 7)::uuid) end))
  from (select facet, count(*)::int as often from found, unnest(found.facets) as facet group by facet) as counted)`

/** One row per product of the page; an empty page has a single row with the total count. */
function answerOf(shape: Shape): SQL {
  const { sort, parts, isOpen, hasFacets } = shape
  const order = orderBy(sort, sortable, isOpen && parts === 0 ? [sortable.name] : byRelevance)
  const inOrder = sql.join([...order, sql`found.id`], sql`, `)
  const held = eachPart(parts, match, sql`, `)
  const matched = parts === 0 ? sql`'[]'::json` : sql`json_build_array(${held})`
  return sql`(with ${askedAs(shape)} ${foundAs(shape)},
    first as materialized (select * from found order by ${inOrder}
      limit ${given('limit')} offset ${given('offset')}),
    page as (select found.id, row_number() over (order by ${inOrder}) as place from first as found)
    select counted.count, page.id, page.place,
      (select ${matched} from ${searchDocuments} where ${searchDocuments.productId} = page.id) as matched,
      ${hasFacets ? sql`case when coalesce(page.place, 1) = 1 then ${facetCounts} end` : sql`null::json`} as facets
    from (select count(*)::int as count from found) as counted left join page on true) as answer`
}

type FacetRow = [facet: string, often: number, name: string | null]

const statementOf = (db: Db, shape: Shape) =>
  db
    .select({
      ...cardColumns,
      count: sql<number>`answer.count`,
      matched: sql<boolean[]>`answer.matched`,
      facets: sql<FacetRow[] | null>`answer.facets`,
    })
    .from(answerOf(shape))
    .leftJoin(products, eq(products.id, sql`answer.id`))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(servingSizes, isMainServing)
    .orderBy(sql`answer.place`)
    .prepare(shape.name)

const MOST_SHAPES = 200
const statements = new Map<string, (db: Db) => ReturnType<typeof statementOf>>()

function statementFor({ conditions, ...shape }: Omit<Shape, 'where' | 'name'> & { conditions: Condition[] }) {
  const { parts, isOpen, isCapped, hasFacets, hasOwnPrices, sort } = shape
  const key = [
    parts,
    isOpen,
    isCapped,
    hasFacets,
    hasOwnPrices,
    sort ?? '',
    ...conditions.map((one) => one.key),
  ].join(' ')
  const known = statements.get(key)
  if (known) return known
  const isKept = statements.size < MOST_SHAPES
  const where = and(...conditions.map((condition) => condition.ofDocument)) ?? sql`true`
  const name = isKept ? `product_search_${statements.size}` : ''
  const statement = preparedForShape((db: Db) => statementOf(db, { ...shape, where, name }))
  if (isKept) statements.set(key, statement)
  return statement
}

type AnswerRow = Awaited<ReturnType<ReturnType<typeof statementOf>['execute']>>[number]

const isCard = (row: AnswerRow): row is AnswerRow & FoundCard => row.id !== null

/** One statement: the cards of the page, the match count and the facet counts. */
export async function runSearch(db: Db, plan: SearchPlan, request: SearchRequest): Promise<SearchAnswer> {
  const { conditions, hasFacets, card, scale } = request
  const { limit, offset, sort } = request.page
  const hasOwnPrices = hasFacets && scale.hasOwnPrices
  const isOpen = plan.all === ''
  const isCapped = !isOpen && sort === undefined && offset + limit <= mostRanked(hasFacets)
  const parts = Math.ceil(plan.parts.length / STEP) * STEP
  const { all: all_terms, named } = plan
  const values: Record<string, unknown> = {
    ...card,
    ...(hasFacets ? priceBandValues(scale) : {}),
    limit,
    offset,
    all_terms,
    named,
  }
  for (let at = 0; at < parts; at++) {
    values[`part${at}`] = plan.parts[at]?.match ?? NO_PART
    values[`weight${at}`] = plan.parts[at]?.weight ?? 0
  }
  const statement = statementFor({
    conditions,
    parts,
    isOpen,
    isCapped,
    sort,
    hasFacets,
    hasOwnPrices,
  })
  const rows = await statement(db).execute(
    Object.assign(values, ...conditions.map((condition) => condition.values)),
  )
  const [first] = rows
  const count = first?.count ?? 0
  const facets = (first?.facets ?? []).map(([facet, often, name]) => ({ facet, count: often, name }))
  return { count, page: rows.filter(isCard), facets, isCapped: isCapped && count >= mostRanked(hasFacets) }
}
