import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { cachedForAMinute } from '#db/cached-for-a-minute'
import { EXACT_UP_TO, type RowCount } from '#db/count-rows'
import type { Db } from '#db/database'
import { isAnyOf } from '#db/is-any-of'
import { orderBy } from '#db/order-by'
import { preparedAnywhere, preparedForShape } from '#db/statements'
import { products } from '../../products/product-tables.ts'
import { cardValues, selectCards, toCard } from './card-selection.ts'
import type { Condition } from './condition.ts'
import { isShown } from './is-shown.ts'
import type { SearchRequest } from './search-request.ts'
import type { ShopLocale } from './shop-locale.ts'

/** `price` sorts by net price: within one country the order is the same as by gross price. */
const sortable = {
  name: products.plainName,
  price: products.netPrice,
  newest: { backwards: products.createdAt },
  relevance: 'usual' as const,
}

/** A shop list's filters and order; `number` identifies its prepared statements, null leaves them unnamed. */
type Shape = { where: SQL | undefined; order: SQL[]; number: number | null }

const named = (name: string, { number }: Shape): string => (number === null ? '' : `${name}_${number}`)

function rowsOf(db: Db, shape: Shape) {
  const inOrder = [...shape.order, asc(products.id)]
  // The page is selected with narrow rows first, so that display data is only read for its rows.
  const page = db
    .select({ id: products.id })
    .from(products)
    .where(shape.where)
    .orderBy(...inOrder)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'))
  return selectCards(db)
    .where(inArray(products.id, page))
    .orderBy(...inOrder)
    .prepare(named('products', shape))
}

const found = (db: Db, shape: Shape) => db.select({ id: products.id }).from(products).where(shape.where)

/** Number of matches, up to the exact-count limit. */
const firstOf = (db: Db, shape: Shape) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(
      found(db, shape)
        .limit(EXACT_UP_TO + 1)
        .as('first'),
    )
    .prepare(named('products_first', shape))

const allOf = (db: Db, shape: Shape) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(found(db, shape).as('found'))
    .prepare(named('products_count', shape))

const allCounts = cachedForAMinute<number>()

const statementsOf = (shape: Shape) => ({
  rows: preparedForShape((db: Db) => rowsOf(db, shape)),
  first: preparedForShape((db: Db) => firstOf(db, shape)),
  all: preparedForShape((db: Db) => allOf(db, shape)),
})

/** More combinations than visitors use; further ones are built per call and not cached. */
const MOST_SHAPES = 200

/** One pair of statements per requested combination of filters and order. */
const statementsByShape = new Map<string, ReturnType<typeof statementsOf>>()

function statementsFor(conditions: Condition[], sort: string | undefined) {
  const order = orderBy(sort, sortable, [asc(sortable.name)])
  const shape = [...conditions.map(({ key }) => key), sort ?? ''].join(' ')
  const known = statementsByShape.get(shape)
  if (known) return known
  const where = and(isShown, ...conditions.map((condition) => condition.where))
  const isKept = statementsByShape.size < MOST_SHAPES
  const made = statementsOf({ where, order, number: isKept ? statementsByShape.size : null })
  if (isKept) statementsByShape.set(shape, made)
  return made
}

type Listing = Pick<SearchRequest, 'conditions' | 'card' | 'page'>
type Page = { results: ProductCard[]; counted: RowCount }

/** A page of the shop and the number of matches: two statements, plus a third once a minute. */
export async function listProducts(db: Db, request: Listing, shown: ShopLocale): Promise<Page> {
  const { conditions, card, page: asked } = request
  const statements = statementsFor(conditions, asked.sort)
  const values = Object.assign({}, ...conditions.map((condition) => condition.values))
  const page = { ...values, ...card, limit: asked.limit, offset: asked.offset }
  const [rows, [first]] = await Promise.all([
    statements.rows(db).execute(page),
    statements.first(db).execute(values),
  ])
  const count = first?.count ?? 0
  const results = rows.map((row) => toCard(row, shown))
  if (count <= EXACT_UP_TO) return { results, counted: { count, isEstimate: false } }
  const all = await allCounts(db, JSON.stringify(values), async () => {
    const [total] = await statements.all(db).execute(values)
    return total?.count ?? 0
  })
  return { results, counted: { count: Math.max(count, all), isEstimate: true } }
}

const cardsById = preparedAnywhere((db: Db) =>
  selectCards(db).where(isAnyOf(products.id, 'ids')).prepare('product_cards_by_id'),
)

/** Products as shop rows, by id, in any status: a plan may contain discontinued ones. */
export async function findProductCards(
  db: Db,
  ids: string[],
  shown: ShopLocale,
): Promise<Map<string, ProductCard>> {
  if (ids.length === 0) return new Map()
  const rows = await cardsById(db).execute({ ...cardValues(shown), ids })
  return new Map(rows.map((row) => [row.id, toCard(row, shown)]))
}

async function findIds(tx: Db, ids: string[], where: SQL): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param(ids)}::uuid[])`, where))
  return new Set(rows.map(({ id }) => id))
}

/** Which of the ids are active products. */
export const findKnownProductIds = (tx: Db, ids: string[]): Promise<Set<string>> =>
  findIds(tx, ids, eq(products.isActive, true))

/** Which of the ids are products that the shop shows. */
export const findShownProductIds = (tx: Db, ids: string[]): Promise<Set<string>> => findIds(tx, ids, isShown)
