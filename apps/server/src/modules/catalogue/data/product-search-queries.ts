import type { SearchPlan } from '@salvia/rules/search/search-plan'
import { and, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#db/database'
import { orderBy } from '#db/order-by'
import { preparedAnywhere } from '#db/prepared-anywhere'
import { searchDocuments } from '../../search/index.ts'
import { stockStatusNow } from './card-selection.ts'
import { type Condition, isShown } from './product-filter.ts'
import { products } from './product-tables.ts'

export type SearchAsked = {
  plan: SearchPlan
  conditions: Condition[]
  sort: string | undefined
  hasFacets: boolean
  limit: number
  offset: number
}

type FacetCount = { facet: string; count: number }

export type SearchAnswer = {
  count: number
  /** Only the first of what is found were looked at, so `count` and the facets say too little. */
  isCapped: boolean
  /** Found products in the order that is shown; `matched` says which parts of the plan each holds. */
  page: { id: string; matched: boolean[] }[]
  facets: FacetCount[]
}

/**
 * So many are ranked, those that name what is asked for before the others: more than anyone reads, and fewer where a
 * page is all that is wanted.
 */
const MOST_RANKED = { withFacets: 500, page: 200 }

const mostRanked = (hasFacets: boolean): number => (hasFacets ? MOST_RANKED.withFacets : MOST_RANKED.page)

/** Statements differ by how many parts they weigh, in steps. */
const STEP = 4

/** Net EUR cents where the bands of the price facet begin. */
export const priceBands = [0, 1000, 2000, 4000, 8000]

const { terms, contents } = searchDocuments

const match = (name: string): SQL => sql`${terms} @@ ${sql.placeholder(name)}::tsquery`

const sortable = {
  name: sql`found.plain_name`,
  price: sql`found.net_price`,
  newest: { backwards: sql`found.created_at` },
}

const byRelevance = [sql`found.score desc`, sql`found.breadth`, sql`found.plain_name`]

const priceBand = sql`case ${sql.join(
  priceBands
    .toReversed()
    .map((from) => sql`when ${products.netPrice} >= ${sql.raw(String(from))} then ${sql.raw(`'${from}'`)}`),
  sql` `,
)} end`

type Shape = {
  where: SQL
  /** All products of the filter, but those with what is to be absent. */
  isOpen: boolean
  isCapped: boolean
  parts: number
  sort: string | undefined
  hasFacets: boolean
  name: string
}

const eachPart = (count: number, part: (at: number) => SQL, between: SQL): SQL =>
  sql.join(
    Array.from({ length: count }, (_, at) => part(at)),
    between,
  )

function foundRows({ where, parts, hasFacets }: Shape, matching: SQL, most = sql``): SQL {
  const weighed = (at: number) => sql`(${match(`part${at}`)})::int * ${sql.placeholder(`weight${at}`)}::int`
  const score = parts === 0 ? sql`0` : eachPart(parts, weighed, sql` + `)
  const facets = sql`${searchDocuments.facets} || array['stock:' || ${stockStatusNow}, 'price:' || ${priceBand}]`
  return sql`(select ${products.id} as id, ${score} as score, ${searchDocuments.breadth} as breadth,
      ${products.plainName} as plain_name, ${products.netPrice} as net_price, ${products.createdAt} as created_at
      ${hasFacets ? sql`, ${facets} as facets` : sql``}
    from ${searchDocuments} join ${products} on ${products.id} = ${searchDocuments.productId}
    where ${matching} and not ${contents} @@ ${sql.placeholder('without')}::tsquery and ${isShown} and ${where}
    ${most})`
}

/** What is found, as `found`. A ranked search looks first at those that name it all; one in another order takes all alike. */
function foundAs(shape: Shape): SQL {
  const all = shape.isOpen ? sql`true` : match('all')
  if (!shape.isCapped) return sql`found as materialized ${foundRows(shape, all)}`
  const most = sql.raw(String(mostRanked(shape.hasFacets)))
  const others = sql`${all} and not ${match('named')}`
  return sql`named as materialized ${foundRows(shape, match('named'), sql`limit ${most}`)},
    found as materialized (select * from named union all
      ${foundRows(shape, others, sql`limit (select ${most} - count(*) from named)`)})`
}

const facetCounts = sql`(select coalesce(json_agg(json_build_object('facet', facet, 'count', count)), '[]') from (
  select facet, count(*)::int as count from found, unnest(found.facets) as facet group by facet) as counted)`

function statementOf(db: Db, shape: Shape) {
  const { sort, parts, isOpen, hasFacets, name } = shape
  const order = orderBy(sort, sortable, isOpen ? [sortable.name] : byRelevance)
  const matched =
    parts === 0
      ? sql`'[]'::json`
      : sql`json_build_array(${eachPart(parts, (at) => match(`part${at}`), sql`, `)})`
  const answer = sql`(with ${foundAs(shape)},
    page as (select found.id, row_number() over (order by ${sql.join([...order, sql`found.id`], sql`, `)}) as place
      from found order by place limit ${sql.placeholder('limit')} offset ${sql.placeholder('offset')})
    select (select count(*)::int from found) as count,
      (select coalesce(json_agg(json_build_object('id', page.id, 'matched', ${matched}) order by page.place), '[]')
        from page join ${searchDocuments} on ${searchDocuments.productId} = page.id) as page,
      ${hasFacets ? facetCounts : sql`'[]'::json`} as facets) as answer`
  return db
    .select({
      count: sql<number>`answer.count`,
      page: sql<SearchAnswer['page']>`answer.page`,
      facets: sql<FacetCount[]>`answer.facets`,
    })
    .from(answer)
    .prepare(name)
}

const MOST_SHAPES = 200
const statements = new Map<string, (db: Db) => ReturnType<typeof statementOf>>()

function statementFor({ conditions, ...shape }: Omit<Shape, 'where' | 'name'> & { conditions: Condition[] }) {
  const { parts, isOpen, isCapped, hasFacets, sort } = shape
  const key = [parts, isOpen, isCapped, hasFacets, sort ?? '', ...conditions.map((one) => one.key)].join(' ')
  const known = statements.get(key)
  if (known) return known
  const isKept = statements.size < MOST_SHAPES
  const where = and(...conditions.map((condition) => condition.where)) ?? sql`true`
  const name = isKept ? `product_search_${statements.size}` : ''
  const statement = preparedAnywhere((db: Db) => statementOf(db, { ...shape, where, name }))
  if (isKept) statements.set(key, statement)
  return statement
}

/** One statement: the page, how many were found and the counts of their facets. */
export async function runSearch(db: Db, asked: SearchAsked): Promise<SearchAnswer> {
  const { plan, conditions, limit, offset, sort, hasFacets } = asked
  const isOpen = plan.all === ''
  const isCapped = !isOpen && sort === undefined && offset + limit <= mostRanked(hasFacets)
  const parts = Math.ceil(plan.parts.length / STEP) * STEP
  const { all, named, without } = plan
  const values: Record<string, unknown> = { limit, offset, all, named, without }
  for (let at = 0; at < parts; at++) {
    values[`part${at}`] = plan.parts[at]?.match ?? ''
    values[`weight${at}`] = plan.parts[at]?.weight ?? 0
  }
  const statement = statementFor({ conditions, parts, isOpen, isCapped, sort, hasFacets })
  const [answer] = await statement(db).execute(
    Object.assign(values, ...conditions.map((condition) => condition.values)),
  )
  const { count = 0, page = [], facets = [] } = answer ?? {}
  return { count, page, facets, isCapped: isCapped && count >= mostRanked(hasFacets) }
}
